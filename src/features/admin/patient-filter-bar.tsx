import { GENDERS } from '#shared/contract/genders.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { useDebounced } from '#src/platform/use-debounced.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { PatientFilters } from './patient-filters.ts';

const texts = adminTexts.patients;
const ALL = '';

type PatientFilterBarProps = {
  filters: PatientFilters;
  /** Names to choose from. */
  doctors: readonly string[];
  onFilter: (change: PatientFilters) => void;
};

/** One search and two filters (product.md §2). */
export function PatientFilterBar({ filters, doctors, onFilter }: PatientFilterBarProps) {
  const [search, setSearch] = useDebounced(filters.search ?? '', (typed) => onFilter({ search: typed || undefined }));
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:first-child]:col-span-2">
      <SearchField
        id="patient-search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField
        id="patient-doctor"
        label={texts.doctor}
        options={[{ value: ALL, label: texts.allDoctors }, ...doctors.map((name) => ({ value: name, label: name }))]}
        value={filters.doctor ?? ALL}
        onChange={(event) => onFilter({ doctor: event.target.value || undefined })}
      />
      <SelectField
        id="patient-gender"
        label={texts.gender}
        options={[
          { value: ALL, label: texts.genders.all },
          ...GENDERS.map((gender) => ({ value: gender, label: texts.genders[gender] })),
        ]}
        value={oneOf(GENDERS, filters.gender) ?? ALL}
        onChange={(event) => onFilter({ gender: event.target.value || undefined })}
      />
    </div>
  );
}
