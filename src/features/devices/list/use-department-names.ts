import { useEffect, useState } from 'react';
import { allDoctors } from '#src/platform/api/public/doctors.ts';

/** The departments that have a doctor now; none if they cannot be loaded, and a kiosk then lets patients choose. */
export function useDepartmentNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void allDoctors({ signal: controller.signal }).then((answer) => {
      if (!answer.ok || controller.signal.aborted) return;
      setNames([...new Set(answer.value.doctors.map(({ specialization }) => specialization))].toSorted());
    });
    return () => controller.abort();
  }, []);
  return names;
}
