import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import type { Role } from '#shared/contract/staff/roles.ts';
import { ResetFactorBody } from '#shared/contract/staff/second-factor.ts';
import { securityTexts } from '#src/locales/en/admin/security.ts';
import { resetSecondFactor } from '#src/platform/api/admin/security.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const texts = securityTexts.reset;

type ResetFactorProps = { staff: Role; accountId: string };

/** Takes the second factor of somebody away who has lost it, with the reason. */
export function ResetFactor({ staff, accountId }: ResetFactorProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useStaffAct('admin', () => undefined);

  async function reset(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The dialog around it may have a form of its own.
    event.stopPropagation();
    const isGiven = v.is(ResetFactorBody.entries.reason, reason);
    setError(isGiven ? undefined : texts.reasonMissing);
    if (!isGiven || busy) return;
    const call = () => resetSecondFactor(staff, accountId, reason.trim());
    if (await run({ call, words: { done: texts.done, failed: texts.failed } })) setOpen(false);
  }

  if (!open)
    return (
      <Button variant="quiet" icon="smartphone" className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
    );
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void reset(event)}>
      <p className="text-ink-2">{texts.text}</p>
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title}>
          {failure.description}
        </Alert>
      )}
      <TextField
        id="reset-reason"
        label={texts.reason}
        hint={texts.reasonHint}
        error={error}
        required
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={busy} busyText={texts.resetting}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
