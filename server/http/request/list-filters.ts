import type { Context } from 'hono';
import { ageBucket } from '#shared/clinic/age-bucket.ts';
import type { AppointmentFilter } from '#server/services/appointments/list-appointments.ts';
import type { PatientFilter } from '#server/services/patients/list-patients.ts';
import { readFilter } from './list-query.ts';

/** The filters of a list of patients. */
export function readPatientFilter(context: Context): PatientFilter {
  return {
    search: readFilter(context, 'search'),
    doctor: readFilter(context, 'doctor'),
    gender: readFilter(context, 'gender'),
    name: readFilter(context, 'name'),
    ages: ageBucket(readFilter(context, 'ages')),
  };
}

/** The filters of a list of appointments, of any doctor. */
export function readAppointmentFilter(context: Context): AppointmentFilter {
  return { patient: readFilter(context, 'patient'), status: readFilter(context, 'status') };
}
