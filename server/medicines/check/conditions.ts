import { measuredConditions } from '#server/medicines/read/measured-conditions.ts';
import { denials, plain, says, words } from '#server/medicines/read/statements.ts';

/**
 * The patient's conditions that decide which medicine is safe, and the words for them. If in doubt a condition counts:
 * a history of an ulcer is an ulcer here.
 */
const TABLE = {
  'kidney disease':
    '(?:chronic )?(?:kidney|renal) (?:disease|failure|impairment|insufficiency|injury|transplant|problems?|trouble|dysfunction)|(?:poor|reduced|bad|weak) (?:kidneys?|renal)(?: function)?|(?:only )?one kidney|ckd|esrd|aki|dialysis|nephropathy|nephritis|nephrotic|egfr(?: of| is|:)? ?<? ?[1-5]?\\d(?!\\d)|(?:raised|high|elevated) creatinine',
  'liver disease':
    'liver (?:disease|cirrhosis|failure|impairment|problems?|trouble|dysfunction|damage|transplant)|cirrhosis|cirrhotic|hepatitis|hepatic \\w+|fatty liver|(?:raised|high|elevated|abnormal) (?:lfts?|liver (?:tests|enzymes|function tests)|alt|transaminases)|jaundiced?',
  ulcer:
    "(?<!mouth |leg |foot |corneal |pressure |aphthous |venous |oral |diabetic )ulcers?|gastric bypass|bariatric|gastritis|(?:gi|gastrointestinal|stomach|gastric) bleed\\w*|crohn'?s?|ulcerative colitis|inflammatory bowel",
  asthma: 'asthma\\w*|nasal polyps?|aerd',
  COPD: 'copd|chronic obstructive|emphysema|chronic bronchitis|respiratory failure',
  'sleep apnoea': 'sleep apn(?:o)?ea|osa',
  'heart failure': 'heart failure|cardiac failure|chf|hfref|hfpef|cardiomyopathy',
  'heart disease':
    'heart (?:disease|attack|bypass|stent|surgery)|coronary|ischa?emic heart|angina|myocardial infarction|mi|cad|ihd|stents?|cabg|stroke|tia|atrial fibrillation|a fib|af|peripheral arter\\w+',
  hypertension: 'hypertens\\w+|high blood pressure|raised blood pressure|htn|blood pressure medication',
  'long QT': '(?:long|prolonged) qtc?|qtc? prolongation|torsades?',
  'slow heart or heart block':
    'heart block|av block|(?:second|third|2nd|3rd) degree block|sick sinus|bradycardi\\w+|slow heart(?: rate| or heart block)?',
  thrombosis:
    'thrombosis|dvt|deep vein thrombosis|venous thrombosis|(?:previous|past|history of) (?:thrombosis|clot)|pulmonary embol\\w+|vte|thrombophilia|factor v leiden|antiphospholipid',
  'migraine with aura': 'migraines? with (?:visual )?auras?|auras? with migraines?',
  'breast cancer': 'breast (?:cancer|carcinoma)|ca breast',
  'bladder cancer': 'bladder (?:cancer|carcinoma|tumou?r)',
  aneurysm: '(?:aortic )?aneurysms?|aortic dissection|marfan\\w*|ehlers danlos',
  'aortic stenosis': 'aortic stenosis|hypertrophic (?:obstructive )?cardiomyopathy|hocm',
  'high potassium': 'hyperkala?emi\\w+|(?:high|raised|elevated) (?:serum )?potassium',
  'low potassium': 'hypokala?emi\\w+|low (?:serum )?potassium',
  'low sodium': 'hyponatra?emi\\w+|low (?:serum )?sodium|siadh',
  'high INR': '(?:high|raised|elevated) inr',
  gout: 'gout\\w*',
  epilepsy: 'epilep\\w+|seizure disorder|seizures|fits of epilepsy',
  myasthenia: 'myasthenia\\w*',
  'Parkinson’s disease': "parkinson\\w*(?:'s)?(?: disease)?|lewy body",
  dementia: "dementia|alzheimer\\w*(?:'s)?|cognitive impairment",
  'bowel obstruction': 'bowel obstruction|intestinal obstruction|ileus',
  'head injury': 'head injur\\w+|raised intracranial pressure|brain injur\\w+|concussion',
  'bipolar disorder': 'bipolar(?: disorder)?|manic depress\\w+|mania',
  psychosis: 'psychos[ie]s|psychotic|schizo\\w+',
  depression: '(?<!st |t wave )depression|depressive (?:disorder|episode)',
  'low white cells': 'neutropeni\\w+|agranulocyt\\w+|leukopeni\\w+|low white (?:cells?|blood cells?|count|cell count)',
  ketoacidosis: 'ketoacidosis|dka',
  pancreatitis: 'pancreatitis',
  'low blood sugar': 'hypoglyca?emi\\w+|low blood sugars?|hypos',
  'type 1 diabetes': 'type (?:1|one) diabet\\w+|t1dm|dm1|iddm|type 1 dm',
  'tendon trouble':
    'tendon (?:rupture|trouble|tear)|torn tendon|ruptured (?:achilles )?tendon|tendinitis|tendinopathy|achilles tendon pain',
  'muscle pain or rhabdomyolysis':
    'rhabdomyolysis|muscle pain or rhabdomyolysis|myopathy|(?:high|raised|elevated) (?:ck|creatine kinase)',
  'active bleeding':
    'active(?:ly)? bleeding|gi bleed\\w*|(?:blood in|bloody|black|tarry) (?:the |his |her )?(?:stools?|urine)|mela?ena|intracranial (?:ha?emorrhage|bleed\\w*)|ha?emorrhagic stroke',
  'bleeding disorder':
    'ha?emophilia|von willebrand|thrombocytop\\w+|low platelets|bleeding (?:disorder|tendency|problems?)|itp',
  glaucoma: 'glaucoma',
  'enlarged prostate': 'enlarged prostate|bph|prostat(?:e|ic) (?:enlargement|hyperplasia|problems?)|urinary retention',
  'overactive thyroid': 'hyperthyroid\\w*|overactive thyroid|thyroid disease|graves',
  diabetes: 'diabet\\w+|t1dm|t2dm|type [12] dm|dm2?',
  'heavy alcohol':
    'alcoholi\\w+|alcohol (?:abuse|dependen\\w+|misuse|excess|use disorder|addiction|problem)|heavy (?:alcohol|drink\\w*)|drinks heavily|binge drink\\w*|(?:drinks?|alcohol|beers?|wine|vodka|whisk\\w+|spirits|rum|gin)[^.;\\n]{0,40}(?:every day|daily|per day|a day|each day|every night|nightly|every evening)|(?:daily|every day)[^.;,\\n]{0,20}(?:alcohol|beers?|wine|vodka|whisk\\w+|drinking)|drank (?:a lot|too much|heavily)|drunk|hungover|hangover',
  dengue: 'dengue|chikungunya|zika|ha?emorrhagic fever',
  varicella: 'chicken ?pox|varicella',
  g6pd: 'g ?6 ?pd|g6pd\\w*|methaemoglobin\\w*|methemoglobin\\w*',
  'kidney stones': 'kidney stones?|renal stones?|nephrolith\\w+|hypercalca?emia|high calcium|sarcoid\\w*',
  'fluid loss':
    'fluid loss|dehydrat\\w+|not drinking|vomit\\w*|diarrh\\w+|gastroenteritis|(?:loose|watery) (?:stools?|motions?)',
  'poor circulation': 'poor circulation|neuropathy|diabetic foot',
  'recent surgery':
    '(?:planned|upcoming|scheduled|before|after|recent) (?:\\w+ )?(?:surgery|operation)|(?:surgery|operation) (?:tomorrow|next week|last week|yesterday)',
  immunosuppressed:
    'immuno(?:suppress\\w+|compromised|deficien\\w+)|chemotherapy|chemo|transplant|hiv|leuka?emia|splenectomy|asplenic|neutropeni\\w+',
  breastfeeding: 'breast ?feed\\w*|nursing (?:a|her|my) (?:baby|infant|child)|lactating|lactation',
  pregnancy:
    'pregnan\\w+|expecting a baby|gravid|antenatal|prenatal|(?:first|second|third|1st|2nd|3rd) trimester|\\d{1,2} ?(?:weeks?|wks?|\\/40)(?: of)? gestation|gestational age|trying to conceive|conceiving',
} as const;

const PATTERNS = Object.entries(TABLE).map(([name, source]) => ({ name, pattern: words(source) }));

/** The conditions that a text reports, by their names in server/medicines/known/cautions.tsv, and measured values. */
export function readConditions(text: string): ReadonlySet<string> {
  const searched = plain(text);
  const denied = denials(searched);
  const said = PATTERNS.filter(({ pattern }) => says(searched, pattern, denied) === 'yes').map(({ name }) => name);
  return new Set([...said, ...measuredConditions(searched)]);
}
