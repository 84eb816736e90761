import type { ReactNode } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { deletedAppointmentTexts } from '#src/locales/en/admin/deleted-appointments.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { exportAppointments } from '#src/platform/api/admin/admin-lists.ts';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { useDeleteAppointment } from '#src/platform/staff/use-delete-appointment.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { ListActions, ListOrBin } from '#src/features/lists/list-or-bin.tsx';
import { AppointmentCard, patientNameOf } from './appointment-card.tsx';
import { asQuery, type AppointmentFilterValues } from './appointment-filter-values.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { ExportButton } from '#src/features/admin/lists/export-button.tsx';
import { useAppointmentList } from './use-appointment-list.ts';

const texts = adminTexts.appointments;

type AppointmentsScreenProps = {
  filters: AppointmentFilterValues;
  onFilter: (change: AppointmentFilterValues) => void;
  /** The menu that moves an appointment's status, from another feature. */
  renderStatusMenu: (appointment: Appointment, name: string, onChanged: () => void) => ReactNode;
  /** Those deleted lately, from another feature. */
  renderDeleted: () => ReactNode;
};

/** All appointments, or those deleted lately. */
export function AppointmentsScreen({ renderDeleted, ...list }: AppointmentsScreenProps) {
  return (
    <ListOrBin
      title={texts.title}
      filters={list.filters}
      onFilter={list.onFilter}
      back={deletedAppointmentTexts.back}
      renderBin={renderDeleted}
      renderList={() => <AppointmentList {...list} />}
    />
  );
}

/** Each change of a filter asks the server again; what is shown stays until its answer is there. */
function AppointmentList({ filters, onFilter, renderStatusMenu }: Omit<AppointmentsScreenProps, 'renderDeleted'>) {
  const list = useAppointmentList(filters);
  const deleteOne = useDeleteAppointment('admin', list.reload);
  const isReceptionist = useIsReceptionist();

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={list.total === undefined ? undefined : texts.count(list.total)}
      loading={list.loading}
      onRefresh={list.reload}
      actions={
        !isReceptionist && (
          <ListActions onFilter={onFilter} showBin={deletedAppointmentTexts.show}>
            <ExportButton name="appointments" load={() => exportAppointments(asQuery(filters))} />
          </ListActions>
        )
      }
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
            onDelete={isReceptionist ? undefined : () => void deleteOne(appointment, patientNameOf(appointment))}
          />
        )}
      </PagedList>
    </StaffView>
  );
}
