import { useEffect, useState } from 'react';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { monotonicMs } from '#src/platform/browser/clock.ts';
import { AI_TIMEOUT_MS } from './generate.ts';

/** How long the AI has actually been working: seconds, and their share of the limit. */
export function Progress({ startedAt }: { startedAt: number }) {
  const [now, setNow] = useState(monotonicMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(monotonicMs()), 500);
    return () => clearInterval(timer);
  }, []);
  const elapsedMs = Math.min(AI_TIMEOUT_MS, Math.max(0, now - startedAt));
  const seconds = Math.floor(elapsedMs / 1000);
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-meter-track">
        <div className="h-full rounded-full bg-meter" style={{ width: `${(elapsedMs / AI_TIMEOUT_MS) * 100}%` }} />
      </div>
      <p className="text-ink-2 tabular-nums">{prescriptionTexts.generator.elapsed(seconds)}</p>
    </div>
  );
}
