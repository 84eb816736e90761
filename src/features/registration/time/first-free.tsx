import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { firstFree } from './find-first-free.ts';

type FirstFreeProps = { doctors: readonly Doctor[]; onChoose: (doctor: string) => void };

/** For whom it matters when, and not by whom: whichever doctor of the department is free first. */
export function FirstFree({ doctors, onChoose }: FirstFreeProps) {
  const { today, byDoctor } = useNextTimes();
  const found = firstFree(doctors.map(doctorKey), byDoctor);
  if (found === undefined) return null;
  return (
    <Button variant="secondary" size="lg" className="justify-self-start" onClick={() => onChoose(found.doctorId)}>
      {texts.firstFree(texts.at(found.next, today))}
    </Button>
  );
}
