import { lazy, Suspense, useRef, useState } from 'react';
import type { OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import { timeWords } from '#src/locales/en/everywhere/times.ts';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { CallClinic } from './call-clinic.tsx';
import { CancelQuestion } from './cancel-question.tsx';

/** Only for whoever wants another time. */
const ChangeTime = lazy(async () => ({
  default: (await import('#src/features/own-appointment/change/change-time.tsx')).ChangeTime,
}));

type AppointmentProps = {
  readonly secret: string;
  readonly own: OwnAppointment;
  /** The time shown has just been chosen. */
  readonly moved: boolean;
  readonly onMoved: () => void;
  readonly onCancelled: () => void;
  /** What is shown is not so any more: it became too late, or somebody in the clinic has changed it. */
  readonly onOvertaken: () => void;
};

/** The appointment as it stands, and what can still be done about it. */
export function Appointment({ secret, own, moved, onMoved, onCancelled, onOvertaken }: AppointmentProps) {
  const { state, time, canChange, changeUntil, today, clinic } = own;
  const [open, setOpen] = useState<'change' | 'cancel' | undefined>(state === 'away' ? 'change' : undefined);
  const actions = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(undefined);
    // The buttons are drawn again by then.
    requestAnimationFrame(() => actions.current?.querySelector('button')?.focus());
  };
  const acts = { secret, onOvertaken, onClose: close };
  return (
    <>
      <PageHeading focusOnMount={moved}>{moved ? texts.moved : titleOf(state)}</PageHeading>
      {state === 'asked' && <p className="text-lg">{texts.noTimeText}</p>}
      {state === 'away' && <Alert tone="warning">{texts.awayText}</Alert>}
      <AppointmentFacts own={own} />
      {open === 'change' && (
        <Suspense fallback={<Spinner label={texts.loadingTimes} />}>
          <ChangeTime {...acts} around={time?.startsAt} hasNone={state !== 'booked'} onMoved={onMoved} />
        </Suspense>
      )}
      {open === 'cancel' && <CancelQuestion {...acts} onCancelled={onCancelled} />}
      {open === undefined && canChange && (
        <div ref={actions} className="grid gap-3 sm:grid-cols-2">
          <Button size="lg" icon="clock" onClick={() => setOpen('change')}>
            {time === null ? texts.chooseTime : texts.changeTime}
          </Button>
          {state === 'booked' && <CalendarButton secret={secret} />}
          <Button variant="quiet" size="lg" icon="x" className="sm:col-span-2" onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {open === undefined && !canChange && state === 'booked' && <CalendarButton secret={secret} />}
      {state === 'booked' && canChange && changeUntil !== null && (
        <p className="text-ink-2">{texts.until(timeWords(changeUntil, today))}</p>
      )}
      {!canChange && state !== 'over' && <CallClinic phone={clinic.phone}>{texts.tooLate}</CallClinic>}
      {state === 'over' && <CallClinic phone={clinic.phone}>{texts.needHelp}</CallClinic>}
    </>
  );
}

function titleOf(state: OwnAppointment['state']): string {
  if (state === 'asked') return texts.noTime;
  if (state === 'away') return texts.away;
  return state === 'over' ? texts.over : texts.title;
}
