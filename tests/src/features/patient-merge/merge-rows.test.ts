import { expect, it } from 'vitest';
import type { MergeSide } from '#shared/contract/patient/merge.ts';
import { rowsOf, takenFrom } from '#src/features/patient-merge/merge-rows.ts';

const stays: MergeSide = {
  _id: 'a',
  name: 'Ann Lee',
  age: 34,
  gender: 'female',
  phone: '',
  doctorId: 'doctor 1',
  doctorName: 'Dr. Ada',
  weightKg: null,
  ticket: 'K1-0001',
  receivedAt: '2026-11-26T09:00:00.000Z',
  symptoms: [],
  urgent: false,
  allergies: null,
  visits: 1,
  prescriptions: 0,
};
const goes: MergeSide = { ...stays, _id: 'b', name: 'Anna Lee', phone: '0660', weightKg: 61, ticket: 'K1-0002' };

it('there is a choice only where both records have a value, and not the same one', () => {
  expect(rowsOf([stays, goes]).flatMap(({ field, differs }) => (differs ? [field] : []))).toEqual(['name']);
});

it('what stands in one record alone is taken; of what differs, what was chosen', () => {
  expect(takenFrom([stays, goes], new Set())).toEqual(['phone', 'weightKg']);
  expect(takenFrom([stays, goes], new Set(['name', 'age']))).toEqual(['name', 'phone', 'weightKg']);
  expect(takenFrom([goes, stays], new Set())).toEqual([]);
});
