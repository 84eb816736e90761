import { useEffect } from 'react';
import { create } from 'zustand';
import type { SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { readTimes } from '#src/platform/api/booking/times.ts';
import { holdOfVisit } from './own-hold.ts';

const FRESH_MS = 20_000;

type TimesOfDoctor = {
  readonly doctorId: string | undefined;
  readonly times: SlotTimes | undefined;
  readonly failed: boolean;
};

const NOTHING: TimesOfDoctor = { doctorId: undefined, times: undefined, failed: false };
const useTimes = create<TimesOfDoctor>(() => NOTHING);
let askedAt = 0;

/** Asks for the times of this doctor, unless they have just come. What is there stays until newer ones are. */
export function readAhead(doctorId: string, isForced = false): void {
  const isSame = useTimes.getState().doctorId === doctorId;
  if (isSame && !isForced && performance.now() - askedAt < FRESH_MS) return;
  askedAt = performance.now();
  if (!isSame) useTimes.setState({ ...NOTHING, doctorId });
  else if (useTimes.getState().failed) useTimes.setState({ failed: false });
  void readTimes(doctorId, { holdId: holdOfVisit() }).then((answer) => {
    if (useTimes.getState().doctorId !== doctorId) return;
    if (answer.ok) useTimes.setState({ times: answer.value, failed: false });
    else useTimes.setState(({ times }) => ({ failed: times === undefined }));
  });
}

/** The times of this doctor, asked for now. */
export function useTimesOf(doctorId: string): TimesOfDoctor {
  useEffect(() => readAhead(doctorId), [doctorId]);
  const now = useTimes();
  return now.doctorId === doctorId ? now : NOTHING;
}
