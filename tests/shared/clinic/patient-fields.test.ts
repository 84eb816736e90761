import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldFacts, PATIENT_FIELD_NAMES, type PatientField } from '#shared/clinic/patient-fields.ts';
import { EMPTY_FORM, formOf, parseRegistrationForm } from '#shared/clinic/registration-form.ts';
import { Patient } from '#shared/contract/patient/patients.ts';
import { RegistrationInput } from '#shared/contract/visit/registration.ts';
import { everyValue } from '../../support/patient-values.ts';

const typed = formOf(everyValue());

/** What is typed into a field and cannot stay, with the word for it. */
function wrongFor(field: PatientField): string | undefined {
  const facts = fieldFacts(field);
  if (facts.kind === 'whole number') return String(facts.to + 1);
  return 'longest' in facts ? 'a'.repeat(facts.longest + 1) : undefined;
}

describe('every field of a patient', () => {
  it('goes from the form through the schema to the wire as it was typed', () => {
    const parsed = parseRegistrationForm(typed);
    expect(parsed).toEqual({ ok: true, value: everyValue() });
    expect(v.parse(RegistrationInput, everyValue())).toEqual(everyValue());
    expect(v.parse(Patient, { _id: 'a', ...everyValue() })).toMatchObject(everyValue());
  });

  it('is missed in an empty form if it is required, and only then', () => {
    const parsed = parseRegistrationForm(EMPTY_FORM);
    const required = PATIENT_FIELD_NAMES.filter((field) => fieldFacts(field).isRequired);
    expect(parsed.ok ? [] : parsed.problem).toEqual(required.map((field) => ({ field, kind: 'missing' })));
  });

  it.each(PATIENT_FIELD_NAMES)('%s has one limit for the form and the wire', (field) => {
    const wrong = wrongFor(field);
    if (wrong === undefined) return expect(fieldFacts(field).kind).toBe('choice');
    const parsed = parseRegistrationForm({ ...typed, [field]: wrong });
    expect(parsed.ok ? [] : parsed.problem.map((fault) => fault.field)).toEqual([field]);
    const onWire = fieldFacts(field).kind === 'whole number' ? Number(wrong) : wrong;
    const sent = { ...everyValue(), [field]: fieldFacts(field).kind === 'list' ? [onWire] : onWire };
    expect(v.is(RegistrationInput, sent)).toBe(false);
  });

  it.each(PATIENT_FIELD_NAMES)('a backend that says something odd in %s hides nobody', (field) => {
    expect(v.is(Patient, { _id: 'a', ...everyValue(), [field]: { odd: true } })).toBe(true);
  });
});
