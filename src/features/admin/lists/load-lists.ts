import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import type { FailureWords } from '#src/platform/staff/use-staff-data.ts';

/** A doctor's row in a list of our own: the first of its three ids, else its name. */
export function doctorRowKey(doctor: Doctor): string {
  return doctorKey(doctor) ?? doctor.name;
}

export function doctorsFailure(): FailureWords {
  return { title: adminTexts.doctors.failed };
}

/** An answer whose patients are no array has words of its own (ERR-PATIENTS). */
export function patientsFailure(problem: ApiProblem): FailureWords {
  return problem.kind === 'unreadable'
    ? { title: adminTexts.patients.invalid, description: adminTexts.patients.invalidText }
    : { title: adminTexts.patients.failed };
}

/** The dashboard's own words for the same (ERR-PATIENTS). */
export function dashboardPatientsFailure(problem: ApiProblem): FailureWords {
  return problem.kind === 'unreadable' ? patientsFailure(problem) : { title: adminTexts.dashboard.patientsFailed };
}

export function appointmentsFailure(): FailureWords {
  return { title: adminTexts.appointments.failed };
}
