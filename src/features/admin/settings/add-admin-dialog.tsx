import { useState } from 'react';
import * as v from 'valibot';
import { NewAdminBody, type OneTimeCode } from '#shared/contract/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { addAdmin } from '#src/platform/api/staff-accounts.ts';
import { createKeptWork } from '#src/platform/kept-work.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { OneTimeCodePanel } from '../one-time-code-panel.tsx';

const texts = settingsTexts.staff;
const FORM = 'add-admin-form';

type Values = { readonly name: string; readonly email: string };
type FieldError = { readonly fieldId: string; readonly message: string };

/** Typed when the session ended; it stands in the dialog that is opened next. */
const keptAdmin = createKeptWork<Values>();

function errorsOf({ name, email }: Values): FieldError[] {
  const errors: FieldError[] = [];
  if (!v.is(NewAdminBody.entries.name, name)) errors.push({ fieldId: 'admin-name', message: texts.nameMissing });
  if (!v.is(NewAdminBody.entries.email, email)) errors.push({ fieldId: 'admin-email', message: texts.emailMissing });
  return errors;
}

/** A new administrator, by name and e-mail; then the code to log in with, told this once. */
export function AddAdminDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const [values, setValues] = useState<Values>(() => keptAdmin.take() ?? { name: '', email: '' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<OneTimeCode>();
  const leaveForLogin = useSignedOut('admin');
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  async function add(): Promise<void> {
    if (busy) return;
    const found = errorsOf(values);
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await addAdmin(values.name.trim(), values.email.trim());
    setBusy(false);
    if (answer.ok) {
      onChanged();
      setCode(answer.value.code);
      return;
    }
    const { problem } = answer;
    if (isSignedOut(problem)) {
      keptAdmin.keep(values);
      leaveForLogin();
    } else if (problem.kind === 'refused' && problem.status === 409) {
      setErrors([{ fieldId: 'admin-email', message: texts.emailTaken }]);
    } else {
      setFailure(problem.kind === 'refused' ? (problem.message ?? '') : settingsTexts.clinic.unreachable);
    }
  }

  return (
    <Dialog
      open
      onClose={code === undefined ? onClose : () => undefined}
      title={texts.add}
      actions={
        code === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={FORM} busy={busy} busyText={texts.adding}>
              {texts.add}
            </Button>
          </>
        ) : (
          <Button key="done" onClick={onClose}>
            {texts.done}
          </Button>
        )
      }
    >
      {code !== undefined && <OneTimeCodePanel code={code} name={values.name.trim()} />}
      {code === undefined && (
        <form
          id={FORM}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <ErrorSummary title={texts.problem} errors={errors} />
          {failure !== undefined && (
            <Alert tone="danger" title={texts.addFailed}>
              {failure}
            </Alert>
          )}
          <TextField
            id="admin-name"
            data-autofocus
            label={texts.name}
            required
            autoComplete="off"
            error={errorOf('admin-name')}
            value={values.name}
            onChange={({ target }) => setValues({ ...values, name: target.value })}
          />
          <TextField
            id="admin-email"
            label={texts.email}
            type="email"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf('admin-email')}
            value={values.email}
            onChange={({ target }) => setValues({ ...values, email: target.value })}
          />
        </form>
      )}
    </Dialog>
  );
}
