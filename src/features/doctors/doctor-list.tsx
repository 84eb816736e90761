import { useId, useMemo, useState } from 'react';
import { findDoctors } from '#shared/clinic/directory/find-doctors.ts';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { plainDepartment } from '#src/locales/en/everywhere/about-doctors.ts';
import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { DepartmentChips } from './department-chips.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { NotSure } from './not-sure.tsx';

type DoctorListProps = {
  doctors: readonly Doctor[];
  /** The department of the address (`/doctors?department=Cardiology`); none is all. */
  department: string | undefined;
  onDepartment: (department: string | undefined) => void;
};

/** All doctors, and what makes them few: a search and a department. */
export function DoctorList({ doctors, department, onDepartment }: DoctorListProps) {
  const search = useId();
  const [typed, setTyped] = useState('');
  const departments = useMemo(
    () =>
      [...new Set(doctors.map(({ specialization }) => specialization))].toSorted((one, other) =>
        one < other ? -1 : 1,
      ),
    [doctors],
  );
  const chosen = departments.find((name) => name === department);
  const shown = findDoctors(doctors, typed, plainDepartment).filter(
    ({ specialization }) => chosen === undefined || specialization === chosen,
  );
  return (
    <>
      <NotSure />
      <div className="grid gap-5">
        <div className="max-w-[40rem]">
          <SearchField
            id={search}
            label={texts.search}
            hint={texts.searchHint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <DepartmentChips departments={departments} chosen={chosen} onChoose={onDepartment} />
        <p role="status" className="font-semibold text-ink-2">
          {texts.count(shown.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon="users"
          title={texts.empty}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setTyped('');
                onDepartment(undefined);
              }}
            >
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((doctor, index) => (
            <li key={doctorKey(doctor) ?? `${doctor.name}-${index}`}>
              <DoctorCard doctor={doctor} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
