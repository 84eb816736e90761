import type { ReactNode } from 'react';
import { systemsTexts as texts } from '#src/locales/en/admin/systems.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';

const FORM = 'add-system-form';

type AddDialogProps = {
  words: { readonly add: string; readonly adding: string; readonly addFailed: string };
  busy: boolean;
  errors: readonly { readonly fieldId: string; readonly message: string }[];
  failure: string | undefined;
  onAdd: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of a form that adds a system or a webhook. */
export function AddDialog({ words, busy, errors, failure, onAdd, onClose, children }: AddDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.add}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText={words.adding}>
            {words.add}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <ErrorSummary title={texts.problem} errors={errors} />
        {failure !== undefined && (
          <Alert tone="danger" title={words.addFailed}>
            {failure}
          </Alert>
        )}
        <div className="contents">{children}</div>
      </form>
    </Dialog>
  );
}
