import type { ReactElement } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { DepartmentCard } from './department-card.tsx';
import { DoctorsLoading } from './doctors-loading.tsx';
import type { DepartmentOfDoctors } from './group-doctors.ts';
import { StepHeading } from '#src/features/registration/visit/step-heading.tsx';

type DepartmentStepProps = {
  /** Undefined until the list is there. */
  departments: readonly DepartmentOfDoctors[] | undefined;
  onChoose: (department: string) => void;
  /** The way in for whoever does not know the department. */
  entry: ReactElement | undefined;
};

/** The heading of the prerendered page stays when the list comes: put up anew, it would be the largest thing painted late. */
export function DepartmentStep({ departments, onChoose, entry }: DepartmentStepProps) {
  return (
    <>
      <div className="step-head grid">
        <StepHeading step={texts.stepOne} title={texts.chooseDepartment} text={texts.chooseDepartmentText} />
      </div>
      {entry}
      {!departments && <DoctorsLoading />}
      {departments?.length === 0 && (
        <EmptyState icon="users" title={texts.noDoctorsAtAll} text={texts.noDoctorsAtAllText} />
      )}
      {departments && departments.length > 0 && (
        <ul className="department-list grid gap-3 sm:grid-cols-2 sm:gap-4 lg:landscape:grid-cols-3">
          {departments.map(({ name }) => (
            <li key={name}>
              <DepartmentCard name={name} onChoose={() => onChoose(name)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
