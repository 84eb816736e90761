import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { FieldError, INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { hoursFieldId, type TypedHours } from './doctor-form.ts';

const texts = staffDoctorTexts.dialog;

type HoursRowProps = {
  hours: TypedHours;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (hours: TypedHours) => void;
  onRemove: () => void;
};

/** One period of hours: from, to, and a button to remove it. */
export function HoursRow({ hours, errorOf, onChange, onRemove }: HoursRowProps) {
  const day = texts.days[hours.day];
  const field = (end: 'from' | 'to', label: string) => {
    const id = hoursFieldId(hours.key, end);
    const error = errorOf(id);
    return (
      <input
        id={id}
        type="time"
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={classNames(
          INPUT_CLASS,
          'w-auto! min-w-0 px-2! max-sm:px-1.5! max-sm:[&::-webkit-calendar-picker-indicator]:hidden',
        )}
        value={hours[end]}
        onChange={(event) => onChange({ ...hours, [end]: event.target.value })}
      />
    );
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1 sm:gap-2">
        {field('from', texts.from(day))}
        <span aria-hidden="true" className="text-ink-2">
          {texts.until}
        </span>
        {field('to', texts.to(day))}
        <button
          type="button"
          aria-label={texts.removeHours(day, hours.from)}
          className="inline-flex size-9 shrink-0 sm:size-11 items-center justify-center rounded-full text-ink-3 hover:bg-surface-2 hover:text-danger"
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
      <FieldError id={hoursFieldId(hours.key, 'from')} error={errorOf(hoursFieldId(hours.key, 'from'))} />
      <FieldError id={hoursFieldId(hours.key, 'to')} error={errorOf(hoursFieldId(hours.key, 'to'))} />
    </div>
  );
}
