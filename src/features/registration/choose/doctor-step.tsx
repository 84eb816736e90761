import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { FirstFree } from '#src/features/registration/time/first-free.tsx';
import { DoctorCard } from './doctor-card.tsx';
import type { DepartmentOfDoctors } from './group-doctors.ts';
import { StepHeading } from '#src/features/registration/visit/step-heading.tsx';

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
  return (
    <>
      <div className="step-head grid">
        <StepHeading step={texts.stepTwo} title={texts.chooseDoctor} text={name} />
      </div>
      <div>
        <Button variant="secondary" size="lg" icon="arrow-left" onClick={onBack}>
          {texts.backToDepartments}
        </Button>
      </div>
      <FirstFree doctors={department?.doctors ?? []} onChoose={onChoose} />
      {missing && <Alert tone="warning">{texts.doctorGone(missing)}</Alert>}
      {!department || department.doctors.length === 0 ? (
        <EmptyState icon="users" title={texts.noDoctorsInDepartment} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:landscape:grid-cols-3">
          {department.doctors.map((doctor) => {
            const key = doctorKey(doctor) ?? '';
            return (
              <li key={key}>
                <DoctorCard id={`doctor-${key}`} doctor={doctor} onChoose={() => onChoose(key)} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
