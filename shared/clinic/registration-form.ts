import { fail, succeed, type Result } from '#shared/result.ts';
import { isReadableName } from '#shared/text/readable-name.ts';
import { toAsciiDigits } from '#shared/text/ascii-digits.ts';
import { unturned } from '#shared/text/unturned.ts';
import {
  eachField,
  fieldFacts,
  type FieldFacts,
  type OwnOptional,
  type PatientField,
  type PatientValues,
} from './patient-fields.ts';
import { splitSymptoms } from './symptoms-list.ts';

/** What is wrong with one field of the form; the screen chooses the text. */
export type FormFault = {
  readonly field: PatientField;
  readonly kind: 'missing' | 'not a whole number' | 'out of range' | 'too long' | 'unreadable';
};

/** The form as typed: every field is text. */
export type RegistrationFields = Readonly<OwnOptional<Record<PatientField, string>>>;

/** The form before anything is typed. */
export const EMPTY_FORM = eachField<Record<PatientField, string>>(() => '');

/** Values as a form shows them, whichever are there. */
export function formOf(
  values: Readonly<Partial<Record<PatientField, string | number | readonly string[] | null | undefined>>>,
): Record<PatientField, string> {
  return eachField<Record<PatientField, string>>((field) => {
    const value = values[field] ?? '';
    return [value].flat().join(', ');
  });
}

/** The value of a field as it is sent; undefined for one that may stay empty and is. */
type FieldValue = string | number | string[] | undefined;

/**
 * Validates the registration form (REG-8, REG-9) and returns the values to send. Name, age, gender and symptoms are
 * required, age is a whole number from 0 to 120 in the digits of any script, phone is optional. Every fault is
 * reported, in the order of the fields on the page, at most one per field.
 */
export function parseRegistrationForm(typed: RegistrationFields): Result<OwnOptional<PatientValues>, FormFault[]> {
  const faults: FormFault[] = [];
  const values = eachField<PatientValues>((field) => {
    const read = readField(field, typed[field] ?? '');
    if (read.ok) return read.value;
    faults.push({ field, kind: read.problem });
    return undefined;
  });
  return faults.length > 0 ? fail(faults) : succeed(values);
}

/** What was typed into one field as it is sent, or what is wrong with it. */
export function readField(field: PatientField, typed: string): Result<FieldValue, FormFault['kind']> {
  const facts = fieldFacts(field);
  const text = unturned(typed).trim();
  switch (facts.kind) {
    case 'whole number':
      return readNumber(facts, toAsciiDigits(text).replace(/^−/u, '-'));
    case 'choice': {
      const choice = facts.options.find((one) => one === text);
      return choice === undefined && facts.isRequired ? fail('missing') : succeed(choice);
    }
    case 'list':
      return readList(facts, splitSymptoms(text));
    default:
      return readText(facts, text);
  }
}

type FactsOf<Kind extends FieldFacts['kind']> = Extract<FieldFacts, { readonly kind: Kind }>;

function readText(facts: FactsOf<'name' | 'phone' | 'text'>, text: string): Result<string, FormFault['kind']> {
  if (facts.isRequired && text === '') return fail('missing');
  if (facts.kind === 'name' && !isReadableName(text)) return fail('unreadable');
  return text.length > facts.longest ? fail('too long') : succeed(text);
}

function readNumber(facts: FactsOf<'whole number'>, text: string): Result<number | undefined, FormFault['kind']> {
  if (text === '') return facts.isRequired ? fail('missing') : succeed(undefined);
  if (!/^[+-]?\d+$/u.test(text)) return fail('not a whole number');
  return Number(text) < facts.from || Number(text) > facts.to ? fail('out of range') : succeed(Number(text));
}

function readList(facts: FactsOf<'list'>, entries: string[]): Result<string[], FormFault['kind']> {
  if (facts.isRequired && entries.length === 0) return fail('missing');
  const isTooLong = entries.length > facts.most || entries.some((entry) => entry.length > facts.longest);
  return isTooLong ? fail('too long') : succeed(entries);
}
