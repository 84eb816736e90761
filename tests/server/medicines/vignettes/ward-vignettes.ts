import type { Vignette } from './vignettes.ts';

/** A third set, written without looking at the rules or at the other two. */
export const WARD_VIGNETTES: readonly Vignette[] = [
  {
    what: 'a teacher with a sore throat in whole sentences',
    report:
      'Mrs Adeyemi is a 51 year old teacher who has had a scratchy throat and a hoarse voice for three days. She can swallow and drink. She takes nothing and has no allergies.',
    symptoms: ['sore throat', 'hoarse voice'],
    must: 'medicine',
    anyOf: ['paracetamol', 'ibuprofen', 'lozenge'],
  },
  {
    what: 'a sudden curtain over one eye',
    report: '67-year-old gentleman. Since this morning a dark curtain over the right eye with flashes of light.',
    symptoms: ['sudden loss of vision'],
    must: 'emergency',
  },
  {
    what: 'heartburn in somebody on ibuprofen every day',
    report:
      '48M, burning behind the breastbone after meals, worse lying down. Takes ibuprofen 400 mg daily for his knee. No black stools. NKDA.',
    symptoms: ['heartburn'],
    must: 'medicine',
    anyOf: ['antacid', 'calcium carbonate', 'aluminium', 'magnesium'],
    never: ['ibuprofen'],
  },
  {
    what: 'diarrhoea on a journey, able to drink',
    report:
      '26 year old backpacker, watery stools five times a day for two days, drinking well, no blood, no fever. No allergies, no medicines.',
    symptoms: ['diarrhoea'],
    must: 'medicine',
    anyOf: ['oral rehydration'],
    never: ['loperamide'],
  },
  {
    what: 'a bee sting with a swollen tongue',
    report: '33F stung by a bee twenty minutes ago, tongue feels thick, hives all over, voice changed.',
    symptoms: ['bee sting', 'hives'],
    must: 'emergency',
  },
  {
    what: 'a man with gout who takes warfarin',
    report: '72 y/o man, red hot big toe since last night, known gout. On warfarin for atrial fibrillation. No fever.',
    symptoms: ['toe pain'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'naproxen', 'aspirin'],
    mostMg: { paracetamol: 2000 },
  },
  {
    what: 'a feverish cold with a liver that is cirrhotic',
    report: '59-year-old woman with alcoholic cirrhosis. Runny nose, sore throat, temperature 37.9 for one day.',
    symptoms: ['runny nose', 'sore throat', 'fever'],
    must: 'medicine',
    anyOf: ['saline', 'paracetamol', 'lozenge'],
    never: ['ibuprofen'],
    mostMg: { paracetamol: 2000 },
  },
  {
    what: 'a boy of nine with his weight',
    report:
      'Boy, 9 years, 28 kg. Fever 38.4 since last night, drinking, playing, no rash. No allergies. Fully vaccinated.',
    symptoms: ['fever'],
    must: 'medicine',
    anyOf: ['paracetamol', 'ibuprofen'],
    mostMg: { paracetamol: 1700, ibuprofen: 850 },
  },
  {
    what: 'a girl of five without a weight',
    report: 'Girl, 5 years old, earache since the evening, temperature 37.8, no discharge. No known allergies.',
    symptoms: ['earache'],
    must: 'measures',
  },
  {
    what: 'first half of a pregnancy with a headache',
    report:
      '30F, 14 weeks pregnant, dull headache since lunch, blood pressure 112/70, no visual changes, no swelling. No allergies.',
    symptoms: ['headache'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen'],
  },
  {
    what: 'late pregnancy with a headache and spots before the eyes',
    report: '36 weeks pregnant, 28 years old, severe headache, flashing spots, swollen face and hands.',
    symptoms: ['headache', 'visual disturbance'],
    must: 'emergency',
  },
  {
    what: 'tablets taken to die',
    report:
      '19 year old student found with an empty box of paracetamol, says she took about twenty tablets an hour ago.',
    symptoms: ['nausea'],
    must: 'emergency',
  },
  {
    what: 'a wish not to live any more beside a cold',
    report: '41-year-old man with a cold for a week. Says he wants to end his life and has been thinking how.',
    symptoms: ['cough', 'runny nose'],
    must: 'emergency',
  },
  {
    what: 'one leg swollen after a flight',
    report: '44F, long flight three days ago, left calf swollen, warm and tender. Short of breath on the stairs.',
    symptoms: ['leg swelling', 'shortness of breath'],
    must: 'emergency',
  },
  {
    what: 'a sprained ankle with an allergy to paracetamol',
    report:
      '24-year-old footballer twisted his ankle, can walk four steps. Allergic to paracetamol (rash). No other illness.',
    symptoms: ['ankle pain'],
    must: 'medicine',
    anyOf: ['ibuprofen', 'gel', 'cool'],
    never: ['paracetamol'],
  },
  {
    what: 'a mouth ulcer in a young man',
    report: 'Age 22, male. Painful mouth ulcer inside the lip for four days. Otherwise well. No allergies.',
    symptoms: ['mouth ulcer'],
    must: 'medicine',
    anyOf: ['benzocaine', 'saline', 'gel', 'lozenge', 'paracetamol', 'ibuprofen', 'salt'],
  },
  {
    what: 'itching from mosquitoes on holiday',
    report:
      '37 yo female, many itchy mosquito bites on both legs. No wheeze, no swelling of the face. NKDA, takes nothing.',
    symptoms: ['itching', 'insect bites'],
    must: 'medicine',
    anyOf: ['cetirizine', 'loratadine', 'calamine', 'hydrocortisone', 'cream', 'lotion'],
    never: ['diphenhydramine'],
  },
  {
    what: 'a knee that hurts in old age, on an ACE inhibitor and a water tablet',
    report:
      '79-year-old lady. Knee osteoarthritis, aching in the evening. Takes lisinopril and furosemide. Weight 54 kg. No allergies.',
    symptoms: ['knee pain'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen'],
    mostMg: { paracetamol: 2000 },
  },
  {
    what: 'dry eyes at the screen',
    report:
      'Programmer, 31, male: eyes dry and tired by the evening, no pain, no loss of vision, no discharge. No allergies.',
    symptoms: ['dry eyes'],
    must: 'medicine',
    anyOf: ['tear', 'eye'],
  },
  {
    what: 'constipation without warning signs',
    report:
      '46-year-old woman, hard stools every third day for a month. No blood, no weight loss, no belly pain. No medicines.',
    symptoms: ['constipation'],
    must: 'measures',
  },
  {
    what: 'blood in the vomit',
    report: '55M vomited twice, the second time like coffee grounds. Drinks a bottle of wine a day.',
    symptoms: ['vomiting'],
    must: 'emergency',
  },
  {
    what: 'a report that names two ages',
    report: 'Patient is 30 years old. Headache for a day. Addendum: patient is 64 years old.',
    symptoms: ['headache'],
    must: 'refusal',
    says: /more than one age/,
  },
  {
    what: 'no age at all',
    report: 'A woman with a headache since the morning. Healthy, no allergies.',
    symptoms: ['headache'],
    must: 'refusal',
  },
  {
    what: 'a symptom nobody knows',
    report: '40-year-old man, his left elbow hums at night.',
    symptoms: ['humming elbow'],
    must: 'refusal',
  },
  {
    what: 'hay fever while breastfeeding',
    report: '29F breastfeeding a four month old, sneezing and watery eyes every May. No allergies to medicines.',
    symptoms: ['sneezing', 'watery eyes'],
    must: 'medicine',
    anyOf: ['saline', 'loratadine', 'cetirizine'],
  },
  {
    what: 'a cough with blood',
    report: '62 year old smoker, cough for six weeks, yesterday a spoonful of bright blood, lost 7 kg.',
    symptoms: ['cough'],
    must: 'emergency',
  },
  {
    what: 'flu in a man with asthma who wheezed on aspirin',
    report:
      '35M, aches and fever 38.7 for a day. Asthma; wheezed after aspirin once. Breathing easily now, speaks in full sentences.',
    symptoms: ['body aches', 'fever'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen', 'aspirin'],
  },
  {
    what: 'a stiff neck, fever and a dislike of light',
    report:
      '20-year-old student in a hall of residence: fever 39.6, neck stiff, cannot bear the light, purple spots on the legs.',
    symptoms: ['fever', 'headache'],
    must: 'emergency',
  },
  {
    what: 'athlete’s foot with warfarin',
    report:
      '58-year-old man, itchy scaling between the toes for three weeks. Takes warfarin. No diabetes. No allergies.',
    symptoms: ['itchy feet'],
    must: 'medicine',
    anyOf: ['terbinafine', 'tolnaftate', 'clotrimazole', 'cream', 'cetirizine', 'loratadine', 'calamine'],
    never: ['clotrimazole', 'miconazole'],
  },
  {
    what: 'a headache in a man on tramadol and sertraline',
    report:
      '52M headache for two days, no fever. Takes sertraline 100 mg and tramadol 50 mg. No allergies. Weight 80 kg.',
    symptoms: ['headache'],
    must: 'medicine',
    anyOf: ['paracetamol'],
    never: ['ibuprofen'],
  },
];
