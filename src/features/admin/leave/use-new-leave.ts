import { useState } from 'react';
import type { SavedException } from '#shared/contract/booking/schedule-exceptions.ts';
import { leaveTexts } from '#src/locales/en/admin/leave.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { saveException } from '#src/platform/api/admin/exceptions.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { BLANK_LEAVE, leaveBody, leaveErrors, type LeaveError, type LeaveValues } from './leave-values.ts';

const texts = leaveTexts.dialog;

/** An entry being typed. Who is affected is said before anything is saved; what is typed after that is counted anew. */
export function useNewLeave(onSaved: () => void) {
  const [values, setValues] = useState(BLANK_LEAVE);
  const [errors, setErrors] = useState<readonly LeaveError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [affected, setAffected] = useState<SavedException>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');

  function change(changed: Partial<LeaveValues>): void {
    setAffected(undefined);
    setValues((before) => ({ ...before, ...changed }));
  }

  async function save(): Promise<void> {
    if (busy) return;
    const found = leaveErrors(values);
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    await countAndSave();
    setBusy(false);
  }

  async function countAndSave(): Promise<void> {
    const body = leaveBody(values);
    if (affected === undefined) {
      const counted = await saveException({ ...body, onlyCount: true });
      if (!counted.ok) return fail(counted.problem);
      if (counted.value.affected > 0) return setAffected(counted.value);
    }
    const saved = await saveException(body);
    if (!saved.ok) return fail(saved.problem);
    notify.success(saved.value.affected > 0 ? texts.savedAffected(saved.value.affected) : texts.saved);
    onSaved();
  }

  function fail(problem: ApiProblem): void {
    if (isSignedOut(problem)) leaveForLogin();
    else setFailure(problem.kind === 'refused' ? (problem.message ?? '') : staffTexts.unreachableUnchanged);
  }

  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  return { values, change, errors, errorOf, failure, affected, busy, save };
}
