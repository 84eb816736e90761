import { useState } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { bookAtDesk, changeTime } from '#src/platform/api/admin/desk-times.ts';
import type { StaffAct } from '#src/platform/staff/use-staff-act.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { allTimes, nearestTimes } from './nearest-times.ts';
import { isFull, type TimeValues } from './time-fields.tsx';
import { useTimes } from './use-times.ts';

export type TimedVisit = {
  readonly appointmentId: string;
  readonly doctorId: string | undefined;
  /** The time that it has; without one it comes without. */
  readonly startsAt: string | undefined;
  readonly overbookReason?: string | null | undefined;
};
export type Known = { readonly _id: string; readonly name: string };
type FieldError = { readonly fieldId: string; readonly message: string };

const BLANK: TimeValues = { startsAt: '', isOther: false, reason: '', remind: false };

/** A time being given: to a new appointment of a patient, or another one to an appointment that is there. */
export function useGivenTime(patient: Known, visit: TimedVisit | undefined, onDone: () => void) {
  const [doctorId, setDoctorId] = useState(visit?.doctorId ?? '');
  const [typed, setTyped] = useState(BLANK);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [asked, setAsked] = useState(0);
  // One press that is repeated books once; another time is another booking.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { busy, failure, run } = useStaffAct('admin', onDone);
  const near = visit?.startsAt;
  const { times, failed } = useTimes(doctorId, near, asked);
  const nearest = nearestTimes(allTimes(times), near, serverNow());
  const values = { ...typed, startsAt: typed.startsAt === '' ? (nearest[0]?.startsAt ?? '') : typed.startsAt };
  const hasNoHours = times !== undefined && times.slotMinutes === null;

  function change(changed: Partial<TimeValues>): void {
    setKey(crypto.randomUUID());
    setTyped({ ...values, ...changed });
  }
  function chooseDoctor(id: string): void {
    setKey(crypto.randomUUID());
    setDoctorId(id);
    setTyped(BLANK);
  }

  function faults(): FieldError[] {
    const needsReason = values.isOther && isFull(times, values.startsAt) && values.reason.trim() === '';
    return [
      ...(doctorId === '' ? [{ fieldId: 'desk-doctor', message: texts.doctorMissing }] : []),
      ...(doctorId !== '' && !hasNoHours && values.startsAt === ''
        ? [{ fieldId: 'desk-nearest', message: texts.timeMissing }]
        : []),
      ...(needsReason ? [{ fieldId: 'desk-reason', message: texts.reasonMissing }] : []),
    ];
  }

  async function save(): Promise<void> {
    const found = faults();
    setErrors(found);
    if (busy || found.length > 0 || times === undefined) return;
    const reason = isFull(times, values.startsAt) ? values.reason.trim() : '';
    const time = {
      doctorId,
      startsAt: hasNoHours ? null : values.startsAt,
      ...(reason !== '' && { overbookReason: reason }),
    };
    const isSaved = await run(
      visit === undefined
        ? {
            call: () =>
              bookAtDesk({ patientId: patient._id, ...time, ...(values.remind && ({ remind: true } as const)) }, key),
            words: bookedWords(),
          }
        : moveAct(patient, visit, time),
    );
    if (!isSaved) setAsked((before) => before + 1);
  }

  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  return { doctorId, chooseDoctor, values, change, times, nearest, failed, errors, errorOf, busy, failure, save };
}

const bookedWords = () => ({ done: texts.booked, failed: texts.bookFailed, overtaken: texts.taken });

/** Another time, with the way back to the one before. */
function moveAct({ name }: Known, visit: TimedVisit, time: Parameters<typeof changeTime>[1]): StaffAct {
  const { appointmentId, doctorId, startsAt, overbookReason } = visit;
  const words = { done: texts.moved, failed: texts.moveFailed, overtaken: texts.taken };
  const call = () => changeTime(appointmentId, time);
  if (doctorId === undefined) return { call, words };
  const before = { doctorId, startsAt: startsAt ?? null, ...(overbookReason && { overbookReason }) };
  const back = { done: texts.movedBack, failed: texts.moveBackFailed };
  return {
    call,
    words,
    undo: { text: texts.movedOf(name), isQuiet: true, call: () => changeTime(appointmentId, before), words: back },
  };
}
