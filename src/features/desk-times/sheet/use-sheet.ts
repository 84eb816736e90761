import { useEffect, useState } from 'react';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { readTimesSheet } from '#src/platform/api/admin/desk-times.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';

const LIVE_AT_LEAST_MS = 1_000;
const TICK_MS = 20_000;

export type SheetOf = { readonly doctorId: string | undefined; readonly from: string; readonly days: number };

/** The sheet of some days; it asks again by itself whenever something has changed. */
export function useSheet(of: SheetOf) {
  const data = useStaffData(
    'admin',
    JSON.stringify(of),
    (signal) => readTimesSheet(of, signal),
    () => ({ title: deskTimesTexts.failed }),
  );
  useLive(data.refresh, { leastMs: LIVE_AT_LEAST_MS });
  return data;
}

/** The server's time in milliseconds, now and then. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
