import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { prescriptionNotes } from '#server/medicines/check/prescription-notes.ts';
import { findingsOf } from '#server/services/medicine-check/medicine-findings.ts';
import { readDaily } from '#server/medicines/dose/read-daily.ts';

type Written = { name: string; dosage?: string; frequency?: string };
const adult = { allergies: [], conditions: [], takes: [], age: 40, weightKg: 80 };
const warned = (written: Written) =>
  checkMedicines([written], adult).map(({ kind, severity, message }) => `${kind} ${severity}: ${message}`);
const notes = (written: Written, facts: { age?: number } = {}) =>
  prescriptionNotes([written], { facts: { ...adult, ...facts }, history: 'well', medicinesAsked: true }).join(' ');

describe('milligrams in 24 hours', () => {
  it.each<[Written, number]>([
    [{ name: 'paracetamol', dosage: '500 mg, 2 tablets three times a day' }, 3000],
    [{ name: 'paracetamol', dosage: '500 mg', frequency: '2 tablets three times a day' }, 3000],
    [{ name: 'paracetamol', dosage: '500 mg', frequency: 'two three times a day' }, 3000],
    [{ name: 'paracetamol', dosage: '2 x 500 mg', frequency: 'qds' }, 4000],
    [{ name: 'paracetamol', dosage: 'two tablets of 500 mg', frequency: 'qds' }, 4000],
    [{ name: 'paracetamol', dosage: 'two 500 mg tablets', frequency: 'q.d.s.' }, 4000],
    [{ name: 'paracetamol', dosage: '500 mg x 2', frequency: 'every 6 hours' }, 4000],
    [{ name: 'paracetamol', dosage: '500mg tabs: take 2 qds' }, 4000],
    [{ name: 'paracetamol 500mg tabs: take 2 qds' }, 4000],
    [{ name: 'paracetamol 500 mg', dosage: '1-2 tablets', frequency: '4-6 hourly' }, 6000],
    [{ name: 'paracetamol 500 mg', dosage: 'one or two tablets', frequency: 'every four to six hours' }, 6000],
    [
      { name: 'paracetamol 500 mg', dosage: '1–2 tablets', frequency: 'every 4–6 hours, max 8 tablets in 24 hours' },
      4000,
    ],
    [{ name: 'paracetamol 500 mg', dosage: 'one to two', frequency: 'every four hours' }, 6000],
    [{ name: 'paracetamol', dosage: '1 g', frequency: 'every 4 hours, maximum 4 g a day' }, 4000],
    [{ name: 'paracetamol', dosage: '1,000 mg (2 tablets)', frequency: 'q6h' }, 4000],
    [{ name: 'paracetamol', dosage: '2 tablets (1 g)', frequency: 'q 6 h' }, 4000],
    [{ name: 'paracetamol', dosage: '2 tablets (500 mg each)', frequency: 'four times in 24 hours' }, 4000],
    [{ name: 'paracetamol', dosage: '1 g (as 2 x 500 mg)', frequency: '4x/day' }, 4000],
    [{ name: 'sertraline 100 mg', dosage: '½ tablet', frequency: 'daily' }, 50],
    [{ name: 'sertraline 100 mg', dosage: '1½ tablets', frequency: 'od' }, 150],
    [{ name: 'sertraline 100 mg', dosage: '1/2 tab', frequency: 'once a day' }, 50],
    [{ name: 'sertraline', dosage: 'half a 100 mg tablet', frequency: 'twice daily' }, 100],
    [{ name: 'salbutamol 100 mcg inhaler', dosage: '2 puffs', frequency: 'four times a day' }, 0.8],
    [{ name: 'metformin', dosage: '1 g in the morning and 500 mg at night' }, 1500],
    [{ name: 'metformin 500 mg', dosage: '2 tablets in the morning, 1 at night' }, 1500],
    [{ name: 'metformin 500 mg', dosage: '1-0-1' }, 1000],
    [{ name: 'metformin 500 mg', dosage: '2 tablets', frequency: 'with breakfast and dinner' }, 2000],
    [{ name: 'amoxicillin', dosage: '500 mg tds x 7 days' }, 1500],
    [
      { name: 'amoxicillin 500 mg', dosage: '1 capsule', frequency: 'three times a day for 5 days (15 capsules)' },
      1500,
    ],
    [{ name: 'amoxicillin', dosage: '250 mg/5 ml, two teaspoons', frequency: 'tds' }, 1500],
    [{ name: 'morphine 10 mg/5 ml', dosage: '5-10 ml', frequency: 'every 4 hours' }, 120],
    [{ name: 'digoxin', dosage: '0,125 mg', frequency: 'daily' }, 0.125],
    [{ name: 'levothyroxine 50 micrograms', dosage: 'two tablets', frequency: 'mane' }, 0.1],
    [{ name: 'sertraline', dosage: '50 mg, increasing to 100 mg', frequency: 'daily' }, 100],
    [{ name: 'paracetamol', dosage: '1 g', frequency: 'once daily in the morning or evening' }, 1000],
  ])('of %j are %d', (written, mg) => expect(readDaily(written)).toBeCloseTo(mg, 5));

  it.each<Written>([
    { name: 'paracetamol', dosage: '2 tablets', frequency: 'qds' },
    { name: 'paracetamol', dosage: '15 mg/kg', frequency: 'qds' },
    { name: 'levothyroxine 100', dosage: 'one', frequency: 'daily' },
  ])('are not guessed of %j', (written) => expect(readDaily(written)).toBeUndefined());
});

