import { useEffect, useRef, useState } from 'react';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { monotonicMs } from '#src/platform/browser/clock.ts';

const TOUCHES = 5;
const WITHIN_MS = 4000;

/** The time in the clinic; five quick touches on it are how staff ask to leave. */
export function KioskClock({ className, onStaff }: { className: string; onStaff: () => void }) {
  useClinic();
  const [now, setNow] = useState(() => new Date().toISOString());
  const touches = useRef<number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 1000);
    return () => clearInterval(timer);
  }, []);

  function touch(): void {
    const at = monotonicMs();
    touches.current = [...touches.current.filter((one) => at - one < WITHIN_MS), at];
    if (touches.current.length < TOUCHES) return;
    touches.current = [];
    onStaff();
  }

  const time = formatClinicTime(now, 'time') ?? '';
  return (
    <button type="button" aria-label={texts.clock(time)} className={className} onClick={touch}>
      {time}
    </button>
  );
}
