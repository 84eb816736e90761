import { lazy, Suspense, useState } from 'react';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { FirstFree } from '#src/features/registration/time/first-free.tsx';
import { DoctorCard } from './doctor-card.tsx';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import type { DepartmentOfDoctors } from './group-doctors.ts';
import { StepHeading } from '#src/features/registration/visit/step-heading.tsx';

/** From so many on, looking through them takes longer than typing. */
const MANY = 4;
const FindInDepartment = lazy(async () => ({
  default: (await import('#src/features/registration/find/find-in-department.tsx')).FindInDepartment,
}));

type DoctorStepProps = {
  name: string;
  /** Undefined when nobody works there any more, as after a reload of the list. */
  department: DepartmentOfDoctors | undefined;
  /** The doctor a link asked for, who is not in the list. */
  missing: string | undefined;
  onChoose: (doctor: string) => void;
  onBack: () => void;
};

export function DoctorStep({ name, department, missing, onChoose, onBack }: DoctorStepProps) {
  const [found, setFound] = useState<readonly Doctor[]>();
  const doctors = department?.doctors ?? [];
  const shown = found ?? doctors;
  return (
    <>
      <div className="step-head grid">
        <StepHeading step={texts.stepTwo} title={texts.chooseDoctor} text={departmentName(name)} />
      </div>
      <div>
        <Button
          variant="quiet"
          size="lg"
          icon="arrow-left"
          className="-ms-[min(calc(var(--spacing)*4),4.5vw)] sm:-ms-6"
          onClick={onBack}
        >
          {texts.backToDepartments}
        </Button>
      </div>
      <FirstFree doctors={doctors} onChoose={onChoose} />
      {doctors.length >= MANY && (
        <Suspense>
          <FindInDepartment doctors={doctors} onFound={setFound} />
        </Suspense>
      )}
      {missing && <Alert tone="warning">{texts.doctorGone(missing)}</Alert>}
      {shown.length === 0 ? (
        <EmptyState icon="users" title={texts.noDoctorsInDepartment} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
          {shown.map((doctor) => {
            const key = doctorKey(doctor) ?? '';
            return (
              <li key={key} className={shown.length === 1 ? 'max-w-2xl' : undefined}>
                <DoctorCard id={`doctor-${key}`} doctor={doctor} onChoose={() => onChoose(key)} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
