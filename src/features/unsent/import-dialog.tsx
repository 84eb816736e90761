import { useState, type FormEvent } from 'react';
import { importUnsent } from '#src/offline/outbox/unsent-file.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FieldFrame, INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const texts = unsentTexts.importing;

/** Imports what another of the clinic's devices has exported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const [errors, setErrors] = useState<{ file?: string; passphrase?: string }>({});
  const [busy, setBusy] = useState(false);

  async function take(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file) {
      setErrors({ file: texts.noFile });
      return;
    }
    setBusy(true);
    const taken = await importUnsent(file, passphrase).catch(() => undefined);
    setBusy(false);
    if (taken?.ok) {
      notify.success(texts.done(taken.value.added, taken.value.known));
      onClose();
      return;
    }
    if (!taken) setErrors({ file: unsentTexts.fixing.failed });
    else if (taken.problem === 'wrong-passphrase') setErrors({ passphrase: texts.problems[taken.problem] });
    else setErrors({ file: texts.problems[taken.problem] });
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.text}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void take(event)}>
        <FieldFrame words={{ id: 'import-file', label: texts.file, error: errors.file }}>
          <input
            id="import-file"
            type="file"
            accept=".frontdesk,application/json"
            className={INPUT_CLASS}
            aria-invalid={errors.file ? true : undefined}
            aria-describedby={errors.file ? 'import-file-error' : undefined}
            data-autofocus
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </FieldFrame>
        <TextField
          id="import-passphrase"
          type="password"
          label={texts.passphrase}
          error={errors.passphrase}
          autoComplete="off"
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {unsentTexts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
