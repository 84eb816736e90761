import { useEffect } from 'react';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { lastActivity } from '#src/platform/device/activity.ts';
import { useCountdown } from './use-countdown.ts';

const SECONDS = 30;
const SPOKEN_AT = 10;

/**
 * How long the ticket page still stays. It covers nothing, because somebody may be writing the number down; any touch
 * or key restarts the time, any number of times (WCAG 2.2.1).
 */
export function TicketTime({ onOver }: { onOver: () => void }) {
  const left = useCountdown(SECONDS, onOver, lastActivity);
  const spoken = left <= SPOKEN_AT ? SPOKEN_AT : SECONDS;
  useEffect(() => announce(texts.ticketTime(spoken)), [spoken]);
  return (
    <>
      <div
        aria-hidden="true"
        className="kiosk-ticket-line"
        style={{ transform: `scaleX(${Math.max(0, left / SECONDS)})` }}
      />
      <p className="kiosk-ticket-time">{texts.ticketTime(left)}</p>
    </>
  );
}
