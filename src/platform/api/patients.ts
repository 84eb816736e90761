import * as v from 'valibot';
import { RegisteredPatient, type RegistrationInput, ViewPatients } from '#shared/contract/patients.ts';
import type { Result } from '#shared/result.ts';
import { isOurs } from './backend.ts';
import { type ApiProblem, call } from './http.ts';
import { type Page, pageFields, queryOf } from './page-query.ts';
import { type WriteOptions, writeHeaders } from './write-headers.ts';

/** POST api/patients/register (product.md §7). `urgent` goes to our own server only; no other knows the field. */
export function registerPatient(
  registration: RegistrationInput,
  { urgent, ...options }: WriteOptions & { readonly urgent?: true | undefined },
): Promise<Result<v.InferOutput<typeof RegisteredPatient>, ApiProblem>> {
  return call({
    method: 'POST',
    path: 'api/patients/register',
    body: urgent && isOurs() ? { ...registration, urgent } : registration,
    headers: writeHeaders(options),
    schema: RegisteredPatient,
    signal: options.signal,
    timeoutMs: options.timeoutMs,
  });
}

/** GET api/adminDashboard/view-patients: all rows, or a page of them from our own server. */
export function viewPatients(
  page: Page = {},
  options: { signal?: AbortSignal } = {},
): Promise<Result<ViewPatients, ApiProblem>> {
  const path = `api/adminDashboard/view-patients${queryOf(pageFields(page))}`;
  return call({ method: 'GET', path, schema: ViewPatients, signal: options.signal });
}

/** POST api/patients/restore-patient/{id}: takes a deletion back; our own server only. */
export function restorePatient(id: string): Promise<Result<unknown, ApiProblem>> {
  return call({ method: 'POST', path: `api/patients/restore-patient/${encodeURIComponent(id)}`, schema: v.unknown() });
}

/** DELETE api/patients/delete-patient/{id}. The answer's content does not matter. */
export function deletePatient(id: string): Promise<Result<unknown, ApiProblem>> {
  return call({ method: 'DELETE', path: `api/patients/delete-patient/${encodeURIComponent(id)}`, schema: v.unknown() });
}
