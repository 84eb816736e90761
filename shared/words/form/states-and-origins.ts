/**
 * What people say about themselves after "I am" that is not a name there, in alphabetical order: origin, belief and
 * condition. After "my name is" some of them are surnames.
 */
const SAID_OF_ONESELF =
  'abroad afghan african albanian algerian allergic alone alright american amish anaemic anemic anglican arab argentinian armenian ashkenazi asian asthmatic atheist australian austrian autistic aware bangladeshi baptist basque belgian better bipolar blind bolivian bosnian brazilian british buddhist bulgarian burmese cameroonian canadian caribbean catholic chilean chinese colombian concerned confused congolese covid croatian cuban cypriot czech danish deaf diabetic disabled divorced dominican dutch early ecuadorian egyptian emirati employed english epileptic eritrean estonian ethiopian european exhausted fijian filipina filipino finnish fit free french gambian gay georgian german ghanaian glad good grateful greek guatemalan haitian happy hard healthy hindu homeless honduran hungarian icelandic immunocompromised in indian indonesian insured iranian iraqi irish israeli italian ivorian jain jamaican japanese jewish jordanian kazakh kenyan kiwi korean kosovan kurdish kuwaiti late latvian lebanese left lesbian liberian libyan lithuanian lost malay malaysian married mauritian methodist mexican moldovan mongolian moroccan mormon muslim near nepalese nepali nervous nigerian normal norwegian not ok okay orthodox overweight pakistani palestinian peruvian polish portuguese positive protestant quaker ready retired romanian russian rwandan saudi scared scottish self senegalese serbian sexually sikh single slovak slovenian somali sudanese swedish swiss syrian tanzanian teetotal thai thankful tibetan transgender trans tunisian turkish ugandan ukrainian unable unemployed unsure urgent uruguayan vegan vegetarian venezuelan vietnamese vulnerable welsh widowed working yemeni yugoslav zambian zimbabwean'.split(
    ' ',
  );

/** Words that say what somebody is, not who. */
export const STATES_AND_ORIGINS: ReadonlySet<string> = new Set(SAID_OF_ONESELF);
