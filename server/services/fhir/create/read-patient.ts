import * as v from 'valibot';
import { RegistrationBody } from '#shared/contract/visit/registration.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { SYSTEMS } from '#server/services/fhir/parts.ts';
import { yearsSince } from '#server/services/clinic/years-since.ts';
import type { Identifier } from './known-identifier.ts';

/** What is wrong with what was sent, and where. */
export type Unreadable = { readonly text: string; readonly at: readonly string[] };

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));
const IdentifierIn = v.looseObject({
  system: v.optional(v.pipe(text, v.maxLength(300))),
  value: v.pipe(text, v.maxLength(300)),
});
/** At least one identifier; those without a value, which say only what somebody has not, are passed over. */
export const IdentifiersIn = v.pipe(
  v.array(v.looseObject({ ...IdentifierIn.entries, value: v.optional(IdentifierIn.entries.value) })),
  v.maxLength(20),
  v.transform((all) => all.flatMap(({ system, value }) => (value === undefined ? [] : [{ system, value }]))),
  v.minLength(1, 'Needs an identifier with a value'),
);
/** What changes the meaning of all else and is not known here: whoever ignored it would take it for what it is not. */
export const NOT_UNDERSTOOD = {
  implicitRules: v.optional(v.undefined('Rules that are not known here')),
  modifierExtension: v.optional(v.undefined('An extension that changes the meaning and is not known here')),
};
export const ReferenceIn = v.looseObject({
  reference: v.optional(text),
  type: v.optional(text),
  identifier: v.optional(IdentifierIn),
});

const PatientIn = v.looseObject({
  resourceType: v.literal('Patient'),
  ...NOT_UNDERSTOOD,
  active: v.optional(v.literal(true, 'Is not in use any more')),
  deceasedBoolean: v.optional(v.literal(false, 'Has died')),
  deceasedDateTime: v.optional(v.undefined('Has died')),
  identifier: IdentifiersIn,
  name: v.pipe(
    v.array(v.looseObject({ text: v.optional(text), given: v.optional(v.array(text)), family: v.optional(text) })),
    v.minLength(1),
    v.maxLength(20),
  ),
  gender: v.picklist(['male', 'female', 'other'], 'Must be male, female or other'),
  birthDate: v.optional(v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'Must be a date'))),
  telecom: v.optional(
    v.pipe(v.array(v.looseObject({ system: v.optional(v.string()), value: v.optional(v.string()) })), v.maxLength(20)),
    [],
  ),
  generalPractitioner: v.optional(v.pipe(v.array(ReferenceIn), v.maxLength(20)), []),
  extension: v.optional(
    v.pipe(v.array(v.looseObject({ url: v.string(), valueString: v.optional(v.string()) })), v.maxLength(100)),
    [],
  ),
});

/** The words of a registration; another system may not know why somebody comes. */
const Sent = v.strictObject({
  ...RegistrationBody.entries,
  symptoms: v.optional(RegistrationBody.entries.symptoms),
});

export type SentPatient = { readonly registration: RegistrationBody; readonly identifiers: readonly Identifier[] };

/** Reads a Patient as a registration, by the same rules as the form’s. */
export function readPatient(body: unknown, now: Date, timeZone: string): Result<SentPatient, Unreadable> {
  const read = v.safeParse(PatientIn, body);
  if (!read.success) return fail(unreadable('Patient', read.issues));
  const { identifier, name, gender, birthDate, telecom, generalPractitioner, extension } = read.output;
  const [called] = name;
  const age = ageIn(extension) ?? (birthDate === undefined ? undefined : yearsSince(birthDate, now, timeZone));
  if (age === undefined)
    return fail({ text: 'Give a birthDate or the extension with the age.', at: ['Patient.birthDate'] });
  const symptoms = extension.flatMap(({ url, valueString }) =>
    url === SYSTEMS.symptoms && valueString !== undefined ? [valueString] : [],
  );
  const doctor = generalPractitioner.flatMap((one) => doctorOf(one) ?? [])[0];
  const registration = v.safeParse(Sent, {
    name: called?.text ?? [...(called?.given ?? []), called?.family ?? ''].join(' ').trim(),
    age,
    gender,
    phone: telecom.find(({ system }) => system === 'phone')?.value ?? '',
    ...(symptoms.length === 0 ? {} : { symptoms }),
    ...(doctor === undefined ? {} : { doctorId: doctor }),
    // What is said of somebody who is not here yet is read for warning signs like what is said at a kiosk.
    ...(findRedFlags(symptoms.join('. ')).length > 0 ? { urgent: true } : {}),
  });
  if (!registration.success) return fail(unreadable('Patient', registration.issues));
  const { symptoms: said = [], ...facts } = registration.output;
  return succeed({ registration: { ...facts, symptoms: said }, identifiers: identifier });
}

/** What a schema has against a resource, with the elements as FHIR writes them. */
export function unreadable(type: string, issues: readonly v.BaseIssue<unknown>[]): Unreadable {
  const at = issues.slice(0, 10).map((issue) => elementOf(type, issue));
  const why = issues[0]?.received === 'undefined' ? 'It is missing' : (issues[0]?.message.slice(0, 160) ?? '');
  return { text: `Please check: ${at.join(', ')}. ${why}.`, at };
}

function elementOf(type: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? type : `${type}.${path.replaceAll(/\.(\d+)/g, '[$1]').slice(0, 160)}`;
}

/** A doctor by `Practitioner/…`, or by their Doctor ID as an identifier. */
export function doctorOf({ reference, identifier }: v.InferOutput<typeof ReferenceIn>): string | undefined {
  const [, id] = /(?:^|\/)(?:Practitioner|PractitionerRole)\/([^/]+)$/.exec(reference ?? '') ?? [];
  return id ?? (identifier?.system === SYSTEMS.doctorCode ? identifier.value : undefined);
}

const AgeIn = v.looseObject({
  url: v.literal(SYSTEMS.age),
  extension: v.array(
    v.looseObject({ url: v.string(), valueAge: v.optional(v.looseObject({ value: v.optional(v.number()) })) }),
  ),
});

function ageIn(extensions: readonly unknown[]): number | undefined {
  for (const one of extensions) {
    const read = v.safeParse(AgeIn, one);
    if (read.success) return read.output.extension.find(({ url }) => url === 'age')?.valueAge?.value;
  }
  return undefined;
}
