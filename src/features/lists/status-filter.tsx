import { APPOINTMENT_STATUSES } from '#shared/clinic/appointment-status.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { SelectFilter } from '#src/ui/fields/list-filters.tsx';

const texts = staffTexts.appointments;

type StatusFilterProps = {
  label: string;
  value: string | undefined;
  onFilter: (status: string | undefined) => void;
};

/** Narrows a list of appointments to one status. */
export function StatusFilter(props: StatusFilterProps) {
  return (
    <SelectFilter
      id="appointment-status"
      all={texts.allStatuses}
      options={APPOINTMENT_STATUSES.map((status) => ({ value: status, label: texts.statuses[status] }))}
      {...props}
    />
  );
}
