import { useState } from 'react';
import { withLeadingPlus } from '#shared/clinic/phone.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { sendSms } from '#src/platform/api/staff/sms.ts';
import { notify } from '#src/platform/browser/notify.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { forgetKey, keyFor } from '#src/features/prescriptions/sign/one-key.ts';
import { destinationWords } from './number-words.ts';
import { OtherNumber } from './other-number.tsx';
import { useSmsNumber } from './use-sms-number.ts';

const texts = prescriptionTexts.actions;

type SmsButtonProps = { id: string | undefined; patient: PrescriptionPatient };

/**
 * Sends the link to a saved prescription to the patient's phone (RX-9). First it shows in full where it will be sent,
 * as our own server reads the number, or why it cannot be sent and what to do.
 */
export function SmsButton({ id, patient }: SmsButtonProps) {
  const leaveForLogin = useSignedOut('doctor');
  const [phase, setPhase] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<{ title: string; text?: string | undefined }>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const shown = useSmsNumber(patient._id, patient.phone ?? '');
  const written = withLeadingPlus(patient.phone ?? '');
  const number = shown?.problem ? patient.phone : (shown?.international ?? written);

  function fail(title: string, text?: string): void {
    setPhase('idle');
    setProblem({ title, text });
    notify.error(title);
  }

  /** @param confirmed the number as shown, so that the server sends it there or not at all */
  async function send(phone: string, confirmed: string | undefined): Promise<void> {
    if (id === undefined) return;
    if (phone === '') {
      fail(texts.smsNoPhone);
      return;
    }
    setPhase('busy');
    setProblem(undefined);
    const body = { phone, prescriptionId: id, ...(confirmed ? { confirmed } : {}) };
    const answer = await sendSms(body, keyFor(id, body));
    if (answer.ok) {
      const { gatewayConfigured, linkSent } = answer.value;
      forgetKey();
      setPhase('sent');
      setNotes([
        ...(gatewayConfigured === false ? [texts.smsNoGateway] : []),
        ...(linkSent === false ? [prescriptionTexts.sms.noLink] : []),
      ]);
      notify.success(texts.smsToast);
    } else if (isSignedOut(answer.problem)) {
      setPhase('idle');
      leaveForLogin();
    } else {
      fail(texts.smsFailed, answer.problem.kind === 'refused' ? answer.problem.message : undefined);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={phase === 'sent' ? 'circle-check' : 'smartphone'}
        disabled={id === undefined || phase === 'sent'}
        busy={phase === 'busy'}
        busyText={texts.smsBusy}
        className={phase === 'sent' ? 'bg-advice-bg! text-advice!' : ''}
        onClick={() => void send(written, shown?.number ?? undefined)}
      >
        {phase === 'sent' ? (
          texts.smsSent
        ) : (
          <span>
            {texts.sms} <span className="font-normal whitespace-nowrap">{number}</span>
          </span>
        )}
      </Button>
      {id !== undefined && phase === 'idle' && isOurs() && (
        <OtherNumber patientId={patient._id} onSend={(other) => void send(other, other)} />
      )}
      {shown?.number && phase !== 'sent' && <p className="w-full text-ink-2">{destinationWords(shown)}</p>}
      {notes.map((note) => (
        <p key={note} className="w-full font-semibold text-warning">
          {note}
        </p>
      ))}
      {shown?.problem && problem === undefined && (
        <Alert
          tone="warning"
          title={phase === 'sent' ? prescriptionTexts.sms.neverSendable : prescriptionTexts.sms.notSendable}
          className="w-full"
        >
          {shown.problem}
        </Alert>
      )}
      {problem !== undefined && (
        <Alert tone="danger" title={problem.title} className="w-full">
          {problem.text}
        </Alert>
      )}
    </>
  );
}
