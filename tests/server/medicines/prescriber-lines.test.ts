import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { prescriptionNotes } from '#server/medicines/check/prescription-notes.ts';

const ADULT = { allergies: [], conditions: [], takes: [], age: 40, weightKg: 80 };

/** “name | dosage | frequency”, as the prescription's three fields. */
function warnedOf(line: string, patient: { age: number; weightKg: number } = ADULT): string[] {
  const [name = '', dosage = '', frequency = ''] = line.split('|').map((field) => field.trim());
  return checkMedicines([{ name, dosage, frequency }], { ...ADULT, ...patient }).map(
    ({ kind, severity, message }) => `${kind} ${severity}: ${message}`,
  );
}
function stopsOf(line: string, patient?: { age: number; weightKg: number }): string {
  return warnedOf(line, patient)
    .flatMap((one) => /^dose stop: (\S+ [\d.]+) mg/u.exec(one)?.[1] ?? [])
    .join(', ');
}

describe('of several medicines each is one of the line', () => {
  it.each([
    [
      'co-codamol 30/500 (paracetamol 1 g qds as well) | 2 tablets | qds',
      'duplicate stop: paracetamol is given twice',
      '',
    ],
    ['co-codamol 30/500 2 qds (and paracetamol 1 g qds)', 'duplicate stop: paracetamol is given twice', ''],
    ['levothyroxine 250 mcg and levothyroxine 100 mcg daily', 'duplicate stop: levothyroxine is given twice', ''],
    ['sertraline 100 mg and sertraline 50 mg | 2 of each | daily', 'duplicate stop: sertraline is given twice', ''],
    ['prednisolone 25 mg and prednisolone 5 mg | 3 of each | daily', 'duplicate stop: prednisolone is given twice', ''],
    [
      'paracetamol 1 g qds, ibuprofen 400 mg tds, paracetamol 1 g prn',
      'duplicate stop: paracetamol is given twice',
      '',
    ],
    ['paracetamol co-codamol 30/500', 'duplicate stop: paracetamol is given twice', ''],
    ['paracetamol 1 g co-codamol 30/500 2 qds', 'paracetamol 4000 mg', ''],
    ['metformin 500 mg bd quellosan 5 mg od', 'unchecked care: quellosan', ''],
    ['paracetamol 500 mg bd, 5 mg quellosan od', 'unchecked care: quellosan', ''],
    ['paracetamol 500 mg, Tab quellosan 5 mg daily', 'unchecked care: quellosan', ''],
    ['paracetamol 500 mg and Xyz 5 mg', 'unchecked care: xyz', ''],
    ['paracetamol 500 mg and quellosan | 1 each | bd', 'unchecked care: quellosan', ''],
    ['paracetamol | 500 mg | 2 qds, plus ibuprofen 800 mg qds', 'ibuprofen 3200 mg', 'ibuprofen 3200'],
    ['paracetamol | 1 g qds and codeine 60 mg six times daily', 'codeine 360 mg', 'codeine 360'],
    ['paracetamol | 1 g qds | with warfarin 5 mg', 'interaction care: warfarin with paracetamol', ''],
    ['ramipril and amlodipine | 10 mg and 40 mg, 1 tablet each | daily', 'amlodipine 40 mg', 'amlodipine 40'],
    ['amoxicillin-clavulanate 875-125 mg | 2 tablets | tid', 'amoxicillin 5250 mg', 'amoxicillin 5250'],
  ])('%s: %s', (line, said, over) => {
    const warned = warnedOf(line).join('\n');
    expect(warned).toContain(said);
    expect(warned).not.toMatch(/(?:paracetamol|levothyroxine|sertraline|prednisolone) is not in the tables/u);
    expect(stopsOf(line)).toBe(over);
  });
});

