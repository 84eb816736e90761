import { findRedFlags } from '#shared/rules/red-flags.ts';
import type { CaseFacts } from './patient-facts.ts';
import { denials, plain, says, words } from './statements.ts';

/** How clinicians write warning signs; how patients say them is known to shared/rules/red-flags.ts. */
const CLINICAL: readonly (readonly [label: string, said: string])[] = [
  [
    'Chest pain or tightness',
    '(?:chest|retrosternal|substernal|precordial) (?:pain|tightness|pressure|discomfort|heaviness)|angina at rest|pain in (?:the|his|her|my) chest|acs|stemi|nstemi|(?:acute )?myocardial infarction|st elevation|(?:raised|elevated|positive) troponin',
  ],
  [
    'Difficulty in breathing',
    "short(?:ness)? of breath|sob|dyspno?ea|breathless\\w*|difficulty (?:in )?breathing|struggling to breathe|(?:can't|cannot) breathe|stridor|respiratory distress|cyanos\\w+|cyanotic|status asthmaticus|accessory muscles|tripod\\w*|hypoxi\\w+",
  ],
  [
    'Signs of a stroke',
    'stroke symptoms|slurred speech|dysarthria|aphasia|facial (?:droop\\w*|weakness|asymmetry)|face droop\\w*|droop\\w* (?:of the |on the )?(?:face|mouth)|hemipar\\w+|hemiplegi\\w+|(?:one|left|right) sided (?:weakness|numbness)|(?:weakness|numbness) (?:of|in|on) (?:the |his |her |my )?(?:left|right|one) (?:arm|leg|side)|sudden (?:weakness|numbness|confusion|loss of vision|vision loss)|acute stroke',
  ],
  [
    'Worst or sudden headache',
    'thunderclap|worst headache|worst ever headache|sudden severe headache|subarachnoid|jaw claudication|temporal arteritis|giant cell',
  ],
  [
    'Signs of meningitis',
    'mening\\w+|neck stiffness|stiff neck|nuchal rigidity|kernig\\w*|brudzinski\\w*|photophobia (?:and|with) fever|fever (?:and|with) photophobia|non ?blanching|petechia\\w*|purpur\\w+',
  ],
  [
    'Severe bleeding',
    'ha?ematemesis|vomit\\w* (?:up )?(?:fresh |bright red )?blood|blood in (?:the |his |her |my )?vomit|coffee grounds?|ha?emoptysis|cough\\w* (?:up )?blood|(?:spoonfuls?|cupfuls?|mouthfuls?|streaks?|flecks?|clots?) of (?:\\w+ ){0,2}blood|blood\\w* (?:in|on) (?:the |his |her |my )?(?:sputum|phlegm|spit|mucus)|blood (?:stained|streaked) (?:sputum|phlegm)|sp(?:at|it\\w*) (?:up |out )?blood|mela?ena|black (?:tarry )?stools?|tarry stools?|rectal bleeding|blood\\w* (?:in|on) (?:the |his |her |my )?stools?|bloody (?:stools?|diarrh\\w+)|(?:diarrh\\w+|stools?|motions?|vomit\\w*) with (?:fresh |some )?blood|blood and mucus|ha?ematochezia|ha?emorrhag\\w+|(?:heavy|severe|uncontrolled|profuse) bleeding',
  ],
  [
    'Severe allergic reaction',
    'anaphyla\\w+(?= (?:now|today|reaction|shock|is suspected))|angio ?o?edema|(?:lip|lips|tongue|throat|facial|face) swelling|swelling of (?:the |his |her |my )?(?:lips?|tongue|throat|face)|swollen (?:lips?|tongue|throat|face)|throat (?:is )?closing|(?:tongue|lips?|throat) (?:feels? |is |are |getting )?(?:thick|swollen|tight|puffy|huge)',
  ],
  [
    'A fit, fainting or reduced consciousness',
    'seizures?(?= (?:today|this|now|yesterday|lasting))|(?:had|has had|having|witnessed|new|first) (?:a )?(?:\\w+ )?(?:seizures?|fit|convulsions?)|convulsions?|convulsing|syncop\\w+|fainted|passed out|collapsed?|loss of consciousness|lost consciousness|unconscious|unresponsive|gcs (?:of )?(?:[3-9]|1[0-4])|drowsy|letharg\\w+|hard to (?:wake|rouse)|confused|acute confusion|delirium|obtunded',
  ],
  [
    'Thoughts of suicide or self-harm',
    'suicid\\w+|self harm\\w*|(?:kill|hurt|harm)\\w* (?:my|him|her|them)sel(?:f|ves)|end (?:my|his|her|their) (?:own )?life|wants? to die|better off dead|not worth living|wishes? (?:to be|he was|she was|they were) dead',
  ],
  [
    'Overdose or poisoning',
    'over ?dos\\w+|poison\\w+|ingest\\w+ (?:of )?(?:bleach|battery|pesticide|unknown|\\d+)|(?:took|taken|swallowed|ingested) (?:about |around |nearly |over )?(?:\\d{2,3}|all|a bottle|a handful|a packet|the whole|too many)(?! ?(?:mg|ml|mcg|days|minutes|hours|years|units?)\\b)',
  ],
  [
    'Severe abdominal pain with warning signs',
    'acute abdomen|peritoni\\w+|rigid abdomen|abdomen (?:is )?rigid|guarding|rebound|(?:severe|sudden|excruciating|worst) (?:\\w+ )?(?:abdominal|stomach|belly|tummy|epigastric) pain|appendicitis|rlq pain|mcburney\\w*|right (?:lower|iliac) (?:quadrant|fossa) (?:pain|tenderness)|bowel obstruction|testicular (?:torsion|pain)|ectopic|pancreatitis|aneurysm',
  ],
  [
    'Signs of a dangerous infection',
    'sepsis|septic|septic\\w+|rigors?|necroti\\w+|mottled|toxic appear\\w+|looks toxic|febrile neutropeni\\w+',
  ],
  ['Diabetes out of control', 'dka|ketoacid\\w+|hypoglyc\\w+|hypos?(?= )|ketones'],
  [
    'Cauda equina or spinal cord signs',
    'saddle (?:ana?esthesia|numbness)|cauda equina|urinary retention|(?:bladder|bowel|urinary|faecal|fecal) incontinence|incontinence of|loss of (?:bladder|bowel) control|bilateral leg weakness|(?:new )?leg weakness|foot drop',
  ],
  [
    'Sudden loss of vision or an eye injury',
    '(?:sudden |acute |painless )?(?:loss of vision|vision loss|visual loss|blindness)|chemical (?:splash|burn|injury)|curtain over|halos around lights|painful red eye',
  ],
  [
    'A clot in a leg or the lungs',
    'dvt|deep vein|pulmonary embol\\w+|calf (?:swelling|tenderness)|swollen (?:left |right |one )?calf|unilateral leg swelling|(?:one|left|right) leg (?:is )?swollen',
  ],
  [
    'Serious injury or burn',
    'head (?:injury|trauma)|hit (?:his|her|my|the) head|open fracture|compound fracture|deformity|stab(?:bed|bing)|gunshot|(?:severe|major|extensive|third degree|full thickness|facial) burns?|electr\\w+ burn|road traffic|motor vehicle|car (?:accident|crash)|fell from',
  ],
  ['Jaundice', 'jaundiced?|icter\\w+|yellow (?:skin|eyes|sclera\\w*)'],
  [
    'Dehydration with danger signs',
    "severe(?:ly)? dehydrat\\w+|no urine|anuri\\w+|not (?:passed|passing) urine|sunken eyes|skin tenting|unable to keep (?:anything|fluids|water) down|(?:can't|cannot|not) keep(?:ing)? (?:anything|fluids|water) down|not drinking|refus\\w+ (?:all )?(?:fluids?|to drink|feeds?)|(?:cannot|can't|unable to|not able to) swallow|muffled voice|hot potato voice|drooling|trismus",
  ],
];
const PREGNANCY =
  'bleed\\w*|spotting|(?:severe|bad|worst|persistent) headache|visual (?:disturbance|change|symptom)\\w*|blurr\\w+|flashing lights|abdominal pain|epigastric pain|stomach ache|cramp\\w*|contractions?|waters? (?:broke\\w*|leak\\w*)|fluid leak\\w*|reduced (?:fetal |foetal )?movements?|(?:baby )?not moving|no movements?|(?:face|facial|hand) swelling|swollen (?:face|hands)|pre ?eclampsia|(?<!hay )fever|febrile|persistent vomiting|hyperemesis|painful urination|dysuria|itching (?:of )?(?:the )?(?:palms|soles|all over)';

