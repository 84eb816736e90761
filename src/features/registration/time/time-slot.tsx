import { useEffect, useState, type ComponentType } from 'react';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';

type TimeLine = ComponentType<{ doctorId: string }>;

let loaded: TimeLine | undefined;

/** Comes with the doctors: a clinic without hours never fetches it. */
export async function loadTimeLine(): Promise<TimeLine> {
  return (loaded ??= (await import('./time-line.tsx')).TimeLine);
}

/**
 * The place of the time under the doctor. Where this doctor is known to have no hours it is empty, and nothing is asked. So it
 * is where its code cannot be fetched: the registration goes on without a time.
 */
export function TimeSlot({ doctorId }: { doctorId: string }) {
  const hasNone = useNextTimes(({ today, byDoctor }) => today !== undefined && !byDoctor.has(doctorId));
  const [Line, setLine] = useState(() => loaded);
  useEffect(() => {
    if (hasNone || Line !== undefined) return;
    void loadTimeLine()
      .then((line) => setLine(() => line))
      .catch(() => undefined);
  }, [hasNone, Line]);
  return hasNone || Line === undefined ? null : <Line key={doctorId} doctorId={doctorId} />;
}
