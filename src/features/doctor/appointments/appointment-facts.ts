import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';

/** What an appointment says of its patient, from the patient object or the sample fields of DATA-3. */
export type AppointmentFacts = {
  readonly name: string;
  readonly age: number | undefined;
  readonly gender: string | undefined;
  readonly phone: string | undefined;
  readonly symptoms: readonly string[];
  readonly reason: string | undefined;
  readonly medicalHistory: string | undefined;
  readonly diagnosis: string | undefined;
  readonly medications: readonly string[];
  readonly notes: string | undefined;
};

/** Reads an appointment as loosely as it may come: whatever is not there is undefined or empty. */
export function factsOf(appointment: Appointment): AppointmentFacts {
  const patient: Readonly<Record<string, unknown>> = appointment.patient ?? {};
  const given: Readonly<Record<string, unknown>> = appointment;
  const age = [patient['age'], given['age']].find((value) => typeof value === 'number');
  const symptoms = textsOf(patient['symptoms']);
  return {
    name: textOf(patient['name']) ?? textOf(given['patientName']) ?? doctorTexts.unknownPatient,
    age: typeof age === 'number' ? age : undefined,
    gender: textOf(patient['gender']) ?? textOf(given['gender']),
    phone: textOf(patient['phone']),
    symptoms: symptoms.length > 0 ? symptoms : textsOf(given['symptoms']),
    reason: textOf(given['reason']),
    medicalHistory: textOf(given['medicalHistory']),
    diagnosis: textOf(given['diagnosis']),
    medications: textsOf(given['medications']),
    notes: textOf(given['notes']),
  };
}

/** Whom a prescription would be for; undefined without a patient's `_id` (ERR-PRESCRIBE). */
export function prescriptionPatientOf(appointment: Appointment): PrescriptionPatient | undefined {
  const _id = appointment.patient?._id?.trim();
  if (!_id) return undefined;
  const { name, age, gender, phone, symptoms } = factsOf(appointment);
  return { _id, name, age, gender, phone, symptoms };
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** A list, or one text with commas, as registration splits symptoms. */
function textsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.flatMap((entry) => textOf(entry) ?? []);
}
