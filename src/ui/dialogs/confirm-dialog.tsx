import type { ReactNode } from 'react';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  description?: string;
  words: { readonly cancel: string; readonly confirm: string; readonly busy?: string };
  /** The action destroys something: the focus is on Cancel, so that Enter alone does nothing. */
  danger?: boolean;
  busy: boolean;
  /** What went wrong, shown as long as the dialog is open. */
  failure?: { readonly title: string; readonly description?: string } | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation. If it has a field among its children, mark that one with `data-autofocus`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, words, danger = false, busy, failure, onConfirm, onClose, children } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button variant="secondary" data-autofocus={danger || undefined} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(words.busy !== undefined && { busyText: words.busy })}
            onClick={onConfirm}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="contents">{children}</div>
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title} className="mt-3">
          {failure.description}
        </Alert>
      )}
    </Dialog>
  );
}
