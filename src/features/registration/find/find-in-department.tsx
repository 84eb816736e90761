import { useId, useState } from 'react';
import { findDoctors } from '#shared/clinic/directory/find-doctors.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { plainDepartment } from '#src/locales/en/everywhere/about-doctors.ts';
import { findDoctorTexts as texts } from '#src/locales/en/site/find-doctor.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';

type FindInDepartmentProps = { doctors: readonly Doctor[]; onFound: (found: readonly Doctor[] | undefined) => void };

/** Narrows a long department to whom somebody is looking for, by name, language or what troubles them. */
export function FindInDepartment({ doctors, onFound }: FindInDepartmentProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findDoctors(doctors, typed, plainDepartment);
  return (
    <div className="grid gap-2">
      <SearchField
        id={id}
        label={texts.search}
        hint={texts.hint}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onFound(findDoctors(doctors, target.value, plainDepartment));
        }}
      />
      <p role="status" className="font-semibold text-ink-2">
        {typed.trim() === '' ? '' : texts.count(found.length)}
      </p>
    </div>
  );
}