describe('more than the limit stops, and says how much it is', () => {
  it.each([
    ['paracetamol | up to 1 g six times a day', 'paracetamol 6000'],
    ['tramadol | up to 100 mg six times daily', 'tramadol 600'],
    ['diazepam | up to 20 mg three times daily', 'diazepam 60'],
    ['lorazepam | max 4 mg four times a day', 'lorazepam 16'],
    ['tramadol 50 mg | up to 4 capsules four times a day', 'tramadol 800'],
    ['co-codamol 30/500 | up to 2 tablets six times a day', 'paracetamol 6000, codeine 360'],
    ['codeine 30 mg | maximum 2 tablets every 2 hours', 'codeine 720'],
    ['paracetamol | 1 g | every 2 hours, max 1 g at once', 'paracetamol 12000'],
    ['paracetamol | 1 g | every 2 hours, max single dose 1 g', 'paracetamol 12000'],
    ['paracetamol | 1 g | every 4 hours, max 1 g/dose', 'paracetamol 6000'],
    ['paracetamol | 1 g | every 4 hours; max dose 2 g', 'paracetamol 12000'],
    ['ibuprofen | 800 mg | every 3 hours (max 800 mg)', 'ibuprofen 6400'],
    ['codeine | 60 mg | every 2 hours, not more than 60 mg in 2 hours', 'codeine 720'],
    ['diazepam 10 mg | 2 tablets | four times a day. Not more than 2 tablets at once', 'diazepam 80'],
    ['paracetamol 500 mg | 2 tablets | every 2 hours, no more than 2 tablets at one time', 'paracetamol 12000'],
    ['paracetamol | 1 g | every 2 hours, no more than 2 doses in 4 hours', 'paracetamol 12000'],
    ['paracetamol 500 mg | 2 tablets | up to 2 tablets a day, every 2 hours', 'paracetamol 12000'],
    ['paracetamol 500 mg | 16 tablets | daily', 'paracetamol 8000'],
    ['paracetamol 500 mg | take 16 tablets a day', 'paracetamol 8000'],
    ['paracetamol 500 mg | 13-16 tablets | daily', 'paracetamol 8000'],
    ['prednisolone 5 mg | 30 tablets | daily', 'prednisolone 150'],
    ['prednisolone 5 mg | 20 tablets | bd', 'prednisolone 200'],
    ['ibuprofen 200 mg | 14 tablets | daily', 'ibuprofen 2800'],
    ['aspirin 75 mg | 16 tablets | qds', 'aspirin 4800'],
    ['paracetamol | 500 mg | 20 tablets daily', 'paracetamol 10000'],
    ['co-codamol 30mg/500mg tablets | 2 tablets | every 4 hours', 'paracetamol 6000, codeine 360'],
    ['co-codamol 30mg/500mg capsules | 2 capsules | every 4 hours', 'paracetamol 6000, codeine 360'],
    ['co-codamol 8mg/500mg tablets | 2 tablets | every 4 hours', 'paracetamol 6000'],
    ['co-dydramol 10mg/500mg tablets | 2 tablets | every 3 hours', 'paracetamol 8000'],
    ['co-codamol 30/500 tablets | 2 tablets | every 4 hours', 'paracetamol 6000, codeine 360'],
    ['paracetamol | 1 g (15 mg/kg) | every 2 hours', 'paracetamol 12000'],
    ['tramadol 100 mg | 2 x 4 daily', 'tramadol 800'],
    ['tramadol 100 mg | 2 x 4/day', 'tramadol 800'],
    ['tramadol 100 mg | 2 x 4 times a day', 'tramadol 800'],
    ['diazepam | 10 mg in the morning, 10 mg at 2 pm, 30 mg at night', 'diazepam 50'],
    ['diazepam | 10 mg am, 10 mg noon, 30 mg nocte', 'diazepam 50'],
    ['citalopram 20 mg | 1 OD + 2 nocte', 'citalopram 60'],
    ['methotrexate 100 mg | 1 | weekly', 'methotrexate 100'],
    ['methotrexate | 20 mg | twice a week', 'methotrexate 40'],
    ['alendronic acid 70 mg | 1 tablet | daily, review in 2 weeks', 'alendronic acid 70'],
    ['amlodipine 10 mg | 4 tablets | daily for 2 weeks', 'amlodipine 40'],
    ['amlodipine | 40 mg | once a day, check blood pressure weekly', 'amlodipine 40'],
    ['diazepam 10 mg | 2 tablets | every 4 hours, for one week', 'diazepam 120'],
    ['citalopram 40 mg | 2 tablets | daily, except Sundays', 'citalopram 80'],
    ['citalopram 40 mg | 2 tabs | od, start on Monday', 'citalopram 80'],
    ['zopiclone 7.5 mg | 3 tabs | nocte, weekly dispensing', 'zopiclone 22.5'],
    ['diazepam 10 mg | 2 tabs | q4h, dispense weekly', 'diazepam 120'],
    ['diazepam 10 mg | 5 tabs at night | weekly collection', 'diazepam 50'],
    ['warfarin 5 mg | 6 tabs | od, weekly INR', 'warfarin 30'],
    ['lithium 400 mg | 6 tabs | nocte, levels weekly', 'lithium 2400'],
    ['prednisolone | 150 mg od | reduce by 5 mg a week', 'prednisolone 150'],
    ['citalopram 40 mg | 2 tabs | at night on Mondays to Sundays', 'citalopram 80'],
    ['prednisolone 5 mg | twenty tablets | bd', 'prednisolone 200'],
    ['ibuprofen 200 mg | fifteen tablets | daily', 'ibuprofen 3000'],
    ['prednisolone 5 mg | thirty tablets | daily', 'prednisolone 150'],
    ['prednisolone 5 mg | twenty-five tablets | daily', 'prednisolone 125'],
    ['diazepam 10 mg | 1 tds and 2 nocte', 'diazepam 50'],
    ['lorazepam 2 mg | 1 bd and 4 at night', 'lorazepam 12'],
    ['paracetamol 500 mg | 2 tablets four times a day and 2 at night', 'paracetamol 5000'],
    ['citalopram 40 mg | 1 od plus 1 prn', 'citalopram 80'],
    ['tramadol 50 mg | 100 mg | q.i.d. and 50 mg nocte', 'tramadol 450'],
    ['tramadol 50 mg | 2-2-2-12', 'tramadol 900'],
    ['tramadol 50 mg | 2 + 2 + 2 + 2 + 2', 'tramadol 500'],
    ['quetiapine 400 mg | 1 tab qam, 2 tabs qhs', 'quetiapine 1200'],
    ['metoclopramide 10 mg | 2 tab | ac and hs', 'metoclopramide 80'],
    ['diazepam 10 mg tabs | ii tabs | tds', 'diazepam 60'],
    ['tramadol 50 mg | iii | qds', 'tramadol 600'],
    ['amitriptyline 25 mg | ii mane, vi nocte', 'amitriptyline 200'],
    ['paracetamol 500 mg | TT | every 2 hours', 'paracetamol 12000'],
    ['paracetamol | 1 g | every half hour', 'paracetamol 48000'],
    ['paracetamol | 1 g | half-hourly', 'paracetamol 48000'],
    ['paracetamol | 1 g | every other hour', 'paracetamol 12000'],
    ['paracetamol | 1 g | 2/24', 'paracetamol 12000'],
    ['paracetamol | 1 g | 4/24', 'paracetamol 6000'],
    ['tramadol | 200 mgs | qds', 'tramadol 800'],
  ])('%s: %s', (line, over) => {
    const found = stopsOf(line);
    if (line.startsWith('alendronic')) expect(warnedOf(line).join()).toContain('dose stop: alendronic acid 70 mg');
    else expect(found).toBe(over);
  });

  it.each([
    ['ibuprofen | 400 mg (10 mg/kg) | qds', 6, 20, 'ibuprofen 1600'],
    ['paracetamol | 500 mg (15 mg/kg) | qds', 3, 14, 'paracetamol 2000'],
    ['paracetamol 250 mg/5 ml | 15 mls | qds', 6, 20, 'paracetamol 3000'],
    ['paracetamol 250 mg/5 ml | 15 millilitres | qds', 6, 20, 'paracetamol 3000'],
    ['morphine 10 mg/5 ml | 50 mls | every 4 hours', 40, 80, 'morphine 600'],
  ])('%s, of %d years and %d kg: %s', (line, age, weightKg, over) =>
    expect(stopsOf(line, { age, weightKg })).toBe(over),
  );

  it.each([
    'qid',
    'om',
    'nocte',
    'mane',
    'at night',
    'at bedtime',
    'in the morning',
    '12 hourly',
    'every 24 hours',
    'with breakfast',
    'per day',
    '1-0-0',
    'daily for 2 weeks',
    'one tablet daily, review in 4 weeks',
    'od, weekly bloods',
    'om, weekly FBC',
    'nocte, starting on Monday',
    'in the morning, start on Monday',
    'QHS',
    'qam',
  ])('methotrexate 10 mg %s is every day', (frequency) =>
    expect(warnedOf(`methotrexate 10 mg | 1 tablet | ${frequency}`).join()).toContain('methotrexate every day'),
  );
});

