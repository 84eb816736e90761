import { type ReactNode, useState } from 'react';
import { APPOINTMENT_STATUSES, type Appointment } from '#shared/contract/appointments.ts';
import { doctorTexts } from '#src/locales/en/doctor.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { notify } from '#src/platform/notify.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { choosePrescriptionPatient } from '#src/platform/prescription-patient.ts';
import { useDebounced } from '#src/platform/use-debounced.ts';
import { useDeleteAppointment } from '#src/platform/use-delete-appointment.ts';
import { Alert } from '#src/ui/alert.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { factsOf, prescriptionPatientOf } from './appointment-facts.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { DoctorView } from './doctor-view.tsx';
import { LoadFailure } from './load-failure.tsx';
import { type OwnAppointmentFilters, useOwnAppointments } from './use-own-appointments.ts';

const texts = doctorTexts.appointments;
const { statuses } = staffTexts.appointments;

type AppointmentsScreenProps = {
  filters: OwnAppointmentFilters;
  onFilter: (change: OwnAppointmentFilters) => void;
  /** The menu that moves an appointment's status, from another feature. */
  renderStatusMenu: (appointment: Appointment, name: string, onChanged: () => void) => ReactNode;
  /** To the prescriptions, where the chosen patient is waiting. */
  onPrescribe: () => void;
};

/** The doctor's own appointments, with two filters that ask the server again (product.md §2). */
export function AppointmentsScreen({ filters, onFilter, renderStatusMenu, onPrescribe }: AppointmentsScreenProps) {
  const list = useOwnAppointments(filters);
  const deleteOne = useDeleteAppointment('doctor', list.reload);
  const [missing, setMissing] = useState(false);
  const [patient, setPatient] = useDebounced(filters.patient ?? '', (name) => onFilter({ patient: name || undefined }));

  function prescribe(appointment: Appointment): void {
    const person = prescriptionPatientOf(appointment);
    setMissing(person === undefined);
    if (person === undefined) {
      notify.error(doctorTexts.patientMissing);
      return;
    }
    choosePrescriptionPatient(person, appointment._id);
    onPrescribe();
  }

  return (
    <DoctorView
      title={texts.title}
      count={list.total === undefined ? undefined : texts.count(list.total)}
      loading={list.loading}
      onRefresh={list.reload}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:max-w-3xl">
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
            { value: '', label: statuses.all },
            ...APPOINTMENT_STATUSES.map((status) => ({ value: status, label: statuses[status] })),
          ]}
          value={oneOf(APPOINTMENT_STATUSES, filters.status) ?? ''}
          onChange={({ target }) => onFilter({ status: target.value || undefined })}
        />
      </div>
      <LoadFailure data={list} hasRows={list.rows !== undefined} />
      {missing && <Alert tone="danger" title={doctorTexts.patientMissing} />}
      {list.rows === undefined && list.loading && <Spinner label={texts.loading} className="py-16" />}
      {list.rows?.length === 0 && !list.hasMore && (
        <EmptyState icon="calendar" title={texts.empty} text={texts.emptyText} />
      )}
      {list.rows !== undefined && list.rows.length > 0 && (
        <GrowingGrid
          key={JSON.stringify(filters)}
          layout="rows"
          rows={list.rows}
          keyOf={({ _id }) => _id}
          label={texts.title}
          busy={list.loading}
          onEnd={list.hasMore ? list.more : undefined}
        >
          {(appointment) => (
            <AppointmentRow
              appointment={appointment}
              statusMenu={renderStatusMenu(appointment, factsOf(appointment).name, list.reload)}
              onPrescribe={() => prescribe(appointment)}
              onDelete={() => void deleteOne(appointment)}
            />
          )}
        </GrowingGrid>
      )}
    </DoctorView>
  );
}
