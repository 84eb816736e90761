import { useEffect, useState } from 'react';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';

/** The doctors of the house; none while they are on their way. */
export function useDoctors(): readonly Doctor[] {
  const [doctors, setDoctors] = useState<readonly Doctor[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    void allDoctors({ signal: leave.signal }).then((answer) => {
      if (answer.ok) setDoctors(answer.value.doctors);
    });
    return () => leave.abort();
  }, []);
  return doctors;
}
