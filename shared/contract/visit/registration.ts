import * as v from 'valibot';
import { eachField, type FieldOfSpecification, type PatientValues } from '#shared/clinic/patient-fields.ts';
import { fieldSchema } from './field-schema.ts';

type Entries = {
  [Field in keyof PatientValues]: Field extends FieldOfSpecification
    ? v.GenericSchema<PatientValues[Field]>
    : v.OptionalSchema<v.GenericSchema<PatientValues[Field]>, undefined>;
};

const registrationFields = {
  ...eachField<Entries>(fieldSchema),
  doctorId: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
};

/** The registration payload of REG-19, and fields of our own, which only our own server is sent. */
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
