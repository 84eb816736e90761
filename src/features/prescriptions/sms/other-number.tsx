import { useState } from 'react';
import type { SmsNumber } from '#shared/contract/prescription/prescriptions.ts';
import { PATIENT_FIELDS } from '#shared/clinic/patient-fields.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { smsNumber } from '#src/platform/api/staff/sms.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { destinationWords } from './number-words.ts';

const texts = prescriptionTexts.sms;

type OtherNumberProps = { patientId: string; onSend: (number: string) => void };

/** Sends to a number other than the patient's: it is first shown in full, and only a second click sends. */
export function OtherNumber({ patientId, onSend }: OtherNumberProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.other}
      </Button>
      {open && <OtherNumberDialog patientId={patientId} onSend={onSend} onClose={() => setOpen(false)} />}
    </>
  );
}

function OtherNumberDialog({ patientId, onSend, onClose }: OtherNumberProps & { onClose: () => void }) {
  const leaveForLogin = useSignedOut('doctor');
  const [phone, setPhone] = useState('');
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<SmsNumber>();
  const [error, setError] = useState<string>();
  const number = read?.number ?? undefined;

  function type(text: string): void {
    setPhone(text);
    setRead(undefined);
    setError(undefined);
  }

  async function check(): Promise<void> {
    setBusy(true);
    const answer = await smsNumber({ patientId, phone: phone.trim() });
    setBusy(false);
    if (answer.ok) {
      setRead(answer.value);
      setError(answer.value.problem ?? undefined);
    } else if (isSignedOut(answer.problem)) leaveForLogin();
    else setError(texts.notChecked);
  }

  function confirm(): void {
    if (number === undefined) {
      void check();
      return;
    }
    onClose();
    onSend(number);
  }

  return (
    <ConfirmDialog
      title={texts.otherTitle}
      description={texts.otherText}
      words={{
        cancel: texts.cancel,
        confirm: number === undefined ? texts.check : texts.sendTo(read?.international ?? number),
        busy: texts.checking,
      }}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        id="other-number"
        type="tel"
        label={texts.otherLabel}
        hint={texts.otherHint}
        error={error}
        value={phone}
        autoComplete="off"
        maxLength={PATIENT_FIELDS.phone.longest}
        data-autofocus
        onChange={(event) => type(event.target.value)}
      />
      {read?.number && (
        <p className="mt-3 font-semibold text-ink" role="status">
          <span>{destinationWords(read)}</span> {!read.isPatients && <span>{texts.notThePatients}</span>}
        </p>
      )}
    </ConfirmDialog>
  );
}
