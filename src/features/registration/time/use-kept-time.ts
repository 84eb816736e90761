import { useEffect } from 'react';
import { HOLD_MINUTES } from '#shared/contract/booking/holds.ts';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { findTime } from './find-time.ts';
import { mayBeKept } from './own-hold.ts';

/** Before it ends; a page that was in the background is looked after as soon as it is seen again. */
const KEEP_AFTER_MS = (HOLD_MINUTES - 1) * 60_000;
const LOOK_EVERY_MS = 10_000;

/** Finds a time of this doctor as soon as the step is there, and keeps it as long as somebody is at it. */
export function useKeptTime(doctorId: string): void {
  useEffect(() => {
    let keptAt = performance.now();
    void findTime(doctorId);
    const look = () => {
      const { time } = useRegistration.getState();
      const isDue = performance.now() - keptAt > KEEP_AFTER_MS;
      if (document.visibilityState !== 'visible' || !isDue || time?.kind !== 'time' || !mayBeKept()) return;
      keptAt = performance.now();
      void findTime(doctorId);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    const stop = useConnectivity.subscribe(({ state }, before) => {
      const { time } = useRegistration.getState();
      const isUnasked = time?.kind === 'wish' && !time.own && !time.full;
      if (state === 'online' && before.state !== 'online' && isUnasked) void findTime(doctorId);
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [doctorId]);
}
