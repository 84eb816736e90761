import { useState, type FormEvent } from 'react';
import { exportUnsent } from '#src/offline/outbox/unsent-file.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const texts = unsentTexts.exporting;
const LEAST_CHARACTERS = 12;

/** Saves what is unsent as a file that only a passphrase opens. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (passphrase.length < LEAST_CHARACTERS) {
      setError(texts.tooShort);
      return;
    }
    setBusy(true);
    try {
      const { file, visits } = await exportUnsent(passphrase);
      download(file, `unsent-${new Date().toISOString().slice(0, 10)}.frontdesk`);
      notify.success(texts.done(visits));
      onClose();
    } catch {
      setError(unsentTexts.unreadable);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.text}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void save(event)}>
        <TextField
          id="export-passphrase"
          type="password"
          label={texts.passphrase}
          hint={texts.hint}
          error={error}
          autoComplete="new-password"
          data-autofocus
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {unsentTexts.cancel}
          </Button>
          <Button type="submit" icon="download" busy={busy}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