it.each(['Mon, Wed, Fri', 'Monday and Thursday', 'weekdays', 'Monday to Friday'])(
  'methotrexate on %s is more often than once a week',
  (frequency) =>
    expect(warnedOf(`methotrexate 2.5 mg | 4 tabs | ${frequency}`).join()).toContain('methotrexate on several days'),
);

it.each(['as directed', ''])('methotrexate “%s” is asked about: once a week, and the day', (frequency) =>
  expect(warnedOf(`methotrexate 2.5 mg | 6 tabs | ${frequency}`).join()).toContain(
    'unchecked care: methotrexate: how often it is taken is not said',
  ),
);

it.each(['methotrexate 2.5 mg | 6 tablets | once weekly, folic acid daily'])(
  'how often the other medicine of a line is taken is not said of a weekly one: %s',
  (line) => expect(warnedOf(line).join()).not.toContain('dose stop'),
);

it.each(['every other day', 'on alternate days', 'QOD', 'alt days'])(
  'methotrexate %s is more often than once a week',
  (frequency) =>
    expect(warnedOf(`methotrexate 10 mg | 1 tablet | ${frequency}`).join()).toContain('methotrexate every few days'),
);

const ORDINARY = `amoxicillin | 500 mg | tds for 7 days
prednisolone | 30 mg | daily for 5 days
prednisolone 5 mg | 6 tablets | daily for 5 days
metformin 500 mg | 2 | bd with food
omeprazole 20 mg | 1 capsule | od 30 minutes before breakfast
alendronate 70 mg | 1 tablet | once weekly
alendronic acid 70 mg | 1 tablet | every Monday, 30 minutes before breakfast
methotrexate 10 mg | 1 tablet | once a week
methotrexate 2.5 mg | 6 tablets | once weekly on Mondays
methotrexate 2.5 mg | 4 tablets | every Friday in the evening
salbutamol 100 mcg inhaler | 2 puffs | qds prn
co-codamol 8/500 | 2 | qds prn max 8 in 24 hours
co-codamol 8mg/500mg tablets | 1-2 tablets | every 4-6 hours, max 8 in 24 hours
insulin glargine | 20 units | at night
ramipril 5 mg | 1 capsule | once a day
amlodipine | 5 mg | od
atorvastatin | 20 mg | at night
levothyroxine | 75 micrograms | once daily in the morning
levothyroxine 100 micrograms | 1 in the morning | 30 minutes before breakfast
omeprazole 20 mg | 1 capsule in the morning 30 minutes before breakfast
alendronate 10 mg | 1 tablet each morning | 30 minutes before breakfast
zopiclone 7.5 mg | 1 tablet at night | 1 hour before bedtime
mirtazapine 30 mg | 1 at night | 2 hours before bed time
clopidogrel 75 mg | 1 tablet in the morning | at 9 in the morning
amlodipine 10 mg | 1 tablet each morning at 8 after breakfast
prednisolone 5 mg | 8 tablets, 40 mg, in the morning after breakfast
amlodipine | 10 mg in the morning or 10 mg at night
amlodipine | 5 mg in the morning, increase to 10 mg in the morning
citalopram 20 mg | 1 tablet in the morning for 2 days, then 2 tablets in the morning
atorvastatin 40 mg | 1 tablet at night | not with breakfast
amoxicillin 500mg x3 daily
metformin 850mg x3 daily
amoxicillin | 500mg x3 daily
ibuprofen | 400mg x3/day
zopiclone | 7.5 mg at night | supply 7 tablets
zopiclone 7.5 mg nocte, mitte 7 tablets
zolpidem 10 mg at bedtime, quantity 10 tablets
zopiclone | 7.5 mg | at night, dispense 7 tablets
flucloxacillin | 500 mg | qds for 7 days
doxycycline 100 mg | 2 capsules | on day one, then 1 capsule daily
nitrofurantoin | 100 mg | bd for 3 days
clarithromycin | 500 mg | bd for one week
sertraline | 50 mg | once daily, review in 4 weeks
citalopram 20 mg | 1 tablet | in the morning
furosemide | 40 mg | each morning
bisoprolol | 2.5 mg | once a day
tramadol | 50 mg | every 6 hours as needed
codeine | 30 mg | up to four times a day
paracetamol 500 mg | 1 tablet | every 6 hours when needed
ibuprofen | 400 mg | three times a day with food
naproxen | 250 mg | twice a day with meals
ferrous sulfate | 200 mg | once daily
folic acid 5 mg | 1 tablet | once a week
warfarin | 3 mg | at 6 pm
gabapentin | 300 mg | tds
pregabalin | 75 mg | bd
diazepam | 2 mg | tds for 3 days
cetirizine | 10 mg | once daily
loratadine 10 mg | one tablet | a day
lisinopril 10 mg | 1 tablet | 1-0-0
metformin 500 mg | 1 tablet | 1-0-1
metformin | 500 mg bd for 1 week, then 1 g bd
allopurinol | 100 mg | daily after food
lansoprazole | 30 mg | daily for 4 weeks
co-amoxiclav 500/125 | 1 tablet | tds for 5 days
trimethoprim | 200 mg | bd for 3 days
paracetamol | 2 500mg tablets | tds
ibuprofen 200 mg | 1 tablet | 8 hourly PRN, 20 tabs
prednisolone 5 mg | 6 tablets daily for 7 days, 28 tablets
methotrexate 2.5 mg | 4 tablets | once weekly, not daily
metformin hydrochloride 500 mg | 1 tablet | bd with meals and plenty of water
paracetamol 500 mg qds and ibuprofen 200 mg tds
Tylenol (paracetamol) 500 mg | 1 tablet | qds
amlodipine 5 mg and atorvastatin 20 mg | 1 of each | daily
ramipril | 2.5 mg od for 1 week, then 5 mg od | instead of lisinopril
amoxicillin-clavulanate 875-125 mg | 1 tablet | bd for 7 days
prednisolone 20 mg daily for 5 days, then prednisolone 10 mg daily
co-codamol 8/500 | 2 tablets | every 4 hours, no more than 8 tablets should be taken in 24 hours
ibuprofen 200 mg | 2 tablets | every 4 hours, max 1200 mg (6 tablets) in 24 hours
methotrexate 2.5 mg | 6 tablets weekly, with folic acid 5 mg od
alendronic acid 70 mg | 1 | every 7 days
alendronic acid 70 mg | 1 | q week
alendronic acid 70 mg | 1 tablet | weekly, 30 minutes before breakfast each day
risedronate 35 mg | 1 | Mondays
risedronate 35 mg | 1 | Mon
methotrexate 2.5 mg | 6 tablets | once weekly, bloods on Thursday
metformin | 500 mg tds, then 1 g nocte
amoxicillin 500 mg | tds 3/7 (9 caps)
diazepam 5 mg | tds 2/7 (6 tablets)
zopiclone 7.5 mg | nocte 1/52 (7 tabs)
colchicine 500 micrograms | 1 bd | max 6 mg per course
colchicine 500 micrograms | 1 tablet | two to four times a day
metformin 500 mg | 1 bd | #60
ramipril 5 mg | 1 od | #28
ramipril 5 mg | 1 od | refills: 3
ramipril 5 mg | 1 od | Disp: 30
ramipril 5 mg | 1 od | 2 repeats
lorazepam | .25 mg | bd`.split('\n');

