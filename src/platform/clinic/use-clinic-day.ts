import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clinicToday } from './clinic-time.ts';
import { useClinic } from './clinic.ts';

const LOOK_EVERY_MS = 15_000;

/**
 * Today in the clinic, as `2026-11-21`: the one today of a screen, for its numbers and its lists alike. The screen is
 * drawn anew when the clinic's midnight has come, also where nobody has touched it since yesterday.
 * @param onNewDay asks for what belongs to the new day
 */
export function useClinicDay(onNewDay?: () => void): string {
  useClinic();
  const today = clinicToday();
  const [, drawWith] = useState(today);
  const shown = useRef(today);
  const newDay = useEffectEvent(() => onNewDay?.());

  useEffect(() => {
    const look = () => drawWith(clinicToday());
    const leave = new AbortController();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look, { signal: leave.signal });
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, []);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    newDay();
  }, [today]);
  return today;
}
