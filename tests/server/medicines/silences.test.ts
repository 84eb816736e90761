import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { readDose } from '#server/medicines/dose/read-daily.ts';
import { readCase } from '#server/medicines/read/patient-facts.ts';
import { findAlarms } from '#server/medicines/signs/alarms.ts';

const nobody = { allergies: [], conditions: [], takes: [] };

describe('what a tablet is for makes no cream of it', () => {
  it.each([
    ['clarithromycin', '500 mg for the skin infection', 'simvastatin'],
    ['clarithromycin', '500 mg by mouth for ear infection', 'simvastatin'],
    ['clarithromycin 500 mg tablets skin infection', '', 'simvastatin'],
    ['ciprofloxacin', '500 mg to treat an eye infection', 'tizanidine'],
    ['metronidazole', '400 mg by mouth for vaginal infection', 'warfarin'],
    ['metronidazole', '400 mg for vaginal infection', 'warfarin'],
    ['ciprofloxacin', '500 mg twice daily in ear infection', 'tizanidine'],
    ['clarithromycin', '500 mg tablets, besides the cream', 'simvastatin'],
    ['prednisolone', '30 mg daily for nasal polyps', 'ibuprofen'],
    ['prednisolone', '40 mg, 8 tablets in the morning for the skin', 'ibuprofen'],
  ])('%s %s, beside %s', (name, dosage, taken) => {
    const warnings = checkMedicines([{ name, dosage }], { ...nobody, takes: [taken] });
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'interaction' }));
  });

  it.each([
    ['diclofenac gel', 'thin layer on the knee'],
    ['hydrocortisone', '1% cream to the affected skin'],
    ['ciprofloxacin', '1 drop in the left eye'],
    ['ciprofloxacin ear drops', '4 drops'],
  ])('%s, %s stays what it is', (name, dosage) => {
    const warnings = checkMedicines([{ name, dosage }], { ...nobody, takes: ['tizanidine', 'ibuprofen', 'warfarin'] });
    expect(warnings).not.toContainEqual(expect.objectContaining({ severity: 'stop' }));
  });
});

it.each([
  ['Tylenol (paracetamol) 1 g', '1 g'],
  ['Xarelto (rivaroxaban)', '100 mg'],
  ['Lanoxin (digoxin)', '2.5 mg'],
])('a brand with its substance in brackets has its dose checked: %s', (name, dosage) => {
  const warnings = checkMedicines([{ name, dosage, frequency: '8 times a day' }], { ...nobody, age: 40, weightKg: 80 });
  const counted = warnings.filter(({ kind }) => ['dose', 'duplicate', 'unchecked'].includes(kind));
  expect(counted).toEqual([expect.objectContaining({ kind: 'dose', severity: 'stop' })]);
});

it.each([
  ['paracetamol 500 mg', '10 tablets', 5000],
  ['paracetamol 500 mg', 'six tablets', 3000],
  ['paracetamol 500 mg', '1.5 tablets', 750],
  ['paracetamol 500 mg', 'one and a half tablets', 750],
  ['paracetamol 500 mg', '2 effervescent tablets', 1000],
  ['paracetamol 500 mg', '1000 mg (2 tablets)', 1000],
  ['paracetamol 120 mg/5 ml', '2 x 5 ml', 240],
  ['paracetamol 120 mg/5 ml', 'two 5 ml spoonfuls', 240],
  ['paracetamol 120 mg/5 ml', '7,5 ml', 180],
])('the dose of %s, %s is %d mg', (name, dosage, mg) => expect(readDose({ name, dosage })).toBe(mg));

it.each([
  'Slurred speech and right arm weakness with headache absent.',
  'Neck stiffness and fever but rash absent.',
  'Worst headache of life with trauma absent.',
  'Crushing chest pain with sweating and response to nitrates absent.',
  'Coughing up blood and fever denied.',
])('an answer of “no” is about the last thing asked: %s', (report) =>
  expect(findAlarms(report, [], readCase(report, []))).not.toEqual([]),
);
