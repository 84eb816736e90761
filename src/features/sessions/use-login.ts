import type { Role } from '#shared/contract/staff/roles.ts';
import { useState, type FormEvent } from 'react';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { markTitleError } from '#src/platform/browser/document-title.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { logIn, type LoginFailure } from './log-in.ts';
import { loginErrors, type LoginError, type LoginField, type LoginValues } from './login-values.ts';

/** Registrations that wait for a sign-in go out now. The queue's code comes only here: no login needs it before. */
async function resumeQueue(): Promise<void> {
  try {
    const { resumePaused } = await import('#src/offline/network/resume-paused.ts');
    await resumePaused();
  } catch {
    // The code could not be fetched: the next page that starts tries them.
  }
}

const BLANK: LoginValues = { email: '', password: '', doctorId: '' };

/** Idle, submitting, then success or back to idle (LOGIN-3). What was typed stays, whatever happens. */
export function useLogin(role: Role, onSuccess: () => void) {
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<LoginError[]>([]);
  const [failure, setFailure] = useState<LoginFailure>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = loginErrors(role, values);
    setErrors(found);
    setFailure(undefined);
    markTitleError(found.length > 0);
    if (found.length > 0) return;

    setBusy(true);
    const outcome = await logIn(role, values);
    setBusy(false);
    if (outcome.ok) {
      notify.success(role === 'admin' && isReceptionist() ? loginTexts.successReception : loginTexts.success[role]);
      void resumeQueue();
      onSuccess();
    } else {
      notify.error(outcome.problem.message);
      setFailure(outcome.problem);
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    submit,
    change: (field: LoginField, value: string) => setValues((before) => ({ ...before, [field]: value })),
    errorOf: (field: LoginField) => errors.find(({ fieldId }) => fieldId === field)?.message,
  };
}
