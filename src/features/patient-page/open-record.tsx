import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { OpenRecordBody } from '#shared/contract/staff/access-notices.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { openRecord } from '#src/platform/api/staff/patient-page.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const texts = patientPageTexts.open;

/** Asks a doctor why, before somebody else's patient's record is opened. */
export function OpenRecord({ id, onOpened }: { id: string; onOpened: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useStaffAct('doctor', onOpened);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isGiven = v.is(OpenRecordBody, { reason });
    setError(isGiven ? undefined : texts.reasonMissing);
    if (isGiven && !busy)
      await run({ call: () => openRecord(id, reason.trim()), words: { done: texts.opened, failed: texts.failed } });
  }

  return (
    <Card className="grid max-w-2xl gap-5">
      <p className="text-ink-2">{texts.text}</p>
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title}>
          {failure.description}
        </Alert>
      )}
      <form noValidate className="grid gap-5" onSubmit={(event) => void open(event)}>
        <TextField
          id="open-reason"
          label={texts.reason}
          hint={texts.reasonHint}
          error={error}
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" icon="lock-open" className="justify-self-start" busy={busy} busyText={texts.opening}>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
