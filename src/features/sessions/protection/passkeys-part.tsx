import { useState, type FormEvent } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { Passkey } from '#shared/contract/staff/second-factor.ts';
import { protectionTexts } from '#src/locales/en/account/protection.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { hasPasskeys, makePasskey } from './passkey.ts';

const texts = protectionTexts.passkeys;

type PasskeysPartProps = { staff: Role; passkeys: readonly Passkey[]; onChanged: () => void };

/** One's own passkeys, and a new one from this device. */
export function PasskeysPart({ staff, passkeys, onChanged }: PasskeysPartProps) {
  const [name, setName] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = (name ?? '').trim();
    setFailure(wanted === '' ? texts.nameMissing : undefined);
    if (wanted === '' || busy) return;
    setBusy(true);
    const made = await makePasskey(wanted);
    setBusy(false);
    if (!made.ok) {
      setFailure(made.problem);
      return;
    }
    setName(undefined);
    notify.success(texts.added);
    onChanged();
  }

  return (
    <section aria-label={texts.title} className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-semibold text-ink">{texts.title}</h3>
      <p className="text-ink-2">{texts.text}</p>
      {passkeys.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul aria-label={texts.title} className="grid gap-2">
        {passkeys.map((passkey) => (
          <li key={passkey._id}>
            <PasskeyRow staff={staff} passkey={passkey} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {failure !== undefined && <Alert tone="danger" title={failure} />}
      {name !== undefined && (
        <form noValidate className="grid gap-3" onSubmit={(event) => void add(event)}>
          <TextField
            id="passkey-name"
            label={texts.name}
            hint={texts.nameHint}
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} busyText={texts.adding}>
              {texts.add}
            </Button>
            <Button variant="secondary" onClick={() => setName(undefined)}>
              {protectionTexts.cancel}
            </Button>
          </div>
        </form>
      )}
      {name === undefined && hasPasskeys() && (
        <Button variant="secondary" icon="plus" className="justify-self-start" onClick={() => setName(texts.firstName)}>
          {texts.add}
        </Button>
      )}
    </section>
  );
}
