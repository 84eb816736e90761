import { useState } from 'react';
import * as v from 'valibot';
import { NewAdminBody, type OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { isConflict } from '#src/platform/api/http/http.ts';
import { addAdmin } from '#src/platform/api/admin/staff-accounts.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { keptAdmin, type NewAdminValues } from './kept-admin.ts';

const texts = settingsTexts.staff;

type FieldError = { readonly fieldId: string; readonly message: string };

function errorsOf({ name, email }: NewAdminValues): FieldError[] {
  const errors: FieldError[] = [];
  if (!v.is(NewAdminBody.entries.name, name)) errors.push({ fieldId: 'admin-name', message: texts.nameMissing });
  if (!v.is(NewAdminBody.entries.email, email)) errors.push({ fieldId: 'admin-email', message: texts.emailMissing });
  return errors;
}

/**
 * An administrator or receptionist being typed. What was typed stays, whatever happens; a session that ended keeps it until the next.
 * @param begun what had been typed before the session ended
 */
export function useNewAdmin(begun: NewAdminValues | undefined, onChanged: () => void) {
  const [values, setValues] = useState<NewAdminValues>(begun ?? { name: '', email: '', kind: 'admin' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<OneTimeCode>();
  useUnsaved('new administrator', code === undefined && `${values.name}${values.email}` !== '');
  const leaveForLogin = useSignedOut('admin');
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  async function add(): Promise<void> {
    if (busy) return;
    const found = errorsOf(values);
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await addAdmin({ ...values, name: values.name.trim(), email: values.email.trim() });
    setBusy(false);
    if (answer.ok) {
      tellEveryTab();
      onChanged();
      setCode(answer.value.code);
      return;
    }
    const { problem } = answer;
    if (isSignedOut(problem)) {
      keptAdmin.keep(values);
      leaveForLogin();
    } else if (isConflict(problem)) {
      setErrors([{ fieldId: 'admin-email', message: texts.emailTaken }]);
    } else {
      setFailure(problem.kind === 'refused' ? (problem.message ?? '') : settingsTexts.clinic.unreachable);
    }
  }

  return {
    values,
    errors,
    errorOf,
    failure,
    busy,
    code,
    add,
    change: (changed: Partial<NewAdminValues>) => setValues((before) => ({ ...before, ...changed })),
  };
}
