import * as v from 'valibot';
import { type CorrectionBody, PatientPage } from '#shared/contract/patient/correction.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { viewPatients } from './patients.ts';
import { staffCall } from './staff-call.ts';

/** The data for a patient's page; from another backend, what its list contains. */
export async function patientPage(id: string, signal: AbortSignal): Promise<Result<PatientPage, ApiProblem>> {
  const path = `api/patients/patient/${encodeURIComponent(id)}`;
  if (await isOursForSure()) return staffCall({ method: 'GET', path, schema: PatientPage, signal });
  const list = await viewPatients({}, { signal });
  if (!list.ok) return list;
  const patient = list.value.patients.find(({ _id }) => _id === id);
  if (patient !== undefined) return succeed({ patient, messages: [], merges: [] });
  return fail({ kind: 'refused', status: 404, bodyText: '', statusText: '' });
}

/**
 * PATCH api/patients/{id}: our own server only. 409 if somebody else has changed one of these fields in the meantime.
 */
export function correctPatient(id: string, body: CorrectionBody): Promise<Result<PatientPage, ApiProblem>> {
  return staffCall({ method: 'PATCH', path: `api/patients/${encodeURIComponent(id)}`, body, schema: PatientPage });
}

/** POST api/patients/open/{id}: opens the record of somebody else's patient, for a reason. */
export function openRecord(id: string, reason: string): Promise<Result<unknown, ApiProblem>> {
  const path = `api/patients/open/${encodeURIComponent(id)}`;
  return staffCall({ method: 'POST', path, body: { reason }, schema: v.unknown() });
}
