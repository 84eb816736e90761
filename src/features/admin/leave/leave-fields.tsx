import { CAPACITY_MOST, SLOT_MINUTES } from '#shared/contract/doctor/doctor-schedule.ts';
import { leaveTexts } from '#src/locales/en/admin/leave.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { LeaveValues } from './leave-values.ts';

const texts = leaveTexts.dialog;
const KINDS = ['closed', 'extra'] as const;
const CAPACITIES = Array.from({ length: CAPACITY_MOST }, (_, index) => index + 1);

export type DoctorChoice = { readonly id: string; readonly name: string };

type LeaveFieldsProps = {
  values: LeaveValues;
  doctors: readonly DoctorChoice[];
  errorOf: (fieldId: string) => string | undefined;
  onChange: (changed: Partial<LeaveValues>) => void;
};

/** What, for whom, which days, which hours. */
export function LeaveFields({ values, doctors, errorOf, onChange }: LeaveFieldsProps) {
  const isExtra = values.kind === 'extra';
  const field = (id: string, name: 'fromDay' | 'toDay' | 'from' | 'to', label: string, hint?: string) => (
    <TextField
      id={id}
      type={name.endsWith('Day') ? 'date' : 'time'}
      label={label}
      hint={hint}
      error={errorOf(id)}
      value={values[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      <RadioGroupField
        id="leave-kind"
        name="leave-kind"
        legend={texts.kind}
        options={KINDS.map((kind) => ({ value: kind, label: leaveTexts.kinds[kind] }))}
        value={values.kind}
        onChange={(kind) => onChange({ kind: kind === 'extra' ? 'extra' : 'closed' })}
      />
      <SelectField
        id="leave-who"
        label={texts.who}
        error={errorOf('leave-who')}
        options={[
          { value: '', label: isExtra ? '' : leaveTexts.wholeClinic },
          ...doctors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={values.doctorId}
        onChange={({ target }) => onChange({ doctorId: target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('leave-from-day', 'fromDay', isExtra ? texts.day : texts.firstDay)}
        {!isExtra && field('leave-to-day', 'toDay', texts.lastDay)}
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {field('leave-from', 'from', texts.from, isExtra ? undefined : texts.hoursHint)}
        {field('leave-to', 'to', texts.to)}
      </div>
      {isExtra && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            id="leave-minutes"
            label={texts.minutes}
            options={SLOT_MINUTES.map((count) => ({ value: String(count), label: texts.minutesOf(count) }))}
            value={String(values.slotMinutes)}
            onChange={({ target }) =>
              onChange({ slotMinutes: SLOT_MINUTES.find((count) => String(count) === target.value) ?? 20 })
            }
          />
          <SelectField
            id="leave-capacity"
            label={texts.capacity}
            options={CAPACITIES.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(values.capacity)}
            onChange={({ target }) => onChange({ capacity: Number(target.value) })}
          />
        </div>
      )}
      <TextField
        id="leave-reason"
        label={texts.reason}
        optionalText={texts.optional}
        hint={texts.reasonHint}
        maxLength={200}
        value={values.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </>
  );
}
