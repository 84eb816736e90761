import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Patient } from '#shared/contract/patient/patients.ts';
import { doctorsOf, matchesFilters, type PatientFilters } from '#src/features/admin/patients/patient-filters.ts';

const patients = [
  { _id: '1', name: 'Ann Lee', gender: 'female', doctorName: 'Dr. Chen', doctorSpecialization: 'Neurology' },
  { _id: '2', name: 'Bob Ray', gender: 'Male', doctorName: 'Dr. Adams', doctorSpecialization: 'Cardiology' },
  { _id: '3', name: 'Chris Fox', gender: 'other' },
].map((patient) => v.parse(Patient, patient));

function names(filters: PatientFilters): string[] {
  return patients.filter((patient) => matchesFilters(patient, filters)).map(({ name }) => name);
}

test('without a filter all are there', () => {
  expect(names({})).toHaveLength(3);
});

test.each([
  ['ann', 'Ann Lee'],
  ['ADAMS', 'Bob Ray'],
  ['neuro', 'Ann Lee'],
  ['änn', 'Ann Lee'],
])('a search for "%s" looks at name, doctor and specialization', (search, name) => {
  expect(names({ search })).toEqual([name]);
});

test('search letters that mean something in a pattern are only letters', () => {
  expect(names({ search: '.*' })).toEqual([]);
});

test('filters are ANDed, and a gender is one whatever its case', () => {
  expect(names({ gender: 'male' })).toEqual(['Bob Ray']);
  expect(names({ gender: 'male', doctor: 'Dr. Chen' })).toEqual([]);
});

test('the doctors to choose from are those that patients have, each once', () => {
  expect(doctorsOf([...patients, ...patients])).toEqual(['Dr. Adams', 'Dr. Chen']);
});
