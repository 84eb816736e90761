import { expect, test } from 'vitest';
import { reportOfPatient } from '#shared/clinic/report-of-patient.ts';

test.each([
  [0, undefined, 'Under 1 year old.'],
  [0, 'Female', 'Under 1 year old, girl.'],
  [0, 'other', 'Under 1 year old.'],
  [34, 'male', '34-year-old man.'],
  [34, undefined, '34 years old.'],
])('the report of somebody of %j years, %j, begins %j', (age, gender, line) => {
  expect(reportOfPatient({ age, gender }, undefined)).toBe(line);
});
