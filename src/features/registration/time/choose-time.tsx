import { useEffect, useEffectEvent, useState } from 'react';
import type { SlotDay, SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import type { ChosenTime, ShownTime } from '#src/features/registration/visit/registration-store.ts';
import { chooseTime, chooseWalkIn } from './find-time.ts';
import { TimeButtons } from './time-buttons.tsx';
import { readAhead, useTimesOf } from './times-of-doctor.ts';

/** More than these at once is a wall; further ones come with a press. */
const DAYS_AT_FIRST = 6;

type ChooseTimeProps = { id: string; doctorId: string; time: ChosenTime; onDone: () => void };

/** Another time: the next free one on top, days as radios, the times of the day as buttons. Escape keeps the one before. */
export function ChooseTime({ id, doctorId, time, onDone }: ChooseTimeProps) {
  const { times, failed } = useTimesOf(doctorId);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    // Wherever the focus is, on Change itself, too.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div id={id} className="grid gap-5">
      {times !== undefined ? (
        <Days doctorId={doctorId} time={time} times={times} onDone={onDone} />
      ) : failed ? (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert">{texts.failed}</p>
          <Button variant="secondary" onClick={() => readAhead(doctorId, true)}>
            {texts.tryAgain}
          </Button>
        </div>
      ) : (
        <p role="status" className="text-ink-2">
          {texts.loading}
        </p>
      )}
    </div>
  );
}

type DaysProps = Omit<ChooseTimeProps, 'id'> & { times: SlotTimes };

function Days({ doctorId, time, times, onDone }: DaysProps) {
  const { days, next, today, walkInToday } = times;
  const current = time.kind === 'time' ? time.at : undefined;
  const withHours = days.filter(({ state }) => state !== 'closed');
  const [wanted, setWanted] = useState(current?.day);
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState<string>();
  const shown = all ? withHours : withHours.filter(({ day }, at) => at < DAYS_AT_FIRST || day === wanted);
  const chosen = withHours.find(({ day }) => day === wanted) ?? withHours.find(({ state }) => state === 'open');

  async function choose(at: ShownTime): Promise<void> {
    if (busy !== undefined) return;
    setBusy(at.startsAt);
    await chooseTime(doctorId, at);
    readAhead(doctorId, true);
    onDone();
  }

  return (
    <>
      {next !== null && next.startsAt !== current?.startsAt && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={busy === next.startsAt}
          onClick={() => void choose({ startsAt: next.startsAt, day: next.day, label: next.label })}
        >
          {texts.next(texts.at(next, today))}
        </Button>
      )}
      {walkInToday && time.kind !== 'walk-in' && deviceNow() !== null && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            chooseWalkIn(doctorId);
            onDone();
          }}
        >
          {texts.walkIn}
        </Button>
      )}
      <div className="grid gap-3">
        <RadioGroupField
          id={`times-${doctorId}`}
          name="registration-day"
          legend={texts.chooseDay}
          options={shown.map((one) => ({ value: one.day, label: dayLabel(one, today) }))}
          value={chosen?.day ?? ''}
          onChange={setWanted}
        />
        {shown.length < withHours.length && (
          <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
            {texts.moreDays}
          </Button>
        )}
      </div>
      {chosen !== undefined && (
        <TimeButtons
          day={chosen}
          today={today}
          current={current?.startsAt}
          busy={busy}
          onChoose={(at) => void choose(at)}
        />
      )}
    </>
  );
}

function dayLabel({ day, state }: SlotDay, today: string): string {
  const words = texts.day(day, today);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return state === 'full' ? `${label} (${texts.full})` : label;
}
