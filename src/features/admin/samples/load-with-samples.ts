import type { AllDoctors } from '#shared/contract/doctor/doctors.ts';
import type { ViewPatients } from '#shared/contract/patient/patients.ts';
import { type Result, succeed } from '#shared/result.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { viewPatients, type PatientsQuery } from '#src/platform/api/staff/patients.ts';
import { withSampleDoctors } from './sample-doctors.ts';
import { withSamplePatients } from './sample-patients.ts';

/** The doctors as every administrator view counts and lists them, with another backend including the built-in ones. */
export async function loadDoctors(signal: AbortSignal): Promise<Result<AllDoctors, ApiProblem>> {
  const isOurs = await isOursForSure();
  const answer = await allDoctors({ signal });
  if (!answer.ok || isOurs) return answer;
  return succeed({ ...answer.value, doctors: withSampleDoctors(answer.value.doctors) });
}

/** The same for patients, one page of them from our own server. */
export async function loadPatients(
  page: PatientsQuery,
  signal: AbortSignal,
): Promise<Result<ViewPatients, ApiProblem>> {
  const isOurs = await isOursForSure();
  const answer = await viewPatients(page, { signal });
  if (!answer.ok || isOurs) return answer;
  return succeed({ ...answer.value, patients: withSamplePatients(answer.value.patients) });
}
