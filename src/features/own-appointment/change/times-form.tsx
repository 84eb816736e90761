import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { nearestTo } from '#shared/clinic/slots/nearest-times.ts';
import { dayWords } from '#src/locales/en/everywhere/times.ts';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { whenWords } from '#src/features/own-appointment/page/when-words.ts';
import { isTaken, moveOwn } from '#src/platform/api/own/own-appointment.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { freeTimes } from './free-times.ts';

type TimesFormProps = {
  readonly secret: string;
  readonly times: SlotTimes;
  readonly around: string | undefined;
  readonly onMoved: () => void;
  readonly onOvertaken: () => void;
  /** Somebody was faster: the times are asked for again. */
  readonly onTaken: () => Promise<void>;
  readonly keep: ReactNode;
};

const OTHER = 'other';
/** More than these at once is a wall; further ones come with a press. */
const DAYS_AT_FIRST = 6;

export function TimesForm({ secret, times, around, onMoved, onOvertaken, onTaken, keep }: TimesFormProps) {
  const free = freeTimes(times.days, around);
  const near = nearestTo(free, around);
  const days = [...new Set(free.map(({ day }) => day))];
  const [choice, setChoice] = useState('');
  const [day, setDay] = useState(near[0]?.day ?? days[0] ?? '');
  const [time, setTime] = useState('');
  const [allDays, setAllDays] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<'chooseFirst' | 'notSaved'>();
  const wanted = choice === OTHER ? time : choice;

  async function take(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!free.some(({ startsAt }) => startsAt === wanted)) {
      setFault('chooseFirst');
      announce(texts.chooseFirst, 'assertive');
      document.getElementById(choice === OTHER ? 'own-time' : 'own-near')?.focus();
      return;
    }
    setBusy(true);
    const answer = await moveOwn(secret, wanted);
    setBusy(false);
    if (answer.ok) return onMoved();
    if (isTaken(answer.problem)) {
      announce(texts.taken, 'assertive');
      await onTaken();
    } else if (answer.problem.kind === 'refused') onOvertaken();
    else setFault('notSaved');
  }

  if (near.length === 0)
    return (
      <>
        <p>{texts.noneFree}</p>
        {keep}
      </>
    );
  const choose = (value: string) => {
    setFault(undefined);
    setChoice(value);
  };
  const shownDays = allDays ? days : days.filter((each, at) => at < DAYS_AT_FIRST || each === day);
  const inWords = (each: (typeof free)[number]) => ({ value: each.startsAt, label: whenWords(each, times.today) });
  return (
    <form className="grid gap-5" onSubmit={(event) => void take(event)}>
      <RadioGroupField
        id="own-near"
        name="own-near"
        legend={texts.nearest}
        options={[...near.map(inWords), { value: OTHER, label: texts.otherTime }]}
        value={choice}
        onChange={choose}
        error={choice !== OTHER && fault === 'chooseFirst' ? texts.chooseFirst : undefined}
      />
      {choice === OTHER && (
        <>
          <RadioGroupField
            id="own-day"
            name="own-day"
            legend={texts.day}
            options={shownDays.map((value) => ({ value, label: capital(dayWords(value, times.today)) }))}
            value={day}
            onChange={(value) => {
              setDay(value);
              setTime('');
            }}
          />
          {shownDays.length < days.length && (
            <Button variant="quiet" className="justify-self-start" onClick={() => setAllDays(true)}>
              {texts.moreDays}
            </Button>
          )}
          <RadioGroupField
            id="own-time"
            name="own-time"
            legend={texts.time}
            options={free.filter((each) => each.day === day).map(({ startsAt, label }) => ({ value: startsAt, label }))}
            value={time}
            onChange={(value) => {
              setFault(undefined);
              setTime(value);
            }}
            error={fault === 'chooseFirst' ? texts.chooseFirst : undefined}
          />
        </>
      )}
      {fault === 'notSaved' && <Alert tone="danger">{texts.notSaved}</Alert>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" size="lg" busy={busy} busyText={texts.taking}>
          {texts.take}
        </Button>
        {keep}
      </div>
    </form>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
