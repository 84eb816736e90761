import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const texts = deskTimesTexts.controls;

export const SPANS = ['day', 'week'] as const;
export type Span = (typeof SPANS)[number];
/** While a year is typed it is one of the first thousand. */
const FULL_DAY = /^2\d{3}-/;

export type SheetChoice = {
  readonly day?: string | undefined;
  readonly doctor?: string | undefined;
  readonly span?: Span | undefined;
};

type SheetControlsProps = {
  day: string;
  today: string;
  doctor: string | undefined;
  span: Span;
  doctors: readonly { readonly id: string; readonly name: string }[];
  onChoose: (choice: SheetChoice) => void;
};

/** Whose times, of which day or week: for the clinic always one day. */
export function SheetControls({ day, today, doctor, span, doctors, onChoose }: SheetControlsProps) {
  const step = span === 'week' ? 7 : 1;
  const go = (wanted: string) => onChoose({ day: wanted === today ? undefined : wanted });
  return (
    <div className="grid items-end gap-3 sm:flex sm:flex-wrap">
      <div className="min-w-0 sm:w-72">
        <SelectField
          id="times-doctor"
          label={texts.doctor}
          options={[{ value: '', label: texts.all }, ...doctors.map(({ id, name }) => ({ value: id, label: name }))]}
          value={doctor ?? ''}
          onChange={({ target }) => onChoose({ doctor: target.value === '' ? undefined : target.value })}
        />
      </div>
      {doctor !== undefined && (
        <div className="sm:w-32">
          <SelectField
            id="times-span"
            label={texts.span}
            options={SPANS.map((one) => ({ value: one, label: texts.spans[one] }))}
            value={span}
            onChange={({ target }) => onChoose({ span: SPANS.find((one) => one === target.value) })}
          />
        </div>
      )}
      <div
        role="group"
        aria-label={texts.days}
        className="flex flex-wrap items-end gap-1 max-sm:[&>button]:px-[min(0.75rem,2vw)]!"
      >
        <Button variant="quiet" icon="arrow-left" className="px-3!" onClick={() => go(dayAfter(day, -step))}>
          <span className="sr-only">{texts.before[span]}</span>
        </Button>
        <div className="min-w-0 max-sm:flex-1 sm:w-44 [&_*]:min-w-0">
          <TextField
            id="times-day"
            type="date"
            label={texts.day}
            value={day}
            onChange={({ target }) => FULL_DAY.test(target.value) && go(target.value)}
          />
        </div>
        <Button variant="quiet" icon="arrow-right" className="px-3!" onClick={() => go(dayAfter(day, step))}>
          <span className="sr-only">{texts.after[span]}</span>
        </Button>
        {day !== today && (
          <Button variant="secondary" className="px-3!" onClick={() => onChoose({ day: undefined })}>
            {texts.today}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A day of the calendar, so many days later; days have no zone and no summer time. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}
