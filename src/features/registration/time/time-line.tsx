import { useEffect, useId, useRef, useState } from 'react';
import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useRegistration, type ChosenTime } from '#src/features/registration/visit/registration-store.ts';
import { ChooseTime } from './choose-time.tsx';
import { readAhead } from './times-of-doctor.ts';
import { useKeptTime } from './use-kept-time.ts';
import { WishField } from './wish-field.tsx';

/** When the patient comes: one line under the doctor, chosen and kept without a press; and the way to another time. */
export function TimeLine({ doctorId }: { doctorId: string }) {
  const time = useRegistration((state) => (state.time?.doctorId === doctorId ? state.time : undefined));
  const today = useNextTimes((state) => state.today);
  const [open, setOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useKeptTime(doctorId);
  const kind = time?.kind;
  useEffect(() => {
    // So that they stand there when Change is pressed.
    if (kind === 'time' || kind === 'walk-in') return whenIdle(() => readAhead(doctorId));
    return undefined;
  }, [kind, doctorId]);

  if (time === undefined) return null;
  if (time.kind === 'wish') return <WishField time={time} />;
  const close = () => {
    setOpen(false);
    change.current?.focus();
  };
  return (
    <div className="time-line grid w-full gap-4 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <p className="min-w-0 text-ink">
          <Words time={time} today={today} />
        </p>
        {time.kind !== 'looking' && (
          <Button
            ref={change}
            variant="quiet"
            className="-my-1 -me-2 px-2!"
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            aria-label={open || time.kind === 'walk-in' ? undefined : texts.changeTime}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.keep : time.kind === 'walk-in' ? texts.chooseTime : texts.change}
          </Button>
        )}
      </div>
      {open && <ChooseTime id={panel} doctorId={doctorId} time={time} onDone={close} />}
    </div>
  );
}

function Words({ time, today }: { time: ChosenTime; today: string | undefined }) {
  if (time.kind === 'looking') return <span className="text-ink-2">{texts.looking}</span>;
  if (time.kind === 'walk-in') return <strong>{texts.walkIn}</strong>;
  if (time.kind !== 'time') return null;
  const when = texts.at(time.at, today);
  if (time.lost !== undefined) return <strong className="text-warning">{texts.lost(time.lost, when)}</strong>;
  return (
    <>
      {texts.yours} <strong>{when}</strong>
    </>
  );
}
