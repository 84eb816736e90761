import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { SearchFilter, SelectFilter } from '#src/ui/fields/list-filters.tsx';
import { GenderFilter } from '#src/features/lists/gender-filter.tsx';
import type { PatientFilters } from './patient-filters.ts';

const texts = adminTexts.patients;

type PatientFilterBarProps = {
  filters: PatientFilters;
  /** Names to choose from. */
  doctors: readonly string[];
  onFilter: (change: PatientFilters) => void;
};

/** One search and two filters (ADM-4). */
export function PatientFilterBar({ filters, doctors, onFilter }: PatientFilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-3 max-lg:[&>:first-child]:col-span-2">
      <SearchFilter
        id="patient-search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={filters.search}
        onFilter={(search) => onFilter({ search })}
      />
      <SelectFilter
        id="patient-doctor"
        label={texts.doctor}
        all={texts.allDoctors}
        options={doctors.map((name) => ({ value: name, label: name }))}
        value={filters.doctor}
        onFilter={(doctor) => onFilter({ doctor })}
      />
      <GenderFilter
        label={texts.gender}
        all={texts.allGenders}
        value={filters.gender}
        onFilter={(gender) => onFilter({ gender })}
      />
    </div>
  );
}
