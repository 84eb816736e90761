import type { SlotDay } from '#shared/contract/booking/slot-times.ts';
import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import type { ShownTime } from '#src/features/registration/visit/registration-store.ts';

type TimeButtonsProps = {
  day: SlotDay;
  today: string;
  /** The instant of the time in hand. */
  current: string | undefined;
  /** The one that is being asked for. */
  busy: string | undefined;
  onChoose: (at: ShownTime) => void;
};

/** The free times of one day, the morning before the afternoon; the one in hand is marked. */
export function TimeButtons({ day, today, current, busy, onChoose }: TimeButtonsProps) {
  const free = day.slots.filter((slot) => slot.free > 0 || slot.startsAt === current);
  const parts = [
    { name: texts.morning, slots: free.filter(({ label }) => label < '12:00') },
    { name: texts.afternoon, slots: free.filter(({ label }) => label >= '12:00') },
  ].filter(({ slots }) => slots.length > 0);
  if (parts.length === 0) return <p className="text-ink-2">{texts.noTimes(texts.day(day.day, today))}</p>;
  return (
    <div role="group" aria-label={texts.timesOf(texts.day(day.day, today))} className="grid gap-4">
      {parts.map(({ name, slots }) => (
        <div key={name} className="grid gap-2">
          <p className="font-semibold text-ink-2">{name}</p>
          <ul className="flex flex-wrap gap-3">
            {slots.map(({ startsAt, label }) => (
              <li key={startsAt}>
                <Button
                  variant="secondary"
                  className={startsAt === current ? 'bg-sky-200! px-4!' : 'px-4!'}
                  aria-pressed={startsAt === current}
                  busy={busy === startsAt}
                  onClick={() => onChoose({ startsAt, day: day.day, label })}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
