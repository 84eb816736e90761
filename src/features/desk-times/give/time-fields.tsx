import type { SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { allTimes, type GivenTime } from './nearest-times.ts';

const OTHER = 'other';

export type TimeValues = {
  readonly startsAt: string;
  /** Chosen among all, not among the nearest. */
  readonly isOther: boolean;
  readonly reason: string;
  /** The patient agrees to be told by text messages. */
  readonly remind: boolean;
};

type TimeFieldsProps = {
  values: TimeValues;
  times: SlotTimes;
  nearest: readonly GivenTime[];
  isMove: boolean;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (changed: Partial<TimeValues>) => void;
};

/** The nearest free times as radios, and any other by day and time; for a full one, why. */
export function TimeFields({ values, times, nearest, isMove, errorOf, onChange }: TimeFieldsProps) {
  const { startsAt, isOther, reason } = values;
  const days = times.days.filter(({ slots }) => slots.length > 0);
  if (times.slotMinutes === null) return <p>{texts.noHours}</p>;
  if (days.length === 0) return <p>{texts.noTimes}</p>;
  return (
    <>
      <RadioGroupField
        id="desk-nearest"
        name="desk-nearest"
        legend={isMove ? texts.nearest : texts.firstFree}
        error={errorOf('desk-nearest')}
        options={[
          ...nearest.map(({ startsAt: value, day, label }) => ({ value, label: texts.when(day, label, times.today) })),
          { value: OTHER, label: texts.otherTime },
        ]}
        value={isOther ? OTHER : startsAt}
        onChange={(value) =>
          onChange(value === OTHER ? { isOther: true } : { isOther: false, startsAt: value, reason: '' })
        }
      />
      {isOther && <OtherTime startsAt={startsAt} times={times} errorOf={errorOf} onChange={onChange} />}
      {isOther && isFull(times, startsAt) && (
        <ReasonField value={reason} error={errorOf('desk-reason')} onChange={(typed) => onChange({ reason: typed })} />
      )}
    </>
  );
}

type OtherTimeProps = Pick<TimeFieldsProps, 'times' | 'errorOf' | 'onChange'> & { startsAt: string };

function OtherTime({ startsAt, times, errorOf, onChange }: OtherTimeProps) {
  const days = times.days.filter(({ slots }) => slots.length > 0);
  const day = days.find(({ slots }) => slots.some((slot) => slot.startsAt === startsAt)) ?? days[0];
  const firstOf = (wanted: string) => {
    const slots = days.find((one) => one.day === wanted)?.slots ?? [];
    return (slots.find(({ free }) => free > 0) ?? slots[0])?.startsAt ?? '';
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        id="desk-day"
        label={texts.otherDay}
        options={days.map((one) => ({ value: one.day, label: texts.day(one.day, times.today) }))}
        value={day?.day ?? ''}
        onChange={({ target }) => onChange({ startsAt: firstOf(target.value) })}
      />
      <SelectField
        id="desk-time"
        label={texts.otherClock}
        error={errorOf('desk-time')}
        options={(day?.slots ?? []).map(({ startsAt: value, label, free }) => ({
          value,
          label: free > 0 ? label : texts.fullTime(label),
        }))}
        value={startsAt}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
    </div>
  );
}

type ReasonFieldProps = { value: string; error: string | undefined; onChange: (typed: string) => void };

/** Why somebody is booked beside the others (BOOK-5). */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <TextField
      id="desk-reason"
      label={texts.reason}
      hint={texts.reasonHint}
      error={error}
      maxLength={500}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Whether nobody fits in any more. */
export function isFull(times: SlotTimes | undefined, startsAt: string): boolean {
  return allTimes(times).some((slot) => slot.startsAt === startsAt && slot.free === 0);
}
