import type { Context } from 'hono';
import { ageBucket } from '#shared/clinic/age-bucket.ts';
import type { AppointmentFilter } from '#server/services/appointments/list-appointments.ts';
import type { PatientFilter } from '#server/services/patients/list-patients.ts';
import { readFilter } from './list-query.ts';

/** What a list of patients is narrowed to. */
export function readPatientFilter(context: Context): PatientFilter {
  return {
    search: readFilter(context, 'search'),
    doctor: readFilter(context, 'doctor'),
    gender: readFilter(context, 'gender'),
    name: readFilter(context, 'name'),
    ages: ageBucket(readFilter(context, 'ages')),
  };
}

/** What a list of appointments is narrowed to, of whatever doctor. */
export function readAppointmentFilter(context: Context): AppointmentFilter {
  return { patient: readFilter(context, 'patient'), status: readFilter(context, 'status') };
}
