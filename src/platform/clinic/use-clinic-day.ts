import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clinicToday } from './clinic-time.ts';
import { useClinic } from './clinic.ts';

const LOOK_EVERY_MS = 15_000;

/**
 * Today in the clinic, as `2026-11-21`, shared by all figures and lists of a screen. The screen renders again at the
 * clinic's midnight, even if nobody has touched it.
 * @param onNewDay loads what belongs to the new day
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
