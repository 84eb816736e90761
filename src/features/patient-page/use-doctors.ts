import { useEffect, useState } from 'react';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';

/** The clinic's doctors, none until they have come. */
export function useDoctors(): readonly Doctor[] {
  const [doctors, setDoctors] = useState<readonly Doctor[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    async function load(): Promise<void> {
      const answer = await allDoctors({ signal: controller.signal });
      if (answer.ok && !controller.signal.aborted) setDoctors(answer.value.doctors);
    }
    void load();
    return () => controller.abort();
  }, []);
  return doctors;
}
