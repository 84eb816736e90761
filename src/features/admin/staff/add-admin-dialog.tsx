import { ADMIN_KINDS } from '#shared/contract/staff/roles.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { OneTimeCodePanel } from '#src/features/admin/codes/one-time-code-panel.tsx';
import type { NewAdminValues } from './kept-admin.ts';
import { useNewAdmin } from './use-new-admin.ts';

const texts = settingsTexts.staff;
const FORM = 'add-admin-form';

type AddAdminDialogProps = {
  /** What had been typed before the session ended. */
  begun: NewAdminValues | undefined;
  onChanged: () => void;
  onClose: () => void;
};

/** A new administrator or receptionist, by name and e-mail; then the code to log in with, told this once. */
export function AddAdminDialog({ begun, onChanged, onClose }: AddAdminDialogProps) {
  const { values, change, errors, errorOf, failure, busy, code, add } = useNewAdmin(begun, onChanged);

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
          {begun !== undefined && <Alert tone="info">{staffTexts.kept}</Alert>}
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
            onChange={({ target }) => change({ name: target.value })}
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
            onChange={({ target }) => change({ email: target.value })}
          />
          <RadioGroupField
            id="admin-kind"
            legend={texts.kind}
            name="admin-kind"
            value={values.kind}
            options={ADMIN_KINDS.map((kind) => ({
              value: kind,
              label: texts.kinds[kind],
              detail: texts.kindTexts[kind],
            }))}
            onChange={(kind) => change({ kind: oneOf(ADMIN_KINDS, kind) ?? 'admin' })}
          />
        </form>
      )}
    </Dialog>
  );
}
