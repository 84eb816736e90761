import { useState } from 'react';
import type { Result } from '#shared/result.ts';
import { systemsTexts as texts } from '#src/locales/en/admin/systems.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';

export type FieldError = { readonly fieldId: string; readonly message: string };

/** Sends a form that adds something: faults by field first, then what the server says. */
export function useAdding<Added>(onAdded: (added: Added) => void) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');

  async function add(found: readonly FieldError[], call: () => Promise<Result<Added, ApiProblem>>): Promise<void> {
    if (busy) return;
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await call();
    setBusy(false);
    if (answer.ok) {
      tellEveryTab();
      onAdded(answer.value);
    } else if (isSignedOut(answer.problem)) leaveForLogin();
    else setFailure(answer.problem.kind === 'refused' ? (answer.problem.message ?? '') : texts.unreachable);
  }

  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  return { errors, errorOf, failure, busy, add };
}
