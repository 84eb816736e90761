import { useState, type FormEvent } from 'react';
import { discardVisit, type UnsentVisit } from '#src/offline/outbox/unsent.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const texts = unsentTexts.discarding;

type DiscardDialogProps = { visit: UnsentVisit; name: string | undefined; onClose: () => void };

/** Deletes what exists nowhere else, so the ticket number must be typed. */
export function DiscardDialog({ visit, name, onClose }: DiscardDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim().toUpperCase() !== visit.ticket) {
      setError(texts.wrong);
      return;
    }
    if (!(await discardVisit(visit.visitId, typed).catch(() => false))) {
      setError(texts.busy);
      return;
    }
    notify.success(texts.done(visit.ticket));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={texts.title(visit.ticket)} description={texts.text}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void confirm(event)}>
        {name !== undefined && <p className="font-semibold wrap-anywhere text-ink">{name}</p>}
        <TextField
          id="discard-ticket"
          label={texts.label}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {unsentTexts.cancel}
          </Button>
          <Button type="submit" variant="danger">
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
