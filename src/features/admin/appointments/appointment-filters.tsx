import { StatusFilter } from '#src/features/lists/status-filter.tsx';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { SearchFilter } from '#src/ui/fields/list-filters.tsx';
import type { AppointmentFilterValues } from './appointment-filter-values.ts';

const texts = adminTexts.appointments;

type AppointmentFiltersProps = {
  filters: AppointmentFilterValues;
  onFilter: (change: AppointmentFilterValues) => void;
};

export function AppointmentFilters({ filters, onFilter }: AppointmentFiltersProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-3 max-lg:[&>:last-child]:col-span-2">
      <SearchFilter
        id="appointment-doctor"
        label={texts.doctor}
        value={filters.doctor}
        onFilter={(doctor) => onFilter({ doctor })}
      />
      <SearchFilter
        id="appointment-patient"
        label={texts.patient}
        value={filters.patient}
        onFilter={(patient) => onFilter({ patient })}
      />
      <StatusFilter label={texts.status} value={filters.status} onFilter={(status) => onFilter({ status })} />
    </div>
  );
}
