/** A complaint that can be helped: what says it, which substances help (the first safe one of each group), what to do. */
export type Complaint = {
  readonly label: string;
  readonly said: string;
  readonly groups: readonly (readonly string[])[];
  readonly measures: readonly string[];
  /** What the doctor should look at before signing. */
  readonly look: string;
};

const PAIN = ['paracetamol', 'ibuprofen'];
const FLUIDS = 'Drink enough: 6 to 8 cups of water, tea or soup a day.';
const JOINT_PAIN: Omit<Complaint, 'label' | 'said'> = {
  groups: [PAIN, ['menthol gel']],
  measures: [
    'Rest the painful part for a day or two, then move it gently and often.',
    'A cold pack wrapped in cloth for 15 minutes, several times a day, in the first two days; later warmth.',
  ],
  look: 'Swelling, redness, fever, injury, feeling and strength beyond the painful place.',
};

export const COMPLAINTS: readonly Complaint[] = [
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
    said: 'fever\\w*|febrile|pyrexia|high temperature|raised temperature|chills',
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
    said: 'sneez\\w*|hay ?fever|allergic rhinitis|seasonal allerg\\w+|pollen allergy|itchy (?:nose|eyes)|allergic conjunctivitis|allerg(?:y|ies) (?:symptoms|season)',
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
    said: 'nause\\w*|vomit\\w*|throwing up|being sick|queasy|motion sickness',
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
    label: 'itching or hives',
    said: 'itch\\w*|prurit\\w*|hives|urticaria|nettle rash|insect bites?|mosquito bites?|bites?|stings?|poison ivy|sunburn\\w*',
    groups: [['calamine'], ['loratadine', 'cetirizine']],
    measures: ['Cool, damp cloths; short nails; no hot showers; plain moisturiser.'],
    look: 'The whole skin, scabies, liver, medicines as the cause.',
  },
  {
    label: 'rash',
    said: '(?:skin )?rash\\w*|dermatitis|chicken ?pox|heat rash|prickly heat',
    groups: [['calamine']],
    measures: ['Keep the skin cool and dry; no new creams or soaps; take a picture every day.'],
    look: 'Press test, fever, mouth and eyes, medicines begun lately.',
  },
  {
    label: 'dry skin',
    said: 'dry (?:, )?(?:\\w+ )?skin|skin (?:is )?(?:dry|flaky|peeling|cracked)|flaky skin|eczema|chapped|cracked (?:skin|lips|heels)|psoriasis',
    groups: [['petrolatum']],
    measures: ['Short, lukewarm showers without soap; moisturise within three minutes, twice a day.'],
    look: 'Signs of infection.',
  },
  {
    label: 'nappy rash',
    said: 'nappy rash|diaper rash|chafing|intertrigo',
    groups: [['zinc oxide', 'petrolatum']],
    measures: ['Change often, clean with water, let air at the skin.'],
    look: 'Thrush.',
  },
  {
    label: "athlete's foot or ringworm",
    said: "athlete'?s foot|ring ?worm|tinea\\w*|jock itch|fungal (?:skin )?(?:infection|rash)|itchy feet",
    groups: [['clotrimazole']],
    measures: ['Wash and dry well between the toes; change socks every day; own towel.'],
    look: 'Nails, diabetes.',
  },
  {
    label: 'acne',
    said: 'acne|pimples|spots on (?:the |my |his |her )?face|blackheads',
    groups: [['benzoyl peroxide']],
    measures: ['Wash gently twice a day; no squeezing; products without oil.'],
    look: 'Scars, mood.',
  },
  {
    label: 'wart',
    said: 'warts?|verrucas?|corns?',
    groups: [['salicylic acid']],
    measures: ['Soak in warm water and file gently; own towel; cover it in the pool.'],
    look: 'That it is a wart.',
  },
  {
    label: 'cold sore',
    said: 'cold sores?|herpes labialis|fever blisters?',
    groups: [['docosanol']],
    measures: ['Do not touch or share cups; wash hands; sun protection for the lips.'],
    look: 'Eyes, eczema, weak immunity.',
  },
  {
    label: 'mouth ulcer',
    said: 'mouth (?:ulcers?|sores?)|aphthous\\w*(?: ulcers?)?|canker sores?',
    groups: [['benzocaine']],
    measures: ['Rinse with warm salt water after meals; soft brush; nothing spicy.'],
    look: 'More than three weeks, weak immunity.',
  },
  {
    label: 'minor wound or burn',
    said: '(?:minor |small |superficial )?(?:cut|cuts|graze\\w*|abrasions?|scratch\\w*|blisters?|scalds?)|(?:minor|small|superficial|first degree) burns?',
    groups: [['petrolatum'], PAIN],
    measures: ['Cool a fresh burn under running water for 20 minutes. Wash a wound with clean water, cover it.'],
    look: 'Depth, tetanus, dirt, bites.',
  },
  {
    label: 'haemorrhoids',
    said: 'ha?emorrhoids?|piles|itchy bottom',
    groups: [['witch hazel', 'petrolatum']],
    measures: ['Fibre and fluid, no straining, warm sitz baths.'],
    look: 'Bleeding, change of bowel habit.',
  },
  {
    label: 'period pain',
    said: 'period (?:pains?|cramps?)|dysmenorrh\\w+|menstrual (?:pains?|cramps?)|painful periods?',
    groups: [['ibuprofen', 'paracetamol']],
    measures: ['A warm water bottle on the belly; gentle exercise.'],
    look: 'Pregnancy, new or changed pain.',
  },
  {
    label: 'toothache',
    said: 'tooth ?aches?|dental pain|tooth pain|teeth (?:hurt|ache)|sore gums?|gum pain|teething',
    groups: [PAIN],
    measures: ['See a dentist soon; brush softly, rinse with salt water; nothing on the gum.'],
    look: 'Swelling of the face, fever, opening of the mouth.',
  },
  {
    label: 'earache',
    said: 'ear ?aches?|ear pain|otalgia|sore ears?|otitis\\w*|blocked ears?|pain in (?:the|my|his|her) (?:left |right )?ear',
    groups: [PAIN],
    measures: ['A warm cloth on the ear; keep water out; nothing into the ear.'],
    look: 'The ear drum, behind the ear, discharge.',
  },
  {
    label: 'back or neck pain',
    said: '(?:low(?:er)? |upper |mid )?back (?:pain|ache|strain|spasm)|backache|lumbago|sciatica|neck (?:pain|ache|strain)|pain in (?:the|my|his|her) (?:lower |low )?(?:back|neck)|slipped disc',
    ...JOINT_PAIN,
    look: 'Legs: strength and feeling; bladder; fever; injury; weight loss; pain at night.',
  },
  {
    label: 'joint or limb pain',
    said: '(?:joint|knee|shoulder|hip|ankle|wrist|elbow|hand|foot|heel|finger|toe|leg|arm|thigh|calf|limb|rib|muscle|musculoskeletal|jaw) (?:pain|ache|sprain|strain|stiffness|soreness|injury|cramps?)s?|arthralgia|arthritis|osteoarthritis|sprain\\w*|strain(?:ed)?|twisted (?:\\w+ )?(?:ankle|knee|wrist)|tennis elbow|tendin\\w+|tendon\\w+|bursitis|plantar fasciitis|bruis\\w+|stiffness|pain in (?:the|my|his|her) (?:left |right |both )?(?:knees?|shoulders?|hips?|ankles?|wrists?|elbows?|hands?|foot|feet|legs?|arms?|joints?)',
    ...JOINT_PAIN,
  },
  {
    label: 'nosebleed',
    said: 'nose ?bleeds?|epistaxis',
    groups: [['saline'], ['petrolatum']],
    measures: ['Sit up, lean forward, press the soft part of the nose for 15 minutes without letting go.'],
    look: 'Blood pressure, blood thinners, which side.',
  },
  {
    label: 'painful or frequent urination',
    said: 'dysuria|(?:painful|burning|frequent) (?:urination|micturition)|burning (?:when|on|while) (?:passing urine|urinat\\w+|peeing)|pain (?:when|on|while) urinat\\w+|urinary (?:frequency|urgency|symptoms|tract infection)|uti|cystitis',
    groups: [['paracetamol']],
    measures: ['Give a urine sample today, before anything else is decided.', FLUIDS],
    look: 'Urine test, fever, flank pain, pregnancy; an infection needs a prescriber.',
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
];
