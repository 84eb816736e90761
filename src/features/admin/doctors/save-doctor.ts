import type { OneTimeCode } from '#shared/contract/staff-accounts.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { staffDoctorTexts } from '#src/locales/en/staff-doctors.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { changeDoctor, registerDoctor } from '#src/platform/api/doctor-accounts.ts';
import { type ApiProblem, isConflict } from '#src/platform/api/http.ts';
import { isSignedOut } from '#src/platform/use-signed-out.ts';
import { bodyOf, type DoctorError, type DoctorValues } from './doctor-form.ts';

const texts = staffDoctorTexts.dialog;

export type SaveProblem =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'field'; readonly error: DoctorError }
  | { readonly kind: 'failed'; readonly detail: string | undefined };

/** Adds a doctor, or changes the one of that id. @returns for a new one the code to log in with, told this once */
export async function saveDoctor(
  id: string | undefined,
  values: DoctorValues,
): Promise<Result<OneTimeCode | undefined, SaveProblem>> {
  if (!isOurs()) return fail({ kind: 'failed', detail: texts.notOurs });
  if (id !== undefined) {
    const changed = await changeDoctor(id, bodyOf(values));
    return changed.ok ? succeed(undefined) : fail(problemOf(changed.problem));
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
