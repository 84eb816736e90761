import { DoctorAccount } from '#shared/contract/staff/doctor-accounts.ts';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { changeDoctor, registerDoctor } from '#src/platform/api/admin/doctor-accounts.ts';
import { type ApiProblem, isConflict } from '#src/platform/api/http/http.ts';
import { type Overtaken, overtakenOf } from '#src/platform/api/http/overtaken.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { bodyOf, type DoctorError, type DoctorValues } from './doctor-form.ts';

const texts = staffDoctorTexts.dialog;

export type SaveProblem =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'gone' }
  /** Somebody else has saved in the meantime. */
  | { readonly kind: 'overtaken'; readonly theirs: Overtaken<DoctorAccount> }
  | { readonly kind: 'field'; readonly error: DoctorError }
  | { readonly kind: 'failed'; readonly detail: string | undefined };

/**
 * Adds a doctor, or changes the one with that id. @param version the one that was shown
 * @returns for a new doctor the one-time code, available only now
 */
export async function saveDoctor(
  id: string | undefined,
  values: DoctorValues,
  version: string | undefined,
): Promise<Result<OneTimeCode | undefined, SaveProblem>> {
  if (!isOurs()) return fail({ kind: 'failed', detail: texts.notOurs });
  if (id !== undefined) {
    const changed = await changeDoctor(id, bodyOf(values), version);
    if (changed.ok) return succeed(undefined);
    const theirs = overtakenOf(changed.problem, DoctorAccount);
    return fail(theirs === undefined ? problemOf(changed.problem) : { kind: 'overtaken', theirs });
  }
  const added = await registerDoctor({ doctorId: values.doctorId.trim(), ...bodyOf(values) });
  return added.ok ? succeed(added.value.code) : fail(problemOf(added.problem));
}

function problemOf(problem: ApiProblem): SaveProblem {
  if (isSignedOut(problem)) return { kind: 'signed-out' };
  if (problem.kind !== 'refused') return { kind: 'failed', detail: texts.unreachable };
  if (problem.status === 404) return { kind: 'gone' };
  if (isConflict(problem)) return { kind: 'field', error: { fieldId: 'doctor-code', message: texts.codeTaken } };
  return { kind: 'failed', detail: problem.message };
}
