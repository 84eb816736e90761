import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DepartmentCard } from './department-card.tsx';
import type { DepartmentOfDoctors } from './group-doctors.ts';
import { StepHeading } from './step-heading.tsx';

type DepartmentStepProps = { departments: readonly DepartmentOfDoctors[]; onChoose: (department: string) => void };

export function DepartmentStep({ departments, onChoose }: DepartmentStepProps) {
  return (
    <>
      <div className="step-head grid">
        <StepHeading step={texts.stepOne} title={texts.chooseDepartment} text={texts.chooseDepartmentText} />
      </div>
      {departments.length === 0 ? (
        <EmptyState icon="users" title={texts.noDoctorsAtAll} text={texts.noDoctorsAtAllText} />
      ) : (
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
