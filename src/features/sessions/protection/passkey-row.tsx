import { useState } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { Passkey } from '#shared/contract/staff/second-factor.ts';
import { protectionTexts } from '#src/locales/en/account/protection.ts';
import { removePasskey, renamePasskey } from '#src/platform/api/account/account.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const texts = protectionTexts.passkeys;

type PasskeyRowProps = { staff: Role; passkey: Passkey; onChanged: () => void };

/** One passkey: what it is called, when it was used, and what can be done with it. */
export function PasskeyRow({ staff, passkey, onChanged }: PasskeyRowProps) {
  const [name, setName] = useState<string>();
  const { busy, failure, run } = useStaffAct(staff, onChanged);
  const used = passkey.lastUsedAt === null ? undefined : formatClinicTime(passkey.lastUsedAt, 'date-time');

  async function save(): Promise<void> {
    const wanted = (name ?? '').trim();
    if (wanted === '') return;
    const call = () => renamePasskey(passkey._id, wanted);
    if (await run({ call, words: { done: texts.renamed, failed: protectionTexts.failed } })) setName(undefined);
  }

  return (
    <div className="grid gap-2 rounded-card border border-line p-4">
      {name === undefined ? (
        <p className="font-semibold wrap-anywhere text-ink">{passkey.name}</p>
      ) : (
        <TextField
          id={`name-${passkey._id}`}
          label={texts.name}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <p className="text-sm text-ink-2">{used === undefined ? texts.unused : texts.lastUsed(used)}</p>
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title}>
          {failure.description}
        </Alert>
      )}
      <div className="flex flex-wrap gap-1">
        {name === undefined ? (
          <Button
            variant="quiet"
            icon="pencil"
            aria-label={texts.renameOne(passkey.name)}
            onClick={() => setName(passkey.name)}
          >
            {texts.rename}
          </Button>
        ) : (
          <Button variant="quiet" icon="check" busy={busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="trash-2"
          className="text-danger!"
          busy={busy}
          aria-label={texts.removeOne(passkey.name)}
          onClick={() =>
            void run({
              call: () => removePasskey(passkey._id),
              words: { done: texts.removed, failed: texts.removeFailed },
            })
          }
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