const FEVER = words('(?<!hay )fever\\w*|febrile|hot|rigors?');
/** Dangerous together with fever. */
const WITH_FEVER = [
  ['Fever after childbirth', 'post ?partum|post ?natal|after (?:the |giving )?(?:birth|delivery)|c section|ca?esarean'],
  [
    'A hot, swollen joint with fever',
    '(?:red|hot|swollen)[ ,](?:and )?(?:\\w+[ ,]){0,2}(?:knee|joint|hip|ankle|elbow|wrist|shoulder)|(?:knee|joint|hip|ankle|elbow|wrist|shoulder) (?:is )?(?:red|hot|swollen)',
  ],
  [
    'Fever with a weak immune system',
    'chemo\\w*|immuno(?:suppress|compromis|deficien)\\w+|neutropeni\\w+|asplenic|splenectomy|transplant',
  ],
].map(([label = '', said = '']) => ({ label, pattern: words(said) }));
const NO_SIGN =
  /\b(?:seizure free|pain free|symptom free|seizure disorder|wheez\w+ (?:after|with|on|from) (?:taking )?[\p{L}]+(?: (?:once|before|years ago|in the past|as a child))+|(?:speak|talk)(?:s|ing) in (?:full|complete|whole) sentences|breathing (?:easily|normally|comfortably|well|fine)|not suicidal|fit and (?:well|healthy)|hay fever)\b/gu;

