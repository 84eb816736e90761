import * as v from 'valibot';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldFacts, PATIENT_FIELD_NAMES, PATIENT_FIELDS, type FieldPlace } from '#shared/clinic/patient-fields.ts';
import { EMPTY_FORM, formOf, parseRegistrationForm } from '#shared/clinic/registration-form.ts';
import { Patient } from '#shared/contract/patient/patients.ts';
import { PatientFieldInput } from '#src/features/patient-fields/patient-field-input.tsx';
import { shownFields } from '#src/features/patient-fields/shown-fields.ts';
import { RegistrationFields } from '#src/features/registration/details/registration-fields.tsx';
import { faultWords } from '#src/features/registration/details/fault-words.ts';
import { patientFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';
import { everyValue } from '../../../support/patient-values.ts';

describe('every field of a patient', () => {
  it('has words for the patient of its own', () => {
    expect(Object.keys(patientFieldTexts)).toEqual(PATIENT_FIELD_NAMES);
    const parsed = parseRegistrationForm(EMPTY_FORM);
    const words = parsed.ok ? [] : parsed.problem.map(faultWords);
    expect(new Set(words).size).toBe(PATIENT_FIELD_NAMES.filter((field) => fieldFacts(field).isRequired).length);
    expect(words).not.toContain('There is a problem');
  });

  it.each(PATIENT_FIELD_NAMES)('%s stands in the registration form and in the forms of the staff', (field) => {
    const form = renderToStaticMarkup(<RegistrationFields tab="form" department="Cardiology" isLocked={false} />);
    expect(form).toContain(`id="registration-${field}"`);
    expect(form).toContain(patientFieldTexts[field].label);
    const value = formOf(everyValue())[field];
    const staff = renderToStaticMarkup(
      <PatientFieldInput id={`fix-${field}`} field={field} value={value} onChange={() => undefined} />,
    );
    expect(staff).toContain(patientFieldTexts[field].label);
    expect(staff).toContain(value);
  });

  it.each(['admin card', 'doctor card', 'patient page', 'history'] satisfies FieldPlace[])(
    'stands on the %s if its facts say so, with its value or a word for none',
    (place) => {
      const there = PATIENT_FIELD_NAMES.filter((field) => fieldFacts(field).shownOn.includes(place));
      const labels = there.map((field) => patientFieldTexts[field].short);
      const full = shownFields(v.parse(Patient, { _id: 'a', ...everyValue() }), place);
      expect(full.map(({ label }) => label)).toEqual(labels);
      const bare = shownFields(v.parse(Patient, { _id: 'a', name: 'A' }), place);
      expect(bare.map(({ value }) => value)).toEqual(
        there.map((field) => (field === 'symptoms' ? 'None' : 'Not given')),
      );
    },
  );
});

it('values are shown in words', () => {
  const person = { _id: 'a', history: [], name: 'A', age: 0, gender: 'FEMALE', phone: '1', symptoms: ['a', 'b'] };
  expect(shownFields(person, 'patient page').map(({ value }) => value)).toEqual([
    'under 1 year',
    'Female',
    '1',
    'a, b',
  ]);
  expect(PATIENT_FIELDS.gender.options).toEqual(['male', 'female', 'other']);
});
