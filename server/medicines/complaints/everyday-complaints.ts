import { PAIN, type Complaint } from './complaint.ts';

const FLUIDS = 'Drink enough: 6 to 8 cups of water, tea or soup a day.';

/** Head, throat, chest, stomach and general complaints. */
export const EVERYDAY_COMPLAINTS: readonly Complaint[] = [
  {
    label: 'headache',
    said: 'head ?aches?|migraines?|cephalgia|pain in (?:the|my|his|her) head',
    groups: [PAIN],
    measures: [
      'Rest in a dark, quiet room; drink water; eat regularly.',
      'Keep a note of when the headaches come. No painkillers on more than 10 days a month.',
    ],
    look: 'New or changed pattern, eyes, blood pressure, neck, neurological signs.',
  },
  {
    label: 'fever',
    said: '(?<!hay |glandular )fever\\w*(?! blisters?)|febrile|pyrexia|high temperature|raised temperature|chills',
    groups: [PAIN],
    measures: [FLUIDS, 'Light clothes, rest; measure the temperature morning and evening and write it down.'],
    look: 'The source of the fever; travel; days of fever.',
  },
  {
    label: 'body aches',
    said: 'body (?:aches?|pains?)|aches and pains|myalgias?|muscle (?:pains?|aches?|soreness)|sore muscles|aching all over|flu(?: like)?(?: symptoms)?|influenza',
    groups: [PAIN, ['menthol gel']],
    measures: ['Rest and warmth.', FLUIDS],
    look: 'Fever, dark urine, statins, tick bites.',
  },
  {
    label: 'sore throat',
    said: 'sore throats?|throat (?:pain|ache|hurts|soreness|irritation)|scratchy throat|pharyngitis|tonsillitis|hoarse\\w*|painful swallowing|pain on swallowing|odynophagia',
    groups: [['benzocaine', 'menthol'], PAIN],
    measures: [
      'Gargle with warm salt water (half a teaspoon in a glass) several times a day.',
      'Warm or cold drinks, soft food, no smoke.',
    ],
    look: 'Tonsils, swollen glands, rash, swallowing, voice.',
  },
  {
    label: 'cough',
    said: 'cough\\w*|bronchitis|phlegm|sputum',
    groups: [['menthol']],
    measures: [
      'A spoon of honey in warm water or tea (never under one year of age).',
      'Drink enough, moist air, no smoke; sleep with the head raised.',
    ],
    look: 'Lungs, oxygen, duration over three weeks, ACE inhibitors.',
  },
  {
    label: 'blocked or runny nose',
    said: '(?:runny|blocked|stuffy|congested|bunged up) nose|nose (?:is )?(?:running|blocked|stuffy)|nasal (?:congestion|discharge|obstruction|drip)|congestion|rhinorrho?ea|rhinitis|(?:common )?cold(?: symptoms)?(?! (?:pack|water|hands|feet|intolerance|sores?|weather|air|sweats?))|sinus\\w*|head cold|uri|urti|post nasal drip|loss of smell',
    groups: [['saline']],
    measures: [
      'Rinse the nose with saline; steam from a bowl is not needed and can scald.',
      'Sleep with the head raised; moist air.',
      FLUIDS,
    ],
    look: 'One-sided pain over the sinuses, more than 10 days, foreign body in a child.',
  },
  {
    label: 'allergic complaints',
    said: 'sneez\\w*|hay ?fever|allergic rhinitis|seasonal allerg\\w+|pollen allergy|itchy (?:nose|eyes)|allergic conjunctivitis|itchy,? (?:and )?watery eyes|allerg(?:y|ies) (?:symptoms|season)',
    groups: [['loratadine', 'cetirizine'], ['saline']],
    measures: [
      'Keep away from what sets it off; keep windows shut when pollen is high; rinse the nose and shower in the evening.',
    ],
    look: 'Wheezing, what sets it off.',
  },
  {
    label: 'dry or irritated eyes',
    said: '(?:dry|irritated|itchy|gritty|watery|tired|red|pink|sore) eyes?|eyes? (?:are |is )?(?:dry|irritated|itchy|gritty|watery|red|sore|strain)|eye (?:strain|irritation|redness|discharge)|conjunctivitis|stye',
    groups: [['artificial tears']],
    measures: [
      'Take contact lenses out. Clean the lids with boiled, cooled water. Rest from screens every 20 minutes.',
    ],
    look: 'Sight of each eye, pain, light sensitivity, contact lenses.',
  },
  {
    label: 'diarrhoea',
    said: 'diarrh\\w+|loose (?:stools?|motions?|bowels?)|watery (?:stools?|motions?)|gastroenteritis|stomach (?:bug|flu)|food poisoning|the runs',
    groups: [['oral rehydration salts']],
    measures: [
      'Small, frequent sips of oral rehydration solution or soup; eat as soon as possible, plain food.',
      'Wash hands well; do not prepare food for others.',
    ],
    look: 'Signs of dehydration, blood, travel, recent antibiotics.',
  },
  {
    label: 'nausea or vomiting',
    said: 'n ?\\/ ?v|nause\\w*|vomit\\w*|throwing up|being sick|queasy|motion sickness',
    groups: [['oral rehydration salts']],
    measures: ['Small sips of cool fluid every few minutes; plain food when wanted; ginger tea may help.'],
    look: 'Pregnancy, abdomen, dehydration, medicines as the cause.',
  },
  {
    label: 'heartburn',
    said: 'heart ?burn|(?:acid )?reflux|gerd|gord|indigestion|dyspep\\w+|acidity|sour stomach|epigastric (?:burning|discomfort)|gastritis',
    groups: [['calcium carbonate', 'magnesium hydroxide']],
    measures: [
      'Small meals, nothing for three hours before bed, head of the bed raised; less coffee, alcohol, fat and tobacco.',
    ],
    look: 'Weight loss, swallowing, anaemia, age over 55 with new complaints, heart.',
  },
  {
    label: 'stomach ache or bloating',
    said: 'stomach ?aches?|tummy ?aches?|(?:mild |lower |upper )?(?:abdominal|stomach|tummy|belly) (?:pain|discomfort|cramps?)|bloat\\w*|wind|flatulen\\w+|gas|cramps',
    groups: [],
    measures: [
      'A warm water bottle wrapped in cloth, light meals, enough fluid; no painkillers before the abdomen has been examined.',
    ],
    look: 'The abdomen, pregnancy, urine.',
  },
  {
    label: 'constipation',
    said: 'constipat\\w+|hard stools?|no bowel (?:movement|motion)',
    groups: [],
    measures: [
      'More fibre (fruit, vegetables, whole grain), 6 to 8 cups of fluid, a walk every day, time on the toilet after breakfast.',
    ],
    look: 'Medicines as the cause, thyroid, blood, change after 50.',
  },
  {
    label: 'dizziness',
    said: 'dizz\\w*|light ?headed\\w*|vertigo|giddy',
    groups: [],
    measures: ['Sit or lie down at once when it comes; get up slowly; drink enough; do not drive or climb.'],
    look: 'Blood pressure lying and standing, pulse, ears, sugar, medicines as the cause.',
  },
  {
    label: 'fatigue',
    said: 'fatigue\\w*|tired\\w*|exhaust\\w+|no energy|low energy|malaise|weakness|run ?down|unwell',
    groups: [],
    measures: ['Regular sleep, daily walks, regular meals, no alcohol; a diary for two weeks.'],
    look: 'Blood count, sugar, thyroid, mood, pregnancy.',
  },
  {
    label: 'poor sleep',
    said: "insomnia|(?:cannot|can't|trouble|difficulty|poor|problems?) (?:to )?sleep\\w*|sleepless\\w*|not sleeping",
    groups: [],
    measures: [
      'The same hours every day, a dark and cool room, no screens and no coffee in the evening; get up when awake for 20 minutes.',
    ],
    look: 'Mood, pain, breathing stops at night, alcohol.',
  },
  {
    label: 'worry or low mood',
    said: 'anxi\\w+|panic\\w*|stress\\w*|low mood|depress\\w+|feeling (?:low|down|sad)',
    groups: [],
    measures: [
      'Ask directly about thoughts of self-harm. Agree on a talk within days; daily walk; somebody to turn to; a crisis line number.',
    ],
    look: 'Safety, support at home, alcohol, thyroid.',
  },
  {
    label: 'palpitations or high blood pressure',
    said: 'palpitations?|heart (?:racing|flutter\\w*|pounding)|high blood pressure|raised blood pressure',
    groups: [],
    measures: [
      'Measure pulse and blood pressure now and twice a day for a week, sitting, after five minutes of rest; no coffee, no decongestants.',
    ],
    look: 'ECG, electrolytes, thyroid.',
  },
  {
    label: 'hot flushes',
    said: 'hot (?:flush\\w*|flash\\w*)|night sweats?|sweat\\w+|hyperhidrosis',
    groups: [],
    measures: ['Light layers of clothes, a cool bedroom, less alcohol, coffee and spice.'],
    look: 'Fever, weight, thyroid, medicines as the cause.',
  },
  {
    label: 'hiccups or dry mouth',
    said: 'hiccup\\w*|hiccough\\w*|dry mouth|bad breath|halitosis',
    groups: [],
    measures: ['Small sips of cold water; brush teeth and tongue twice a day; no tobacco.'],
    look: 'Medicines as the cause, more than 48 hours of hiccups.',
  },
  {
    label: 'dandruff or hair loss',
    said: 'dandruff|hair (?:loss|fall\\w*|thinning)|alopecia|flaky scalp|head lice|lice',
    groups: [],
    measures: ['Wash gently, comb out wet hair with conditioner, own comb and towel.'],
    look: 'Scalp, thyroid, iron.',
  },
  {
    label: 'ear wax',
    said: 'ear ?wax|cerumen',
    groups: [],
    measures: ['Nothing into the ear; a few drops of olive oil for some days when the drum is whole.'],
    look: 'The ear drum.',
  },
  {
    label: 'weight or appetite',
    said: 'weight gain|overweight|obes\\w+|(?:loss of|poor|no) appetite',
    groups: [],
    measures: ['Regular meals and a walk every day; weigh once a week and write it down.'],
    look: 'Thyroid, mood, unwanted weight loss, medicines as the cause.',
  },
];