const PATTERNS = CLINICAL.map(([label, said]) => ({ label, pattern: words(said) }));
const PREGNANCY_PATTERN = words(PREGNANCY);

/** The warning signs of a case: in the report and in the chips, said and not denied, and in what was measured. */
export function findAlarms(report: string, symptoms: readonly string[], facts: CaseFacts): string[] {
  const chips = symptoms.join('. ');
  const labels = new Set<string>();
  const [said, chosen] = [saidOnly(report), saidOnly(chips)];
  for (const text of [said, chosen, `${said}. ${chosen}`])
    for (const { label } of findRedFlags(text)) labels.add(label);
  for (const text of [report, chips].map(plain)) {
    const denied = denials(text);
    for (const { label, pattern } of PATTERNS) if (says(text, pattern, denied) === 'yes') labels.add(label);
    if (facts.pregnant === true && says(text, PREGNANCY_PATTERN, denied) === 'yes')
      labels.add('Pregnancy with warning signs');
  }
  for (const label of measuredAlarms(facts)) labels.add(label);
  const everything = plain(`${report}.\n${chips}`);
  const feverish = (facts.measured.temperature ?? 0) >= 38 || says(everything, FEVER) === 'yes';
  for (const { label, pattern } of WITH_FEVER) if (feverish && says(everything, pattern) === 'yes') labels.add(label);
  if (facts.age !== undefined && facts.age < 0.25 && feverish) labels.add('Fever in a baby under three months');
  return [...labels];
}

/** A text without turns of speech that only sound like a warning sign, and without the tails of denied lists. */
function saidOnly(text: string): string {
  const searched = plain(text).replace(NO_SIGN, ' ');
  const chars = searched.split('');
  for (const { start, end } of denials(searched)) {
    const comma = searched.indexOf(',', start);
    if (comma !== -1 && comma < end) chars.fill(' ', comma, end);
  }
  return chars.join('');
}

function measuredAlarms({ measured, age = 40, pregnant, conditions }: CaseFacts): string[] {
  const adult = age >= 16;
  const {
    temperature = 37,
    systolic = 120,
    diastolic = 70,
    oxygen = 98,
    heartRate = 80,
    breathingRate = 16,
    sugars,
  } = measured;
  const copd = conditions.includes('asthma') ? 90 : 93;
  return [
    oxygen < copd ? `Oxygen saturation of ${oxygen} %` : '',
    systolic >= 180 || diastolic >= 120 ? `Blood pressure of ${systolic}/${diastolic}` : '',
    adult && systolic < 90 ? `Low blood pressure of ${systolic}/${diastolic}` : '',
    pregnant === true && (systolic >= 140 || diastolic >= 90)
      ? `Blood pressure of ${systolic}/${diastolic} in pregnancy`
      : '',
    pregnant === true && temperature >= 38 ? 'Fever in pregnancy' : '',
    temperature >= 40 || temperature < 35 ? `Temperature of ${Math.round(temperature * 10) / 10} °C` : '',
    adult && (heartRate >= 130 || heartRate < 45) ? `Heart rate of ${heartRate}` : '',
    (adult && breathingRate >= 25) || breathingRate >= 45 ? `Breathing rate of ${breathingRate}` : '',
    ...sugars.map((sugar) => (sugar < 3.5 || sugar > 20 ? 'Blood sugar far from normal' : '')),
  ].filter((label) => label !== '');
}
