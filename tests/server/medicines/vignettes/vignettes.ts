/**
 * Invented cases. `must` says what a clinician would demand of the draft:
 * - emergency: emergency instructions and no medicine;
 * - refusal: no medicine, and considerations that say why;
 * - measures: no medicine is safe or needed, but something concrete to do;
 * - medicine: at least one of `anyOf`;
 * - help: a medicine or something concrete to do, no refusal;
 * - noMedicine: no medicine, for whichever reason.
 * `never` are medicines that would be wrong here; `mostMg` is the most in a day that may come out of the draft.
 */
export type Vignette = {
  readonly what: string;
  readonly report: string;
  readonly symptoms: readonly string[];
  readonly must: 'emergency' | 'refusal' | 'measures' | 'medicine' | 'help' | 'noMedicine';
  readonly anyOf?: readonly string[];
  readonly never?: readonly string[];
  readonly mostMg?: Readonly<Record<string, number>>;
  readonly says?: RegExp;
};

export const VIGNETTES: readonly Vignette[] = [
  {
    what: 'a healthy adult with a tension headache',
    report:
      '34-year-old woman. Tension-type headache since yesterday, no fever, no neck stiffness. No known allergies.',
    symptoms: ['headache'],
    must: 'medicine',
    anyOf: ['paracetamol', 'ibuprofen'],
    mostMg: { paracetamol: 3000, ibuprofen: 1200 },
  },
  {
    what: 'chest pain with sweating',
    report: 'Male, 58 years old, smoker. Crushing central chest pain for one hour with sweating.',
    symptoms: ['chest pain', 'sweating'],
    must: 'emergency',
  },
  {
    what: 'a red flag that stands in a chip only',
    report: '45-year-old man seen for a routine review.',
    symptoms: ['slurred speech', 'weakness of the left arm'],
    must: 'emergency',
  },
  {
    what: 'red flags that are all denied',
    report:
      '29 yo male with a runny nose and sneezing for two days. Denies chest pain, shortness of breath, fever or neck stiffness.',
    symptoms: ['runny nose', 'sneezing'],
    must: 'medicine',
    anyOf: ['saline', 'cetirizine', 'loratadine'],
  },
  {
    what: 'an infant with fever',
    report: '7 week old baby girl, temperature 38.6, feeding less.',
    symptoms: ['fever'],
    must: 'emergency',
  },
  {
    what: 'a toddler under two',
    report: '18 month old boy with a runny nose and cough, playing well.',
    symptoms: ['runny nose', 'cough'],
    must: 'refusal',
  },
  {
    what: 'an age that nobody wrote down',
    report: 'Patient reports a sore throat since Monday. No allergies.',
    symptoms: ['sore throat'],
    must: 'refusal',
    says: /age/i,
  },
  {
    what: 'a child without a weight',
    report: '6-year-old girl with fever 38.4 since last night, drinking well, alert.',
    symptoms: ['fever'],
    must: 'measures',
    says: /weight/i,
  },
  {
    what: 'a child with a weight',
    report: '6-year-old girl, weight 21 kg, fever 38.4 since last night, drinking well, alert. No allergies.',
    symptoms: ['fever'],
    must: 'medicine',
    anyOf: ['paracetamol', 'ibuprofen'],
    mostMg: { paracetamol: 1260, ibuprofen: 630 },
  },
  {
    what: 'an old woman with knee pain on warfarin',
    report: '78-year-old woman, knee osteoarthritis, on warfarin for atrial fibrillation. Pain on stairs.',
    symptoms: ['knee pain'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'aspirin', 'naproxen', 'diclofenac'],
    mostMg: { paracetamol: 2000 },
  },
  {
    what: 'paracetamol allergy',
    report: '40 year old man, allergic to paracetamol (rash). Back pain after gardening, no leg weakness.',
    symptoms: ['back pain'],
    must: 'medicine',
    anyOf: ['ibuprofen', 'menthol'],
    never: ['paracetamol'],
  },
  {
    what: 'an NSAID allergy and asthma',
    report: '31-year-old female with aspirin-exacerbated asthma. Headache today, no visual symptoms.',
    symptoms: ['headache'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'aspirin'],
  },
  {
    what: 'pregnancy with a headache',
    report: '27-year-old woman, 20 weeks pregnant, mild headache, blood pressure 112/70, no visual disturbance.',
    symptoms: ['headache'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'cetirizine', 'loratadine', 'menthol', 'calcium', 'saline'],
    says: /confirm/i,
  },
  {
    what: 'pregnancy with a runny nose',
    report: '30 years old, pregnant (12 weeks). Blocked and runny nose. No fever, no bleeding.',
    symptoms: ['runny nose', 'nasal congestion'],
    must: 'measures',
  },
  {
    what: 'pregnancy with bleeding',
    report: '33-year-old, 30 weeks pregnant, vaginal bleeding since this morning.',
    symptoms: ['vaginal bleeding'],
    must: 'emergency',
  },
  {
    what: 'kidney disease with back pain',
    report:
      '66-year-old man with chronic kidney disease stage 3, on lisinopril and furosemide. Low back pain for a week.',
    symptoms: ['back pain'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'naproxen', 'magnesium', 'calcium'],
    mostMg: { paracetamol: 2000 },
  },
  {
    what: 'liver cirrhosis with muscle pain',
    report: '52 yo man, liver cirrhosis, muscle aches after a long walk. No fever.',
    symptoms: ['muscle pain'],
    must: 'medicine',
    anyOf: ['menthol'],
    never: ['paracetamol', 'ibuprofen'],
  },
  {
    what: 'a stomach ulcer and toothache',
    report: '47-year-old man, peptic ulcer last year. Toothache since two days, dentist on Friday.',
    symptoms: ['toothache'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen'],
  },
  {
    what: 'hypertension and a blocked nose',
    report: '55-year-old woman with hypertension on amlodipine. Blocked nose and sinus pressure, BP 138/84.',
    symptoms: ['nasal congestion'],
    must: 'medicine',
    anyOf: ['saline'],
    never: ['pseudoephedrine', 'phenylephrine', 'oxymetazoline'],
  },
  {
    what: 'depression treated with sertraline, period pain',
    report: '24 year old woman taking sertraline. Period pain, cramps every month. Not pregnant.',
    symptoms: ['period pain'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'dextromethorphan'],
  },
  {
    what: 'a patient who takes paracetamol already, under a brand',
    report: '38-year-old man with flu-like body aches. Takes Tylenol 1000 mg four times a day already.',
    symptoms: ['body aches', 'fever'],
    must: 'medicine',
    anyOf: ['ibuprofen'],
    never: ['paracetamol'],
    says: /paracetamol|acetaminophen/i,
  },
  {
    what: 'gastroenteritis in an adult',
    report: '26-year-old man, watery diarrhoea five times today, some vomiting, no blood, passing urine.',
    symptoms: ['diarrhea', 'vomiting'],
    must: 'medicine',
    anyOf: ['oral rehydration'],
    never: ['loperamide', 'ibuprofen'],
  },
  {
    what: 'heartburn',
    report:
      '44-year-old man with heartburn after meals for a week. No weight loss, no trouble swallowing, no black stools.',
    symptoms: ['heartburn'],
    must: 'medicine',
    anyOf: ['calcium carbonate', 'hydroxide'],
  },
  {
    what: 'vomiting blood',
    report: '61-year-old man on ibuprofen for a shoulder, vomited blood this morning.',
    symptoms: ['nausea'],
    must: 'emergency',
  },
  {
    what: 'suicidal thoughts',
    report: '19-year-old student, low mood for months, says she wants to end her life.',
    symptoms: ['low mood', 'insomnia'],
    must: 'emergency',
  },
  {
    what: 'an overdose',
    report: '22-year-old woman took 30 paracetamol tablets two hours ago.',
    symptoms: ['nausea'],
    must: 'emergency',
  },
  {
    what: 'a report that contradicts itself about the age',
    report: 'Patient is 4 years old with cough. Patient is 54 years old, retired.',
    symptoms: ['cough'],
    must: 'refusal',
    says: /contradict/i,
  },
  {
    what: 'a symptom nobody knows',
    report: '35-year-old man. Complains of glimmering elbows for a month.',
    symptoms: ['glimmering elbows'],
    must: 'refusal',
  },
  {
    what: 'an unknown medicine',
    report: '50-year-old woman, takes Zyloprantine 40 mg daily. Sore throat since yesterday, no fever.',
    symptoms: ['sore throat'],
    must: 'medicine',
    anyOf: ['lozenge', 'paracetamol'],
    says: /zyloprantine/i,
  },
  {
    what: 'vital signs that alarm on their own',
    report: '70-year-old man with a cough. SpO2 86 % on room air, RR 32, BP 84/50.',
    symptoms: ['cough'],
    must: 'emergency',
  },
];
