import {
  type PatientRecord,
  PatientRecordAnswer,
  type PatientRecordBody,
} from '#shared/contract/patient/patient-record.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

/** GET api/patients/record/{id}. Only our own server has it: check `isOurs()` first. */
export async function patientRecord(
  patientId: string,
  options: { signal?: AbortSignal } = {},
): Promise<Result<PatientRecord, ApiProblem>> {
  const answer = await staffCall({ method: 'GET', path: pathOf(patientId), schema: PatientRecordAnswer, ...options });
  return answer.ok ? succeed(answer.value.record) : answer;
}

/** PUT api/patients/record/{id}. 409 if somebody else has saved since `updatedAt`. */
export async function savePatientRecord(
  patientId: string,
  body: PatientRecordBody,
): Promise<Result<PatientRecord, ApiProblem>> {
  const answer = await staffCall({ method: 'PUT', path: pathOf(patientId), body, schema: PatientRecordAnswer });
  return answer.ok ? succeed(answer.value.record) : answer;
}

function pathOf(patientId: string): string {
  return `api/patients/record/${encodeURIComponent(patientId)}`;
}
