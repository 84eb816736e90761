import { useEffect, useRef, useState } from 'react';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { cancelOwn } from '#src/platform/api/own/own-appointment.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

type CancelQuestionProps = {
  readonly secret: string;
  readonly onCancelled: () => void;
  readonly onOvertaken: () => void;
  readonly onClose: () => void;
};

/** Nobody loses a time by one touch. */
export function CancelQuestion({ secret, onCancelled, onOvertaken, onClose }: CancelQuestionProps) {
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  async function cancel(): Promise<void> {
    setState('busy');
    const answer = await cancelOwn(secret);
    if (answer.ok) onCancelled();
    else if (answer.problem.kind === 'refused') onOvertaken();
    else setState('failed');
  }
  return (
    <section className="grid gap-4 rounded-card bg-sky-100 p-5">
      <h2 ref={question} tabIndex={-1} className="text-xl font-bold text-ink">
        {texts.cancelAsk}
      </h2>
      <p>{texts.cancelText}</p>
      {state === 'failed' && <Alert tone="danger">{texts.notSaved}</Alert>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="danger"
          size="lg"
          busy={state === 'busy'}
          busyText={texts.cancelling}
          onClick={() => void cancel()}
        >
          {texts.cancelYes}
        </Button>
        <Button variant="secondary" size="lg" onClick={onClose}>
          {texts.cancelNo}
        </Button>
      </div>
    </section>
  );
}
