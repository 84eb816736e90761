import type * as v from 'valibot';
import type { ExceptionBody } from '#shared/contract/booking/schedule-exceptions.ts';
import { leaveTexts } from '#src/locales/en/admin/leave.ts';

const texts = leaveTexts.dialog;

/** An entry as it is typed; an empty doctor is the whole clinic. */
export type LeaveValues = {
  readonly kind: 'closed' | 'extra';
  readonly doctorId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly from: string;
  readonly to: string;
  readonly slotMinutes: 5 | 10 | 15 | 20 | 30 | 45 | 60;
  readonly capacity: number;
  readonly reason: string;
};
export type LeaveError = { readonly fieldId: string; readonly message: string };

export const BLANK_LEAVE: LeaveValues = {
  kind: 'closed',
  doctorId: '',
  fromDay: '',
  toDay: '',
  from: '',
  to: '',
  slotMinutes: 20,
  capacity: 1,
  reason: '',
};

/** What is missing or wrong, in the order of the fields. */
export function leaveErrors({ kind, doctorId, fromDay, toDay, from, to }: LeaveValues): LeaveError[] {
  const errors: LeaveError[] = [];
  const isExtra = kind === 'extra';
  if (isExtra && doctorId === '') errors.push({ fieldId: 'leave-who', message: texts.doctorMissing });
  if (fromDay === '')
    errors.push({ fieldId: 'leave-from-day', message: isExtra ? texts.dayMissing : texts.firstMissing });
  else if (!isExtra && toDay !== '' && toDay < fromDay)
    errors.push({ fieldId: 'leave-to-day', message: texts.backwards });
  if (isExtra && (from === '' || to === ''))
    errors.push({ fieldId: from === '' ? 'leave-from' : 'leave-to', message: texts.clocksMissing });
  else if ((from === '') !== (to === ''))
    errors.push({ fieldId: from === '' ? 'leave-from' : 'leave-to', message: texts.clocksHalf });
  else if (from !== '' && from >= to) errors.push({ fieldId: 'leave-to', message: texts.clocksBackwards });
  return errors;
}

/** The entry as the server takes it; leave without a last day is of one day. */
export function leaveBody(values: LeaveValues): v.InferInput<typeof ExceptionBody> {
  const { kind, doctorId, fromDay, toDay, from, to, slotMinutes, capacity } = values;
  const reason = values.reason.trim();
  if (kind === 'extra') return { kind, doctorId, fromDay, toDay: fromDay, from, to, slotMinutes, capacity, reason };
  return {
    kind,
    doctorId: doctorId === '' ? null : doctorId,
    fromDay,
    toDay: toDay === '' ? fromDay : toDay,
    ...(from !== '' && { from, to }),
    reason,
  };
}
