import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { isReadableName } from '#shared/text/readable-name.ts';
import { GENDERS } from './genders.ts';

export const Gender = v.picklist(GENDERS);
export type Gender = v.InferOutput<typeof Gender>;

/** Longest name, phone and symptom that is stored, in UTF-16 code units; longer input gets a clear error. */
export const NAME_MAX_LENGTH = 200;
export const PHONE_MAX_LENGTH = 40;
export const SYMPTOM_MAX_LENGTH = 300;
export const SYMPTOMS_MAX_COUNT = 30;

/** Age bounds of REG-9, in whole years. */
export const AGE_MIN = 0;
export const AGE_MAX = 120;

const registrationFields = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(NAME_MAX_LENGTH),
    v.check(isReadableName, 'Please enter a name'),
  ),
  age: v.pipe(v.number(), v.integer(), v.minValue(AGE_MIN), v.maxValue(AGE_MAX)),
  gender: Gender,
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(PHONE_MAX_LENGTH)), ''),
  symptoms: boundedList(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SYMPTOM_MAX_LENGTH)), {
    least: 1,
    most: SYMPTOMS_MAX_COUNT,
  }),
  doctorId: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
};

/** The registration payload of REG-19, exactly as it goes over the wire. */
export const RegistrationInput = v.strictObject(registrationFields);
export type RegistrationInput = v.InferOutput<typeof RegistrationInput>;

/**
 * What our own server takes: the same, and optionally a patient id (UUID) the device has made, and that the patient's
 * words hold warning signs, which alerts the desk.
 */
export const RegistrationBody = v.strictObject({
  ...registrationFields,
  _id: v.optional(v.pipe(v.string(), v.uuid())),
  urgent: v.optional(v.literal(true)),
});
export type RegistrationBody = v.InferOutput<typeof RegistrationBody>;

/** Answer to a registration. Only the id: the kiosk may write but not read. */
export const RegisteredPatient = v.object({ patient: v.looseObject({ _id: v.string() }) });
export type RegisteredPatient = v.InferOutput<typeof RegisteredPatient>;
