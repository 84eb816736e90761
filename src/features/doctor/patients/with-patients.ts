import { fieldFacts, PATIENT_FIELD_NAMES } from '#shared/clinic/patient-fields.ts';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { allPatients } from '#src/platform/api/staff/patients.ts';

/**
 * Appointments with all that is known of their patients. Our own server sends it with them; another backend's have only
 * `_id` and name (DATA-3), and the rest stands in api/patients/get-all. Without an answer they stay as they came.
 */
export async function withPatients(appointments: readonly Appointment[], signal: AbortSignal): Promise<Appointment[]> {
  if (!appointments.some(lacksFacts) || (await isOursForSure())) return [...appointments];
  const answer = await allPatients({}, {}, { signal });
  if (!answer.ok) return [...appointments];
  const known = new Map(answer.value.rows.map((patient) => [patient._id, patient]));
  return appointments.map((appointment) => {
    const { patient } = appointment;
    const whole = known.get(patient?._id ?? '');
    return whole === undefined ? appointment : { ...appointment, patient: { ...whole, ...patient } };
  });
}

function lacksFacts({ patient }: Appointment): boolean {
  if (!patient?._id) return false;
  return PATIENT_FIELD_NAMES.some((field) => fieldFacts(field).isOfSpecification && patient[field] === undefined);
}
