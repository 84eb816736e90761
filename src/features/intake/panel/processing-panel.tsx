import { useEffect, useState } from 'react';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import type { ProcessingStage } from '#src/features/intake/session/voice-state.ts';
import { clockTime } from './clock-time.ts';

/** Where the recording really is: recorded, received, being turned into text; and how long that takes already. */
export function ProcessingPanel({ stage }: { stage: ProcessingStage }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { recorded, sending, sent, listening } = intakeTexts.stages;
  const done = stage === 'sending' ? [recorded] : [recorded, sent];
  return (
    <div className="grid justify-items-center gap-2 text-ink-2">
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {done.map((words) => (
          <li key={words} className="flex items-center gap-1.5">
            <Icon name="check" className="text-success" />
            {words}
          </li>
        ))}
        <li className="font-semibold text-ink">{stage === 'sending' ? sending : listening}</li>
      </ul>
      <p aria-live="off" className="tabular-nums">
        {intakeTexts.waited(clockTime(seconds))}
      </p>
    </div>
  );
}
