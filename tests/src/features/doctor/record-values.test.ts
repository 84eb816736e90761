import { expect, test } from 'vitest';
import { EMPTY_RECORD } from '#shared/contract/patient/patient-record.ts';
import { readValues, sameValues, startingValues, valuesOf } from '#src/features/doctor/record/record-values.ts';

const values = (over: Partial<ReturnType<typeof valuesOf>> = {}) => ({ ...valuesOf(EMPTY_RECORD), ...over });

test.each([
  ['', null],
  ['71', 71],
  [' 71.5 ', 71.5],
  ['71,5', 71.5],
  ['3.2 kg', 3.2],
])('a weight of "%s" is %s', (typed, weightKg) => {
  const read = readValues(values({ weightKg: typed }));
  expect(read.errors).toEqual({});
  expect(read.fields.weightKg).toBe(weightKg);
});

test.each(['0', '701', 'heavy', '-3', '1e3', '7 1'])('"%s" is no weight', (typed) => {
  expect(readValues(values({ weightKg: typed })).errors.weightKg).toContain('0.2 to 700 kg');
});

test('allergies are what stands between commas', () => {
  expect(readValues(values({ allergies: 'penicillin, , latex;nuts\npollen ' })).fields.allergies).toEqual([
    'penicillin',
    'latex',
    'nuts',
    'pollen',
  ]);
});

test('too long texts and too many allergies are refused before anything is sent', () => {
  const { errors } = readValues(values({ notes: 'x'.repeat(8001), allergies: 'a,'.repeat(51) }));
  expect(Object.keys(errors).toSorted()).toEqual(['allergies', 'notes']);
});

test('before there is a record, the fields hold what the appointment says; afterwards what was saved', () => {
  const facts = {
    name: 'Robert',
    age: 58,
    gender: 'male',
    phone: undefined,
    symptoms: ['chest pain', 'fatigue'],
    reason: undefined,
    medicalHistory: 'Hypertension',
    diagnosis: undefined,
    medications: ['Ramipril 5 mg', 'Bisoprolol'],
    notes: undefined,
  };
  const empty = { ...EMPTY_RECORD, updatedAt: null, updatedBy: null };
  expect(startingValues(empty, facts)).toEqual(
    values({
      symptoms: 'chest pain, fatigue',
      medicalHistory: 'Hypertension',
      medications: 'Ramipril 5 mg\nBisoprolol',
    }),
  );
  const saved = { ...EMPTY_RECORD, notes: 'n', updatedAt: '2026-03-05T12:00:00.000Z', updatedBy: 'Dr. A' };
  expect(startingValues(saved, facts)).toEqual(values({ notes: 'n' }));
});

test('blanks around what is typed are no change', () => {
  expect(sameValues(values({ notes: 'a' }), values({ notes: ' a ' }))).toBe(true);
  expect(sameValues(values({ notes: 'a' }), values({ notes: 'b' }))).toBe(false);
});
