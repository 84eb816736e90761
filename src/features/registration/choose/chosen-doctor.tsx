import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { useDepartmentLanguage } from '#src/platform/clinic/house-language.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { TimeSlot } from '#src/features/registration/time/time-slot.tsx';

type ChosenDoctorProps = { doctor: Doctor; department: string; onChooseAnother: () => void };

export function ChosenDoctor({ doctor, department, onChooseAnother }: ChosenDoctorProps) {
  const departmentLanguage = useDepartmentLanguage();
  return (
    <Card className="chosen-doctor flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-4">
        <Portrait name={doctor.name} src={doctor.img} className="portrait" />
        <div className="min-w-0">
          <p className="doctor-lead text-ink-2">{texts.yourDoctor}</p>
          <p className="text-lg leading-tight font-bold text-ink wrap-anywhere">
            <bdi>{doctor.name}</bdi>
          </p>
          <p lang={departmentLanguage(department)} className="text-ink-2">
            {departmentName(department)}
          </p>
        </div>
      </div>
      <Button variant="secondary" onClick={onChooseAnother}>
        {texts.chooseAnotherDoctor}
      </Button>
      <TimeSlot doctorId={doctorKey(doctor) ?? ''} />
    </Card>
  );
}
