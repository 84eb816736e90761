import { CAPACITY_MOST, SLOT_MINUTES, WEEKDAYS } from '#shared/contract/doctor/doctor-schedule.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import {
  mondayOnWorkdays,
  withMoreHours,
  type DoctorValues,
  type SlotMinutes,
  type TypedHours,
} from './doctor-form.ts';
import { HoursRow } from './hours-row.tsx';

const texts = staffDoctorTexts.dialog;
const CAPACITIES = Array.from({ length: CAPACITY_MOST }, (_, index) => index + 1);

type HoursFieldProps = {
  hours: readonly TypedHours[];
  slotMinutes: SlotMinutes;
  capacity: number;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (changed: Partial<DoctorValues>) => void;
};

/** The week, one line per day, with any number of periods per day. */
export function HoursField({ hours, slotMinutes, capacity, errorOf, onChange }: HoursFieldProps) {
  const replace = (changed: TypedHours) =>
    onChange({ hours: hours.map((one) => (one.key === changed.key ? changed : one)) });
  const hasMonday = hours.some(({ day }) => day === 1);

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-ink">{texts.hours}</legend>
      <p className="text-ink-2">{texts.hoursHint}</p>
      <ul className="grid divide-y divide-line rounded-input border border-line">
        {WEEKDAYS.map((day) => {
          const ofDay = hours.filter((one) => one.day === day);
          return (
            <li key={day} className="flex flex-wrap items-start gap-x-3 py-1 ps-3 pe-1 sm:ps-4">
              <p className="w-24 py-3 font-semibold text-ink">{texts.days[day]}</p>
              <div
                className={classNames(
                  'grid min-w-0 flex-1 gap-2',
                  ofDay.length > 0 && 'max-sm:order-last max-sm:w-full max-sm:flex-none max-sm:pb-2',
                )}
              >
                {ofDay.length === 0 && <p className="py-3 text-ink-3">{texts.noHours}</p>}
                {ofDay.map((one) => (
                  <HoursRow
                    key={one.key}
                    hours={one}
                    errorOf={errorOf}
                    onChange={replace}
                    onRemove={() => onChange({ hours: hours.filter(({ key }) => key !== one.key) })}
                  />
                ))}
              </div>
              <Button
                variant="quiet"
                icon="plus"
                className="ms-auto px-3!"
                aria-label={texts.addHoursOn(texts.days[day])}
                onClick={() => onChange({ hours: withMoreHours(hours, day) })}
              >
                <span className={ofDay.length > 0 ? 'sr-only' : 'max-sm:sr-only'}>{texts.addHours}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-48">
          <SelectField
            id="doctor-slot"
            label={texts.slot}
            options={SLOT_MINUTES.map((count) => ({ value: String(count), label: texts.minutes(count) }))}
            value={String(slotMinutes)}
            onChange={({ target }) =>
              onChange({ slotMinutes: SLOT_MINUTES.find((count) => String(count) === target.value) ?? slotMinutes })
            }
          />
        </div>
        <div className="w-48">
          <SelectField
            id="doctor-capacity"
            label={texts.capacity}
            options={CAPACITIES.map((count) => ({ value: String(count), label: texts.patients(count) }))}
            value={String(capacity)}
            onChange={({ target }) => onChange({ capacity: Number(target.value) })}
          />
        </div>
        {hasMonday && (
          <Button variant="quiet" icon="calendar-check" onClick={() => onChange({ hours: mondayOnWorkdays(hours) })}>
            {texts.copyMonday}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