it.each(ORDINARY)('an ordinary prescription is neither stopped nor left unread: %s', (line) =>
  expect(warnedOf(line).filter((one) => /^dose stop|^unchecked/u.test(one))).toEqual([]),
);

it.each([
  ['paracetamol 500 mg | 16 tablets'],
  ['tramadol | 50 mg qds prn | 12 capsules'],
  ['diazepam | 5 mg at night prn (10 tablets)'],
  ['amoxicillin | 500 mg x 7 | tds'],
  ['nitrofurantoin | 100 mg x 10 | bd'],
  ['levothyroxine | 100 | daily'],
  ['warfarin 5 mg and 3 mg tablets | 4 of each | od'],
  ['paracetamol 500 | 4 | qds'],
  ['Norco 5-325 | 4 | qds'],
])('what may be the box, or has no unit, is not stopped, and is said not to be compared: %s', (line) => {
  expect(stopsOf(line)).toBe('');
  expect(warnedOf(line).join()).toContain('its dose was not compared');
});

it('a large dose that is given once is said to be more than that of a day', () =>
  expect(warnedOf('diazepam 10 mg | 8 tablets | stat').join()).toContain('dose care: diazepam 80 mg is more than'));

it('of a medicine named twice the dose is not said to be compared', () => {
  const line = { name: 'levothyroxine 250 mcg and levothyroxine 100 mcg daily' };
  const notes = prescriptionNotes([line], { facts: ADULT, history: 'well', medicinesAsked: true }).join(' ');
  expect(notes).toMatch(/Not known here: .*dose of levothyroxine/u);
});

it.each([
  ['paracetamol 240mg/5ml (200 ml) | give as directed | qds', 7, 24],
  ['paracetamol 120 mg/5 ml 100 ml | dose by weight | qds', 3, 14],
])("a bottle's size is no dose: %s", (line, age, weightKg) => {
  expect(stopsOf(line, { age, weightKg })).toBe('');
  expect(warnedOf(line, { age, weightKg }).join()).toContain('its dose was not compared');
});

it('a medicine that a long line names again and again takes time in proportion to the text', () => {
  const spent = (length: number) => {
    const line = 'paracetamol 1 g ('.repeat(length).slice(0, length);
    const start = performance.now();
    warnedOf(`metformin | ${line} | daily`);
    return performance.now() - start;
  };
  spent(1000);
  expect(spent(8000)).toBeLessThan(500);
});
