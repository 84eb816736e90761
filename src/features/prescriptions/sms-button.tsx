import { useState } from 'react';
import { withLeadingPlus } from '#shared/rules/phone.ts';
import { prescriptionTexts } from '#src/locales/en/prescriptions.ts';
import { sendSms } from '#src/platform/api/prescriptions.ts';
import { notify } from '#src/platform/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { forgetKey, keyFor } from './one-key.ts';

const texts = prescriptionTexts.actions;

type SmsButtonProps = { id: string | undefined; phone: string | undefined };

/** Sends the link to a saved prescription to the patient's phone; the number is shown (product.md §2, §5). */
export function SmsButton({ id, phone = '' }: SmsButtonProps) {
  const leaveForLogin = useSignedOut('doctor');
  const [phase, setPhase] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<{ title: string; text?: string | undefined }>();
  const [noGateway, setNoGateway] = useState(false);
  const number = withLeadingPlus(phone);

  function fail(title: string, text?: string): void {
    setPhase('idle');
    setProblem({ title, text });
    notify.error(title);
  }

  async function send(): Promise<void> {
    if (id === undefined) return;
    if (number === '') {
      fail(texts.smsNoPhone);
      return;
    }
    setPhase('busy');
    setProblem(undefined);
    const body = { phone: number, prescriptionId: id };
    const answer = await sendSms(body, keyFor(id, body));
    if (answer.ok) {
      forgetKey();
      setPhase('sent');
      setNoGateway(answer.value.gatewayConfigured === false);
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
        onClick={() => void send()}
      >
        {phase === 'sent' ? (
          texts.smsSent
        ) : (
          <span>
            {texts.sms} <span className="font-normal whitespace-nowrap">{number}</span>
          </span>
        )}
      </Button>
      {noGateway && <p className="w-full font-semibold text-warning">{texts.smsNoGateway}</p>}
      {problem !== undefined && (
        <Alert tone="danger" title={problem.title} className="w-full">
          {problem.text}
        </Alert>
      )}
    </>
  );
}