describe('several medicines in one line', () => {
  it.each<[Written, string[]]>([
    [{ name: 'paracetamol 1 g and codeine 30 mg', frequency: 'six times a day' }, ['paracetamol 6000 mg']],
    [
      { name: 'paracetamol 500 mg and codeine 30 mg', dosage: '3 tablets', frequency: 'qds' },
      ['paracetamol 6000 mg', 'codeine 360 mg'],
    ],
    [
      { name: 'paracetamol 500 mg and codeine 30 mg, 3 tablets four times a day' },
      ['paracetamol 6000 mg', 'codeine 360 mg'],
    ],
    [{ name: 'Solpadol 30/500', dosage: '3 tablets', frequency: 'qds' }, ['paracetamol 6000 mg', 'codeine 360 mg']],
    [{ name: 'paracetamol and codeine', dosage: '1000 mg and 90 mg', frequency: 'qds' }, ['codeine 360 mg']],
    [{ name: 'paracetamol/codeine 500 mg/60 mg', dosage: '2 tablets', frequency: 'qds' }, ['codeine 480 mg']],
    [{ name: 'paracetamol + codeine 500/60', dosage: '2 tablets', frequency: 'qds' }, ['codeine 480 mg']],
    [
      { name: 'co-codamol 30/500 2 tablets six times a day plus ibuprofen 400 mg tds' },
      ['paracetamol 6000 mg', 'codeine 360 mg'],
    ],
    [{ name: 'co-codamol 8/500, 2 tablets qds, plus ibuprofen 800 mg six times a day' }, ['ibuprofen 4800 mg']],
    [
      { name: 'co-codamol plus ibuprofen', dosage: '8/500 2 tablets and 1200 mg', frequency: 'qds' },
      ['ibuprofen 4800 mg'],
    ],
    [{ name: 'Take 2 ibuprofen 800 mg and 1 omeprazole 20 mg tds' }, ['ibuprofen 4800 mg']],
    [
      { name: 'ibuprofen and paracetamol', dosage: 'ibuprofen 1200 mg, paracetamol 1 g', frequency: 'qds' },
      ['ibuprofen 4800 mg'],
    ],
    [
      { name: 'co-codamol (codeine 30 mg/paracetamol 500 mg)', dosage: '3 tablets', frequency: 'qds' },
      ['paracetamol 6000 mg', 'codeine 360 mg'],
    ],
  ])('%j: each against its own limit', (written, over) => {
    const stops = warned(written).filter((one) => one.startsWith('dose stop'));
    expect(stops.map((one) => /^dose stop: (\S+ \S+ mg)/u.exec(one)?.[1])).toEqual(over);
  });

  it.each<[Written, string]>([
    [{ name: 'paracetamol and codeine', dosage: '2 tablets', frequency: 'qds' }, 'dose of paracetamol and of codeine'],
    [{ name: 'paracetamol 500 mg and codeine', dosage: '2 tablets', frequency: 'qds' }, 'dose of codeine'],
    [
      { name: 'metformin/sitagliptin 1000 mg', dosage: '1 tablet', frequency: 'bd' },
      'dose of metformin and of sitagliptin',
    ],
    [{ name: 'co-codamol plus ibuprofen 400 mg', frequency: 'tds' }, 'dose of paracetamol and of codeine'],
    [{ name: 'co-codamol', frequency: '2 tablets qds' }, 'dose of paracetamol and of codeine'],
    [{ name: 'paracetamol 500 mg', dosage: '28 tablets' }, 'dose of paracetamol'],
    [{ name: 'paracetamol', frequency: '2 qds' }, 'dose of paracetamol'],
  ])('%j: what was not compared is said', (written, open) => {
    expect(notes(written)).toMatch(new RegExp(`Not known here: .*${open}`, 'u'));
    expect(warned(written).filter((one) => one.startsWith('dose stop'))).toEqual([]);
  });

  it('says in the check itself which of several was not compared', () =>
    expect(warned({ name: 'paracetamol 500 mg and codeine', dosage: '2 tablets', frequency: 'qds' })).toContainEqual(
      expect.stringMatching(/^unchecked care: codeine: its dose was not compared/u),
    ));

  it.each<[string, string]>([
    ['warfarin 5 mg and ibuprofen 400 mg', 'interaction stop'],
    ['sertraline 50 mg, tramadol 50 mg tds', 'interaction'],
    ['co-codamol 30/500 plus paracetamol 1 g', 'duplicate stop'],
  ])('%s: they are checked against each other', (name, kind) =>
    expect(warned({ name })).toContainEqual(expect.stringContaining(kind)),
  );

  it.each([
    'Tylenol (paracetamol) 1 g',
    'co-codamol (codeine/paracetamol) 30/500',
    'sacubitril/valsartan 49/51',
    'Advil = ibuprofen 400 mg',
  ])('%s is one medicine', (name) =>
    expect(warned({ name }).filter((one) => /^(?:duplicate|interaction)/u.test(one))).toEqual([]),
  );

  it('of which one is unknown: that one is named', () =>
    expect(warned({ name: 'Quellosan 5 mg and paracetamol 500 mg' })).toContainEqual(
      expect.stringMatching(/^unchecked care: .*quellosan/iu),
    ));
});

