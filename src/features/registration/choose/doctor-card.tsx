import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { departmentName, speaks } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { nextFreeWords, timeWords } from '#src/locales/en/everywhere/times.ts';
import { useNextTime } from '#src/platform/clinic/next-times.ts';
import { useDepartmentLanguage, useHouseLanguage } from '#src/platform/clinic/house-language.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';

type DoctorCardProps = { id: string; doctor: Doctor; onChoose: () => void };

export function DoctorCard({ id, doctor, onChoose }: DoctorCardProps) {
  const departmentLanguage = useDepartmentLanguage();
  const houseLanguage = useHouseLanguage();
  const free = useNextTime(doctorKey(doctor));
  return (
    <Card className="flex h-full flex-col gap-5">
      <div className="flex items-center gap-4">
        <Portrait name={doctor.name} src={doctor.img} />
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-bold text-ink wrap-anywhere">
            <bdi>{doctor.name}</bdi>
          </h2>
          <p lang={departmentLanguage(doctor.specialization)} className="text-ink-2">
            {departmentName(doctor.specialization)}
          </p>
        </div>
      </div>
      {doctor.expertise && (
        <p className="-mt-2 wrap-anywhere text-ink">
          <bdi lang={houseLanguage(doctor.expertise)}>{doctor.expertise}</bdi>
        </p>
      )}
      {doctor.languages && doctor.languages.length > 0 && (
        <p className="-mt-2 wrap-anywhere text-ink-2">{speaks(doctor.languages)}</p>
      )}
      {free !== undefined && (
        <p className="font-semibold text-ink">{nextFreeWords(timeWords(free.next, free.today))}</p>
      )}
      <Button size="lg" className="mt-auto w-full" aria-describedby={id} onClick={onChoose}>
        {texts.selectDoctor}
      </Button>
    </Card>
  );
}
