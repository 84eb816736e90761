import { useEffect, useState } from 'react';
import type { SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { readTimes } from '#src/platform/api/booking/times.ts';
import { clinicDay } from '#src/platform/clinic/clinic-time.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * The times of a doctor for staff, full ones, too: from today, or from a week before `near` where that is later.
 * @param asked asks again where it differs
 */
export function useTimes(doctorId: string, near: string | undefined, asked: number) {
  const [known, setKnown] = useState<{
    readonly of: string;
    readonly asked: number;
    readonly times: SlotTimes | undefined;
  }>();
  useEffect(() => {
    if (doctorId === '') return undefined;
    let isWanted = true;
    const weekBefore = Date.parse(near ?? '') - WEEK_MS;
    const from = weekBefore > serverNow() ? clinicDay(new Date(weekBefore).toISOString()) : undefined;
    void readTimes(doctorId, { from }).then((answer) => {
      if (isWanted) setKnown({ of: doctorId, asked, times: answer.ok ? answer.value : undefined });
    });
    return () => {
      isWanted = false;
    };
  }, [doctorId, near, asked]);
  const mine = known?.of === doctorId ? known : undefined;
  return { times: mine?.times, failed: mine !== undefined && mine.times === undefined };
}
