import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { readOwnTimes } from '#src/platform/api/own/own-appointment.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { TimesForm } from './times-form.tsx';

type ChangeTimeProps = {
  readonly secret: string;
  /** The time in hand. */
  readonly around: string | undefined;
  /** There is no time that could be kept. */
  readonly hasNone: boolean;
  readonly onMoved: () => void;
  readonly onOvertaken: () => void;
  readonly onClose: () => void;
};

/** Another time, by radios: the nearest free ones first, then any day and time. Escape keeps the one in hand. */
export function ChangeTime({ secret, around, hasNone, onMoved, onOvertaken, onClose }: ChangeTimeProps) {
  const [times, setTimes] = useState<SlotTimes | 'loading' | 'failed'>('loading');
  const title = useRef<HTMLHeadingElement>(null);
  const read = () => readOwnTimes(secret).then((answer) => setTimes(answer.ok ? answer.value : 'failed'));
  const readAgain = () => {
    setTimes('loading');
    return read();
  };
  const begin = useEffectEvent(() => void read());
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    begin();
    title.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const keep = (
    <Button variant="secondary" size="lg" onClick={onClose}>
      {hasNone ? texts.notNow : texts.keep}
    </Button>
  );
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 ref={title} tabIndex={-1} className="text-xl font-bold text-ink">
        {texts.chooseTime}
      </h2>
      {times === 'loading' ? (
        <Spinner label={texts.loadingTimes} />
      ) : times === 'failed' ? (
        <>
          <p role="alert">{texts.timesFailed}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" icon="refresh-cw" onClick={() => void readAgain()}>
              {texts.tryAgain}
            </Button>
            {keep}
          </div>
        </>
      ) : (
        <TimesForm
          secret={secret}
          times={times}
          around={around}
          onMoved={onMoved}
          onOvertaken={onOvertaken}
          onTaken={readAgain}
          keep={keep}
        />
      )}
    </section>
  );
}
