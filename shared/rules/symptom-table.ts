import type { DEPARTMENTS } from './departments.ts';

/** A symptom by the name the form shows, the department that treats it, and the phrases that say it (see phrase.ts). */
export type SymptomRow = readonly [name: string, department: (typeof DEPARTMENTS)[number], said: string];

const G = 'General Medicine';
const C = 'Cardiology';
const N = 'Neurology';
const O = 'Orthopedics';
const E = 'Ophthalmology';
const D = 'Dermatology';

const CANNOT =
  "(?:can't|cannot|can not|cant|couldn't|could not|unable to|not able to|hardly|barely|struggl\\w+ to|hard to|difficult to)";
const TROUBLE = '(?:difficulty|difficulties|trouble|problems?|struggling|hard time|issues?)(?: with| in)?';

/** What patients and clinicians say, by the name it gets. Pain in a part of the body has a table of its own. */
export const SYMPTOM_TABLE: readonly SymptomRow[] = [
  ['migraine', N, 'migraines?(?: head ?aches?)?'],
  [
    'headache',
    N,
    'head ?aches?|head ~ (?:hurts?|hurting|aches?|aching|pounding|throbbing|splitting|killing me|banging)|pain in OF head|cephalalgia|sore head|head pains?',
  ],
  [
    'fever',
    G,
    'fevers?|feverish|febrile|pyrexia|pyrexial|(?:high|raised|running a|had a|have a|has a|got a|with a) (?:slight |bit of a |high )?temp(?:erature)?|temp(?:erature)?(?: was| is| of| at| up to| went up to)* (?:3[89]|4[01]|10[1-5])(?:\\.\\d)?|temperature is (?:high|up)|burning up|fevering|body is hot',
  ],
  ['cough', G, 'cough(?:s|ing|ed)?(?! (?:syrup|medicine|up blood|up ~ blood))|chesty cough'],
  [
    'nausea',
    G,
    'nausea|nauseous|nauseated|queasy|queasiness|(?:feel|feels|feeling|felt) (?:really |a bit |very |so |quite )?sick(?: to (?:my|his|her|the) stomach)?|sick to my stomach|want to vomit|vomiting sensation',
  ],
  [
    'dizziness',
    N,
    'dizz(?:y|iness)|dizzy spells?|light ?headed(?:ness)?|vertigo|giddy|giddiness|woozy|(?:room|world|everything|head) ~ spinning|unsteady',
  ],
  [
    'fatigue',
    G,
    'fatigued?|tired(?:ness)?(?! of(?= ))|exhaust(?:ed|ion)|no energy|low energy|lack of energy|lethargic|lethargy|run ?down|worn out|knackered|shattered|drained|wiped out|malaise',
  ],
  [
    'shortness of breath',
    C,
    `short(?:ness)? of (?:the )?breath|breathless(?:ness)?|out of breath|short of breathing|dyspn(?:o|e|oe)a|sob|winded|(?:${CANNOT}|${TROUBLE}) (?:even |to )?(?:breathe?|breathing|catch (?:my|his|her|a) breath|get (?:my |enough |any )?(?:breath|air))(?: properly)?|breathing(?: is| has been| gets| got)? (?:difficult\\w*|hard(?:er)?|heavy|heavily|problems?|trouble)|gasping|lose (?:my )?breath|breath is short|puffed out`,
  ],
  [
    'sore throat',
    G,
    '(?:sore|scratchy|raw|itchy|painful|bad) throats?|throat ~ (?:hurts?|hurting|sore|painful|raw|on fire|paining|scratchy)|throat (?:pain|ache|infection)|pain in OF throat|hurts (?:when i |to )swallow|pain(?:ful)? (?:on |when |with )?swallowing|odynophagia|tonsillitis',
  ],
  [
    'runny nose',
    G,
    'runn(?:y|ing) nose|runny|nose ~ (?:running|runny|runs|dripping|streaming)|rhinorrho?ea|nasal discharge',
  ],
  ['stomach ache', G, '(?:stomach|tummy|belly) ?-?aches?'],
  [
    'nasal congestion',
    G,
    '(?:stuffy|blocked|congested|stuffed up|bunged up) nose|nose ~ (?:blocked|stuffed|stuffy|congested|bunged)|(?:nasal|sinus) congestion|congested|congestion|stuffiness',
  ],
  ['sneezing', G, 'sneez(?:e|es|ing)'],
  ['wheezing', G, 'wheez(?:e|es|ing|y)'],
  ['chills', G, 'chills?|chilly|shiver(?:s|ing|y)?|rigou?rs'],
  ['night sweats', G, 'night sweats?|sweat\\w* at night'],
  ['sweating', G, 'sweat(?:s|ing|y)|diaphoresis|diaphoretic|clammy'],
  [
    'weight loss',
    G,
    '(?:weight loss(?! (?:surg|program|clinic|med|pill|diet))|los(?:t|ing) (?:a lot of |some |so much )?weight|lost \\w+ (?:kilos|pounds|kg|stone))',
  ],
  ['weight gain', G, '(?:weight gain|gain(?:ed|ing) (?:a lot of |some )?weight|put(?:ting)? on weight)'],
  [
    'loss of appetite',
    G,
    "(?:loss of|no|poor|lost (?:my|his|her)|decreased|reduced) appetite|not eating|off (?:my|his|her) food|anorexia|not hungry|don't feel like eating",
  ],
  ['difficulty swallowing', G, `dysphagia|(?:${CANNOT}|${TROUBLE}) swallow(?:ing)?|food (?:gets|is getting) stuck`],
  [
    'hoarseness',
    G,
    'hoarse(?:ness)?|lost (?:my|his|her) voice|losing (?:my|his|her) voice|voice ~ (?:hoarse|croaky|gone)',
  ],
  ['throat swelling', G, 'throat ~ (?:swelling|swollen|closing|swelling up)|swell(?:ing|ed) (?:of|in) OF throat'],
  ['swollen glands', G, '(?:swollen|enlarged) (?:lymph )?(?:glands?|nodes?)|lymphadenopathy|glands ~ (?:swollen|up)'],
  ['itching', D, 'itch(?:y|ing|es|iness)?|pruritus|scratching'],
  [
    'rash',
    D,
    '(?:skin )?rash(?:es)?|hives|urticaria|red (?:spots|patches|bumps)|spots ~ (?:body|skin|face|chest|arms?|legs?|back)|skin ~ (?:red|inflamed|blotchy)|eczema|welts|pimples|blisters?',
  ],
  ['dry skin', D, 'dry(?= (?:[a-z]+ ){0,2}skin )|skin ~ (?:dry|flaky|peeling|cracked)|flaky skin|peeling skin'],
  ['acne', D, 'acne|breakouts?'],
  ['hair loss', D, '(?:hair (?:loss|fall|falling(?: out)?|thinning)|losing (?:my )?hair|bald patch(?:es)?|alopecia)'],
  [
    'mole change',
    D,
    'moles? ~ (?:changed?|changing|bigger|grown|growing|darker|bleeding|itchy)|changing mole|(?:new|strange|odd) mole',
  ],
  ['jaundice', G, 'jaundice[d]?|yellow(?:ing)? (?:of )?(?:the |my )?(?:skin|eyes)|(?:skin|eyes) ~ yellow'],
  ['bruising', G, 'bruis(?:e|es|ed|ing)'],
  ['lump', G, '(?:lump|lumps|growth|swollen lump|nodule|bulge)'],
  ['breast lump', 'Oncology', '(?:lump|mass|nodule) (?:in|on|under) OF breast|breast (?:lump|mass)'],
  [
    'groin lump',
    G,
    '(?:lump|bulge|swelling) (?:in|on) OF groin|groin (?:lump|bulge|swelling)|inguinal (?:mass|swelling|hernia)',
  ],
  ['neck lump', G, '(?:lump|mass|swelling) (?:in|on) OF neck|neck (?:lump|mass|swelling)'],
  ['weakness', N, 'weak(?:ness)?(?! (?:stream|knees))|feebleness'],
  [
    'arm weakness',
    N,
    `(?:${CANNOT} (?:move|lift|raise|feel)|weakness (?:in|of)|lost (?:use|power|strength) (?:of|in)) OF arm|arm ~ (?:weak|limp|paraly[sz]ed|went dead|won't move|not moving|weakness)`,
  ],
  [
    'leg weakness',
    N,
    `(?:${CANNOT} (?:move|lift|feel)|weakness (?:in|of)|lost (?:use|power|strength) (?:of|in)) OF legs?|legs? ~ (?:weak|gave way|giving way|weakness|paraly[sz]ed)`,
  ],
  [
    'facial droop',
    N,
    '(?:face|mouth) ~ (?:droop\\w*|dropp\\w+|twisted|lopsided|fallen)|facial (?:droop\\w*|weakness|asymmetry|palsy)|droop(?:y|ing) face',
  ],
  [
    'slurred speech',
    N,
    `slurr\\w+(?: (?:speech|words))?|speech ~ (?:slurred|garbled|funny)|(?:${CANNOT}|${TROUBLE}) (?:speak|speaking|talk|talking|find(?:ing)? (?:my |the )?words)|dysarthria|aphasia`,
  ],
  ['numbness', N, 'numb(?:ness)?|pins and needles|dead arm'],
  ['tingling', N, 'tingl(?:e|es|y|ing)|par(?:a)?esthesias?'],
  ['tremor', N, 'tremors?|tremble|trembling|shak(?:y|iness|ing)|shakes'],
  ['seizure', N, 'seizures?|convuls\\w+|epileptic fit|(?:had|having|has had) (?:a )?fits?|fitting|fits'],
  [
    'fainting',
    N,
    'faint(?:ed|ing|s)?|passed out|pass(?:ing)? out|black(?:ed|ing)? out|blackouts?|syncop\\w+|collapsed|loss of consciousness|lost consciousness|loc',
  ],
  ['confusion', N, 'confus(?:ed|ion)|disorient(?:ed|ation)|not making sense|delirious'],
  [
    'memory loss',
    N,
    'memory (?:loss|problems?|trouble|issues|lapses?)|forgetful(?:ness)?|forgetting (?:things|names|words|everything)|memory ~ (?:worse|bad|going|failing|poor)|losing (?:my|his|her) memory|keeps? forgetting|amnesia',
  ],
  ['drowsiness', N, 'drows(?:y|iness)|sleepy|sleepiness|somnolen\\w+'],
  [
    'sensitivity to light',
    N,
    'photophobia|sensitiv(?:e|ity) to (?:the )?light|(?:bright )?light ~ hurts?(?: my eyes)?',
  ],
  [
    'blurred vision',
    E,
    'blurr(?:y|ed|ing)(?: (?:vision|eyesight|sight))?|(?:vision|eyesight|sight) ~ (?:blurr\\w+|fuzzy|hazy|cloudy|foggy|unclear)|see(?:ing)? blurry|fuzzy vision|cloudy vision',
  ],
  ['double vision', E, 'double vision|seeing double|diplopia'],
  [
    'vision loss',
    E,
    `(?:loss of|lost|losing) (?:my |his |her |the )?(?:vision|eyesight|sight)|vision loss|${CANNOT} see(?: (?:properly|well|clearly|anything|out of OF eye))?|gone blind|going blind|(?:vision|eyesight) ~ (?:gone|worse|going|poor)|(?:poor|reduced|decreased) (?:vision|visual acuity|eyesight)`,
  ],
  ['flashes or floaters', E, 'floaters?|flash(?:es|ing) (?:of )?lights?|flashing lights?|curtain ~ (?:eye|vision)'],
  [
    'red eye',
    E,
    '(?:red|bloodshot|pink) eyes?|eyes? ~ (?:red|bloodshot|pink)|redness (?:in|of) OF eyes?|conjunctivitis',
  ],
  [
    'watery eyes',
    E,
    '(?:watery|watering|runny|streaming|teary) eyes?|eyes? ~ (?:watery|watering|streaming|tearing)|lacrimation',
  ],
  ['eye discharge', E, 'eye discharge|discharge from OF eyes?|eyes? ~ (?:sticky|gunky|discharge|crusty|stuck)'],
  [
    'hearing loss',
    G,
    `hearing (?:loss|~ (?:worse|deteriorat\\w+|reduced|going|gone|muffled|poor))|(?:loss of|lost|losing) (?:my |his |her )?hearing|${CANNOT} (?:really )?hear(?! you(?= )| me(?= ))|${TROUBLE} hearing|hard of hearing|deaf(?:ness)?|muffled hearing`,
  ],
  ['ringing in the ears', G, 'tinnitus|ringing (?:in|noise in) OF ears?|ears? ~ ringing|buzzing in OF ears?'],
  ['ear discharge', G, 'ear discharge|discharge from OF ears?|otorrho?ea|ears? ~ (?:discharge|leaking|oozing)'],
  ['nosebleed', G, 'nose ?bleeds?|bleed(?:s|ing)? (?:from|through) OF nose|nose ~ bleed(?:s|ing)?|epistaxis'],
  ['nose pressure', G, 'pressure in OF (?:nose|sinus(?:es)?)|(?:nose|sinus|nasal) pressure'],
  [
    'loss of smell',
    G,
    "(?:loss of|lost|losing) (?:my |the )?(?:sense of )?(?:smell|taste)(?: and (?:taste|smell))?|can't (?:smell|taste)(?: anything)?|anosmia",
  ],
  [
    'vomiting',
    G,
    'vomit(?:s|ing|ed)?|throw(?:s|ing)? (?:\\w+ )?up|threw up|thrown up|puk(?:e|es|ed|ing)|emesis|being sick|(?:was|been) (?:physically )?sick (?:once|twice|\\w+ times)|keep (?:anything|food|fluids|water) down',
  ],
  [
    'diarrhoea',
    G,
    'diarrho?ea|diarrea|loose (?:motions?|stools?|bowels?|poos?|poops?)|runny (?:stools?|poos?)|watery (?:stools?|motions?|poos?)|the runs|running stomach|upset stomach',
  ],
  [
    'constipation',
    G,
    "constipat(?:ed|ion)|(?:can't|cannot|haven't been able to) (?:poo|poop|pass (?:a )?stool|go to the toilet)|hard stools?",
  ],
  [
    'blood in stool',
    G,
    'blood (?:in|on|with) OF (?:stools?|poo|poop|motions?|faeces|feces)|bloody (?:stools?|diarrho?ea|poo)|bleed\\w* (?:from|through) OF (?:bottom|rectum|back passage)|rectal bleeding|hematochezia|haematochezia|black (?:tarry )?(?:stools?|poo)|tarry stools?|mel(?:a)?ena',
  ],
  [
    'blood in urine',
    G,
    'blood (?:in|when) OF (?:urine|pee|wee|water|urinat\\w+)|bloody urine|(?:urine|pee|wee) ~ (?:red|pink|bloody|blood)|ha?ematuria|(?:peeing|passing|weeing) blood',
  ],
  [
    'painful urination',
    G,
    `dysuria|(?:burn(?:s|ing)?|pain|painful|hurts?|stings?|stinging)(?: sensation)? (?:when|while|on|with|to|during)(?: i| i'm| he| she)? (?:passing |pass )?(?:urin\\w+|pee|peeing|wee|weeing|water)|painful urination|urination ~ (?:burning|painful)|burning urine|urine ~ (?:burns|burning)`,
  ],
  [
    'frequent urination',
    G,
    'polyuria|(?:urinat\\w+|peeing|weeing|passing urine|pee|wee|urine) (?:a lot|more|very often|often|frequently|so (?:much|often)|all the time|too much|many times)(?: often)?|frequent urination|urinary frequency|increased urination|(?:going|go) to the (?:toilet|loo|bathroom) (?:a lot|all the time|to pee|very often to pee)',
  ],
  [
    'increased thirst',
    G,
    'polydipsia|(?:very|always|so|really|excessive(?:ly)?|increased|extremely|constant(?:ly)?) thirst(?:y)?|thirsty|drinking a lot of water',
  ],
  [
    'incontinence',
    G,
    'incontinen(?:t|ce)|(?:wet|wetting|soiled) (?:myself|himself|herself|the bed)|bed ?wetting|leaking urine|lost control of (?:my |his |her )?(?:bladder|bowels)',
  ],
  ['heartburn', G, 'heartburn|heart burn|acid reflux|reflux|indigestion|dyspepsia|acidity'],
  [
    'bloating',
    G,
    'bloat(?:ed|ing)|gassy|flatulence|wind|distend(?:ed)|distension|swollen (?:stomach|belly|tummy|abdomen)',
  ],
  [
    'insomnia',
    G,
    `insomnia|(?:can't|cannot|unable to|not|can not) (?:get to |been )?sleep(?:ing)?(?: well| at all| properly)?|${TROUBLE} sleep(?:ing)?|sleepless\\w*|poor sleep`,
  ],
  ['anxiety', G, 'anxi(?:ety|ous)|panic attacks?|panick\\w+|on edge'],
  ['low mood', G, 'depress(?:ed|ion)|low mood|feeling (?:very |really |so )?(?:low|down|hopeless)|tearful'],
  [
    'palpitations',
    C,
    'palpitations?|heart ~ (?:rac(?:ing|es)|pounding|pounds|flutter(?:s|ing)|skip(?:s|ping)|thumping|fast|irregular\\w*|quickly)|(?:racing|pounding|fluttering|irregular|rapid|fast) (?:heart|heartbeat|heart beat|heart rate)|flutter(?:s|ing) in OF chest',
  ],
  [
    'high blood pressure',
    C,
    '(?:high|raised|elevated) (?:blood pressure|bp)|(?:blood pressure|bp) ~ (?:high|up|raised|elevated)|hypertension|hypertensive',
  ],
  [
    'chest tightness',
    C,
    '(?:tight(?:ness)?|pressure|heaviness|squeezing|heavy weight) (?:in|on|across|around) OF chest|chest (?:tightness|pressure|heaviness|feels tight|is tight)|tight chest|chest ~ (?:tight|heavy)',
  ],
  [
    'body aches',
    G,
    '(?:body|general) ?(?:aches?|pains?|aching)|ach(?:y|es|ing) (?:all over|everywhere)|aches and pains|whole body ~ (?:aches?|aching|hurts?|paining)|pain all over|body is paining',
  ],
  ['stiffness', O, '(?:stiff|stiffness)'],
  [
    'neck stiffness',
    N,
    "(?:stiff neck|neck (?:stiffness|is (?:very |so |really )?stiff)|stiffness (?:in|of) OF neck|nuchal rigidity|can't (?:bend|touch|put) (?:my |his |her )?(?:neck|chin)(?: to (?:my |his |her )?chest)?)",
  ],
  ['cramps', G, 'cramp(?:s|ing)?|spasms?'],
  [
    'injury',
    O,
    'fractur(?:e|ed)|broken (?:bone|arm|leg|wrist|ankle|finger|toe|hip|collarbone|foot|hand)|broke (?:my|his|her) \\w+|sprain(?:ed)?|dislocat(?:ed|ion)|twisted (?:my|his|her) (?:ankle|knee|wrist)|torn ligament|strained',
  ],
  [
    'difficulty walking',
    O,
    `(?:${CANNOT}|${TROUBLE}) (?:walk|walking|put(?:ting)? weight)|limp(?:ing)|unable to walk|unsteady gait`,
  ],
  [
    'vaginal bleeding',
    G,
    '(?:vaginal )?spotting|vaginal bleeding|bleeding (?:between periods|after sex|from OF vagina)|heavy (?:periods?|bleeding|menstrual\\w*)|menorrhagia',
  ],
  ['vaginal discharge', G, 'vaginal (?:discharge|itching)|discharge from OF (?:vagina|private part)'],
  ['missed period', G, '(?:missed|late|no|irregular) periods?|period ~ late|amenorrho?ea'],
  ['bleeding', G, 'bleed(?:s|ing)'],
  [
    'coughing up blood',
    G,
    'cough(?:ing|ed|s)?(?: ~)? (?:up )?blood|ha?emoptysis|blood ~ (?:sputum|phlegm|when i cough)|bloody (?:sputum|phlegm)',
  ],
  [
    'vomiting blood',
    G,
    '(?:vomit(?:ing|ed|s)?|throw(?:ing|n)? up|threw up)(?: ~)? blood|ha?ematemesis|blood in OF vomit',
  ],
  ['phlegm', G, 'phlegm|sputum|mucus'],
  ['toothache', G, 'tooth ?aches?|(?:tooth|teeth) ~ (?:hurts?|aching|pain|ache|sore)'],
  ['mouth ulcers', G, '(?:mouth|tongue) (?:ulcers?|sores?)|sores? in OF mouth|ulcers? (?:in|on) OF (?:mouth|tongue)'],
  ['snoring', G, 'snor(?:e|es|ing)'],
  ['hot flushes', G, 'hot (?:flush(?:es)?|flash(?:es)?)'],
  ['burn', D, '(?:burn(?:ed|t) (?:my|his|her)|scald(?:ed)?|burns? (?:on|to) OF \\w+)'],
  ['unwell', G, 'unwell|under the weather|not (?:been )?feeling (?:well|good|right|myself|great)'],
  ['irritability', G, "irritab(?:le|ility)|crying a lot|fussy|won't stop crying"],
];
