import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { calendarDays } from '#src/locales/formats.ts';
import { Button } from '#src/ui/parts/button.tsx';

const texts = arrivalsTexts.days;

type DayStepperProps = {
  /** The day that is shown, and today in the clinic, as `2026-11-21`. */
  day: string;
  today: string;
  /** Nothing is today. */
  onDay: (day: string | undefined) => void;
};

const inWords = calendarDays({ weekday: 'short', day: 'numeric', month: 'short' }, 'en');

/** A day of the calendar, so many days later; days have no zone and no summer time. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** One day back, one on, and the way back to today. */
export function DayStepper({ day, today, onDay }: DayStepperProps) {
  const go = (wanted: string) => onDay(wanted === today ? undefined : wanted);
  return (
    <div role="group" aria-label={texts.region} className="flex flex-wrap items-center gap-1">
      <Button variant="quiet" icon="arrow-left" className="px-3!" onClick={() => go(dayAfter(day, -1))}>
        <span className="sr-only">{texts.before}</span>
      </Button>
      <p role="status" className="min-w-28 text-center font-semibold text-ink">
        {day === today ? texts.today : inWords(day)}
      </p>
      <Button variant="quiet" icon="arrow-right" className="px-3!" onClick={() => go(dayAfter(day, 1))}>
        <span className="sr-only">{texts.after}</span>
      </Button>
      {day !== today && (
        <Button variant="secondary" size="sm" onClick={() => onDay(undefined)}>
          {texts.today}
        </Button>
      )}
    </div>
  );
}
