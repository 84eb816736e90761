import { Suspense } from 'react';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';
import { readyLazy } from '#src/platform/loading/ready-lazy.tsx';

/** Comes with the doctors: a clinic without hours never fetches it. */
export const timeLine = readyLazy(async () => (await import('./time-line.tsx')).TimeLine);

/** The place of the time under the doctor. Where this doctor is known to have no hours it is empty, and nothing is asked. */
export function TimeSlot({ doctorId }: { doctorId: string }) {
  const hasNone = useNextTimes(({ today, byDoctor }) => today !== undefined && !byDoctor.has(doctorId));
  if (hasNone) return null;
  return (
    <Suspense>
      <timeLine.Ready key={doctorId} doctorId={doctorId} />
    </Suspense>
  );
}