it('a slip of the pen in a report is asked about, and an allergy to Pen V is one to penicillin', () => {
  const record = {
    age: 24,
    gender: 'female',
    allergies: ['rash with Pen V'],
    medications: null,
    medicalHistory: null,
    diagnosis: null,
    weightKg: null,
  };
  const check = (name: string, report: string) =>
    findingsOf(record, {
      medicines: [{ name, dosage: '1 tablet', frequency: 'bd', instructions: '' }],
      symptoms: [],
      report,
    }).warnings.map(({ kind, severity, message }) => `${kind} ${severity}: ${message}`);
  expect(check('erythromycin', 'Takes simvastatn 40 mg.')).toContainEqual(
    expect.stringMatching(/^unchecked care: simvastatn .*Is simvastatin meant/u),
  );
  expect(check('Augmentin 625', '')).toContainEqual(expect.stringMatching(/^allergy stop/u));
});

it.each<[Written, RegExp]>([
  [{ name: 'ibuprofen 400 mg', dosage: 'gel, a thin layer', frequency: 'tds' }, /dose of/u],
  [{ name: 'diclofenac', dosage: '50 mg as a gel', frequency: 'bd' }, /dose of/u],
])('a note claims no dose compared that the check did not compare: %j', (written, claimed) =>
  expect(notes(written)).not.toMatch(claimed),
);

it.each<[Written, boolean]>([
  [{ name: 'furosemide 20 mg/5 ml oral solution', dosage: '200 ml', frequency: 'daily' }, true],
  [{ name: 'haloperidol 5 mg/ml', dosage: '10 ml im' }, false],
])('what is swallowed as a liquid has the limit of tablets, what is injected has not: %j', (written, stopped) =>
  expect(warned(written).some((one) => one.startsWith('dose stop'))).toBe(stopped),
);
