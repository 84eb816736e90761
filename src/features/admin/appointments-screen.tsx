import { adminTexts } from '#src/locales/en/admin.ts';
import { adminAppointments } from '#src/platform/api/appointments.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AdminView } from './admin-view.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { asQuery, type AppointmentFilterValues } from './appointment-filter-values.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { appointmentsFailure } from './load-lists.ts';
import { matchesAny } from '#src/platform/matches.ts';
import { useAdminData } from './use-admin-data.ts';
import { useDeleteAppointment } from '#src/platform/use-delete-appointment.ts';

const texts = adminTexts.appointments;

type AppointmentsScreenProps = {
  filters: AppointmentFilterValues;
  onFilter: (change: AppointmentFilterValues) => void;
};

/** All appointments. Each change of a filter asks the server again; what is shown stays until its answer is there. */
export function AppointmentsScreen({ filters, onFilter }: AppointmentsScreenProps) {
  const query = asQuery(filters);
  const { value, problem, failure, loading, reload } = useAdminData(
    JSON.stringify(query),
    async (signal) => {
      const answer = await adminAppointments(query, {}, { signal });
      if (!answer.ok) return answer;
      // Another backend may give more than was asked for: the filters hold for whatever arrived, too.
      const appointments = answer.value.appointments.filter(
        ({ doctor, patient, status }) =>
          matchesAny(query.doctor ?? '', [doctor?.name]) &&
          matchesAny(query.patient ?? '', [patient?.name]) &&
          (query.status === undefined || status.toLowerCase() === query.status),
      );
      return { ok: true, value: appointments };
    },
    appointmentsFailure,
  );
  const deleteOne = useDeleteAppointment('admin', reload);

  return (
    <AdminView title={texts.title} count={value && texts.count(value.length)} loading={loading} onRefresh={reload}>
      <AppointmentFilters filters={filters} onFilter={onFilter} />
      <LoadFailure failure={failure} problem={problem} hasRows={value !== undefined} onRetry={reload} />
      {value === undefined && loading && <Spinner label={texts.loading} className="py-16" />}
      {value?.length === 0 && <EmptyState icon="calendar" title={texts.empty} text={texts.emptyText} />}
      {value !== undefined && value.length > 0 && (
        <GrowingGrid rows={value} keyOf={({ _id }) => _id} label={texts.title} busy={loading}>
          {(appointment) => <AppointmentCard appointment={appointment} onDelete={() => void deleteOne(appointment)} />}
        </GrowingGrid>
      )}
    </AdminView>
  );
}
