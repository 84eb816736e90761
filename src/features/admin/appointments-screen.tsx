import type { ReactNode } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { exportAppointments } from '#src/platform/api/admin-lists.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { useDeleteAppointment } from '#src/platform/use-delete-appointment.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PagedList } from '#src/ui/paged-list.tsx';
import { StaffView } from '#src/ui/staff-view.tsx';
import { AppointmentCard, patientNameOf } from './appointment-card.tsx';
import { asQuery, type AppointmentFilterValues } from './appointment-filter-values.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { useAppointmentList } from './use-appointment-list.ts';

const texts = adminTexts.appointments;

type AppointmentsScreenProps = {
  filters: AppointmentFilterValues;
  onFilter: (change: AppointmentFilterValues) => void;
  /** The menu that moves an appointment's status, from another feature. */
  renderStatusMenu: (appointment: Appointment, name: string, onChanged: () => void) => ReactNode;
};

/** All appointments. Each change of a filter asks the server again; what is shown stays until its answer is there. */
export function AppointmentsScreen({ filters, onFilter, renderStatusMenu }: AppointmentsScreenProps) {
  const list = useAppointmentList(filters);
  const deleteOne = useDeleteAppointment('admin', list.reload);

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={list.total === undefined ? undefined : texts.count(list.total)}
      loading={list.loading}
      onRefresh={list.reload}
      actions={isOurs() && <ExportButton name="appointments" load={() => exportAppointments(asQuery(filters))} />}
    >
      <AppointmentFilters filters={filters} onFilter={onFilter} />
      <PagedList
        list={list}
        keyOf={({ _id }) => _id}
        label={texts.title}
        words={staffTexts}
        loadingText={texts.loading}
        empty={<EmptyState icon="calendar" title={texts.empty} text={texts.emptyText} />}
      >
        {(appointment) => (
          <AppointmentCard
            appointment={appointment}
            statusMenu={renderStatusMenu(appointment, patientNameOf(appointment), list.reload)}
            onDelete={() => void deleteOne(appointment)}
          />
        )}
      </PagedList>
    </StaffView>
  );
}
