import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '#shared/contract/visit/commands.ts';
import { CaseAnswer, type CaseBody } from '#shared/contract/prescription/prescription-draft.ts';
import { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import {
  type CheckPrescriptionBody,
  type HandwrittenBody,
  MedicineCheck,
  PatientHistory,
  PrescriptionSaved,
  RX_6_FIELDS,
  type SavePrescriptionBody,
  SavedPrescription,
} from '#shared/contract/prescription/prescriptions.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { actingHeaders } from '#src/platform/api/http/acting-as.ts';
import { addressOf, isSameOrigin } from '#src/platform/api/http/address.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

const aiBaseUrl: string | undefined = import.meta.env.VITE_AI_BASE_URL;

/** POST /process_case/ (CALL-10), with its time limit. */
export function processCase(body: CaseBody, timeoutMs: number): Promise<Result<CaseAnswer, ApiProblem>> {
  return staffCall({
    method: 'POST',
    path: 'process_case/',
    body,
    schema: CaseAnswer,
    timeoutMs,
    ...(aiBaseUrl ? { baseUrl: aiBaseUrl } : {}),
  });
}

/** POST api/prescription/generate: saves a prescription. Repeating it with the same key creates no second one. */
export function savePrescription(
  body: SavePrescriptionBody,
  key: string,
): Promise<Result<SavedPrescription, ApiProblem>> {
  // Another backend has no fields for some parts; their text is not lost.
  const notes = [body.notes, body.lifestyle].filter((part) => part !== '').join('\n\n');
  const plain = Object.entries({ ...body, notes }).filter(([field]) => RX_6_FIELDS.includes(field));
  return save('api/prescription/generate', isOurs() ? body : Object.fromEntries(plain), key);
}

/** POST api/doctorDashboard/generate-prescription: saves a handwritten one. */
export function saveHandwritten(body: HandwrittenBody, key: string): Promise<Result<SavedPrescription, ApiProblem>> {
  const { overrideReason: _ours, ...plain } = body;
  return save('api/doctorDashboard/generate-prescription', isOurs() ? body : plain, key);
}

async function save(path: string, body: unknown, key: string): Promise<Result<SavedPrescription, ApiProblem>> {
  // On another host the key would need a preflight that only our server allows.
  const headers = isOurs() || isSameOrigin() ? { [IDEMPOTENCY_HEADER]: key } : {};
  const answer = await staffCall({ method: 'POST', path, body, headers, schema: PrescriptionSaved });
  if (!answer.ok) return answer;
  const { value } = answer;
  const saved = 'data' in value && isNamed(value.data) ? value.data.prescription : value['prescription'];
  const read = v.safeParse(SavedPrescription, saved);
  return read.success && read.output._id ? succeed(read.output) : fail({ kind: 'unreadable', page: false });
}

function isNamed(value: unknown): value is { prescription: unknown } {
  return typeof value === 'object' && value !== null && 'prescription' in value;
}

/** POST api/prescription/check: only our own server has it; check `isOurs()` first. */
export function checkPrescription(
  body: CheckPrescriptionBody,
  signal: AbortSignal,
): Promise<Result<MedicineCheck, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/prescription/check', body, schema: MedicineCheck, signal });
}

/** GET api/prescription/registration-draft/{patient}: only our own server has it; check `isOurs()` first. */
export function registrationDraft(
  patientId: string,
  signal: AbortSignal,
): Promise<Result<RegistrationDraft, ApiProblem>> {
  return staffCall({ method: 'GET', path: registrationDraftPath(patientId), schema: RegistrationDraft, signal });
}

/** DELETE of the same: throws it away. */
export function discardRegistrationDraft(patientId: string): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'DELETE', path: registrationDraftPath(patientId), schema: v.unknown() });
}

function registrationDraftPath(patientId: string): string {
  return `api/prescription/registration-draft/${encodeURIComponent(patientId)}`;
}

/** The warnings in a 409 from our own server, if it contains any. */
export function warningsOf(problem: ApiProblem): MedicineCheck['warnings'] | undefined {
  if (problem.kind !== 'refused' || problem.status !== 409) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), MedicineCheck), problem.bodyText);
  return read.success ? read.output.warnings : undefined;
}

/** GET api/doctorDashboard/patient-history/{id}, with every saved field. */
export function savedPrescriptions(
  patientId: string,
  signal: AbortSignal,
): Promise<Result<PatientHistory, ApiProblem>> {
  const path = `api/doctorDashboard/patient-history/${encodeURIComponent(patientId)}`;
  return staffCall({ method: 'GET', path, schema: PatientHistory, signal });
}

/** GET api/prescription/pdf/{id}; undefined if there is no file. A 401 is reported separately: the session is over. */
export async function prescriptionPdf(id: string): Promise<Blob | 'signed-out' | undefined> {
  try {
    const address = addressOf(`api/prescription/pdf/${encodeURIComponent(id)}`);
    const response = await fetch(address, { credentials: 'include', cache: 'no-store', headers: actingHeaders() });
    if (response.status === 401) return 'signed-out';
    const file = response.ok ? await response.blob() : undefined;
    return file !== undefined && file.size > 0 ? file : undefined;
  } catch {
    return undefined;
  }
}
