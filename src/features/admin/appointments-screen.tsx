import { lazy, Suspense, useState } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { exportAppointments } from '#src/platform/api/admin-lists.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { useDeleteAppointment } from '#src/platform/use-delete-appointment.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AdminView } from './admin-view.tsx';
import { AppointmentCard, patientNameOf } from './appointment-card.tsx';
import { asQuery, type AppointmentFilterValues } from './appointment-filter-values.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { keepReason, useKeptReason } from './kept-reason.ts';
import { LoadFailure } from './load-failure.tsx';
import { useAppointmentList } from './use-appointment-list.ts';
import { useChangeStatus } from './use-change-status.ts';

/** With Headless UI, which no list needs before something is moved back. */
const StatusReasonDialog = lazy(async () => ({
  default: (await import('./status-reason-dialog.tsx')).StatusReasonDialog,
}));

const texts = adminTexts.appointments;

type AppointmentsScreenProps = {
  filters: AppointmentFilterValues;
  onFilter: (change: AppointmentFilterValues) => void;
};

/** All appointments. Each change of a filter asks the server again; what is shown stays until its answer is there. */
export function AppointmentsScreen({ filters, onFilter }: AppointmentsScreenProps) {
  const { rows, total, problem, failure, loading, hasMore, more, reload } = useAppointmentList(filters);
  const deleteOne = useDeleteAppointment('admin', reload);
  const { busyWith, change } = useChangeStatus(reload);
  const [toMoveBack, setToMoveBack] = useState<Appointment>();

  const kept = useKeptReason((state) => state.kept);
  const asking = toMoveBack ?? rows?.find(({ _id }) => _id === kept?.id);

  function endAsking(): void {
    setToMoveBack(undefined);
    keepReason(undefined);
  }

  async function moveBack(appointment: Appointment, reason: string): Promise<void> {
    if (await change(appointment, 'scheduled', reason)) endAsking();
  }

  return (
    <AdminView
      title={texts.title}
      count={total === undefined ? undefined : texts.count(total)}
      loading={loading}
      onRefresh={reload}
      actions={isOurs() && <ExportButton name="appointments" load={() => exportAppointments(asQuery(filters))} />}
    >
      <AppointmentFilters filters={filters} onFilter={onFilter} />
      <LoadFailure failure={failure} problem={problem} hasRows={rows !== undefined} onRetry={reload} />
      {rows === undefined && loading && <Spinner label={texts.loading} className="py-16" />}
      {rows?.length === 0 && <EmptyState icon="calendar" title={texts.empty} text={texts.emptyText} />}
      {rows !== undefined && rows.length > 0 && (
        <GrowingGrid
          rows={rows}
          keyOf={({ _id }) => _id}
          label={texts.title}
          busy={loading}
          moreText={adminListTexts.more}
          onEnd={hasMore ? more : undefined}
        >
          {(appointment) => (
            <AppointmentCard
              appointment={appointment}
              busy={busyWith === appointment._id}
              onDelete={() => void deleteOne(appointment)}
              onMove={(to, needsReason) => {
                if (needsReason) setToMoveBack(appointment);
                else void change(appointment, to);
              }}
            />
          )}
        </GrowingGrid>
      )}
      {asking && (
        <Suspense>
          <StatusReasonDialog
            name={patientNameOf(asking)}
            begun={kept?.reason ?? ''}
            busy={busyWith === asking._id}
            onClose={endAsking}
            onConfirm={(reason) => void moveBack(asking, reason)}
          />
        </Suspense>
      )}
    </AdminView>
  );
}
