import type { SetUp } from '#shared/contract/staff/second-factor.ts';
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

/** What follows the right password: a code that is asked for, or recovery codes that are shown once. */
type Second =
  | { readonly kind: 'asked'; readonly setUp: SetUp | undefined; readonly wrong: string | undefined }
  | { readonly kind: 'kept'; readonly recoveryCodes: readonly string[] };

/** Idle, submitting, then success or back to idle (LOGIN-3). What was typed stays, whatever happens. */
export function useLogin(role: Role, onSuccess: () => void) {
  const [values, setValues] = useState(BLANK);
  const [code, setCode] = useState('');
  const [second, setSecond] = useState<Second>();
  const [errors, setErrors] = useState<LoginError[]>([]);
  const [failure, setFailure] = useState<LoginFailure>();
  const [busy, setBusy] = useState(false);

  /** Whoever has logged in goes on, by whatever way. */
  function enter(): void {
    notify.success(role === 'admin' && isReceptionist() ? loginTexts.successReception : loginTexts.success[role]);
    void resumeQueue();
    onSuccess();
  }

  function errorsNow(): LoginError[] {
    if (second?.kind !== 'asked') return loginErrors(role, values);
    return code.trim() === '' ? [{ fieldId: 'code', message: loginTexts.codeMissing }] : [];
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = errorsNow();
    setErrors(found);
    setFailure(undefined);
    markTitleError(found.length > 0);
    if (found.length > 0) return;

    setBusy(true);
    const outcome = await logIn(role, values, second?.kind === 'asked' ? code.trim() : undefined);
    setBusy(false);
    if (outcome.ok) {
      if (outcome.value.length === 0) enter();
      else setSecond({ kind: 'kept', recoveryCodes: outcome.value });
      return;
    }
    const { asksForCode, message } = outcome.problem;
    if (asksForCode) {
      setSecond({ kind: 'asked', setUp: asksForCode.setUp, wrong: second === undefined ? undefined : message });
      setCode('');
    } else if (second?.kind === 'asked') {
      setSecond({ ...second, wrong: message });
    } else {
      notify.error(message);
      setFailure(outcome.problem);
    }
  }

  return {
    values,
    code,
    second,
    errors,
    failure,
    busy,
    submit,
    enter,
    back: () => {
      setSecond(undefined);
      setCode('');
    },
    changeCode: setCode,
    change: (field: LoginField, value: string) => setValues((before) => ({ ...before, [field]: value })),
    errorOf: (field: LoginField | 'code') => errors.find(({ fieldId }) => fieldId === field)?.message,
  };
}
