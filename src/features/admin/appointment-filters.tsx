import { APPOINTMENT_STATUSES } from '#shared/contract/appointments.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { AppointmentFilterValues } from './appointment-filter-values.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { useDebounced } from '#src/platform/use-debounced.ts';

const texts = adminTexts.appointments;

type AppointmentFiltersProps = {
  filters: AppointmentFilterValues;
  onFilter: (change: AppointmentFilterValues) => void;
};

export function AppointmentFilters({ filters, onFilter }: AppointmentFiltersProps) {
  const [doctor, setDoctor] = useDebounced(filters.doctor ?? '', (name) => onFilter({ doctor: name || undefined }));
  const [patient, setPatient] = useDebounced(filters.patient ?? '', (name) => onFilter({ patient: name || undefined }));
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:last-child]:col-span-2">
      <SearchField
        id="appointment-doctor"
        label={texts.doctor}
        value={doctor}
        onChange={(event) => setDoctor(event.target.value)}
      />
      <SearchField
        id="appointment-patient"
        label={texts.patient}
        value={patient}
        onChange={(event) => setPatient(event.target.value)}
      />
      <SelectField
        id="appointment-status"
        label={texts.status}
        options={[
          { value: '', label: staffTexts.appointments.statuses.all },
          ...APPOINTMENT_STATUSES.map((status) => ({ value: status, label: staffTexts.appointments.statuses[status] })),
        ]}
        value={oneOf(APPOINTMENT_STATUSES, filters.status) ?? ''}
        onChange={({ target }) => onFilter({ status: target.value || undefined })}
      />
    </div>
  );
}
