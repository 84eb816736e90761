import { type ReactNode, useState } from 'react';
import { StatusFilter } from '#src/features/lists/status-filter.tsx';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { deletedAppointmentTexts } from '#src/locales/en/admin/deleted-appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { choosePrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useClinicDay } from '#src/platform/clinic/use-clinic-day.ts';
import { useDeleteAppointment } from '#src/platform/staff/use-delete-appointment.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { SearchFilter } from '#src/ui/fields/list-filters.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { ListActions, ListOrBin } from '#src/features/lists/list-or-bin.tsx';
import { factsOf, prescriptionPatientOf } from './appointment-facts.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { type OwnAppointmentFilters, useOwnAppointments } from './use-own-appointments.ts';

const texts = doctorTexts.appointments;

type AppointmentsScreenProps = {
  filters: OwnAppointmentFilters;
  onFilter: (change: OwnAppointmentFilters) => void;
  /** The menu that moves an appointment's status, from another feature. */
  renderStatusMenu: (appointment: Appointment, name: string, onChanged: () => void) => ReactNode;
  /** Those deleted lately, from another feature. */
  renderDeleted: () => ReactNode;
  /** To the prescriptions, where the chosen patient is waiting. */
  onPrescribe: () => void;
};

/** The doctor's own appointments, or those deleted lately. */
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

type AppointmentListProps = Omit<AppointmentsScreenProps, 'renderDeleted'>;

/** The doctor's own appointments, with two filters that ask the server again (DOC-5). */
function AppointmentList({ filters, onFilter, renderStatusMenu, onPrescribe }: AppointmentListProps) {
  const list = useOwnAppointments(filters);
  useClinicDay(list.refresh);
  const deleteOne = useDeleteAppointment('doctor', list.reload);
  const [missing, setMissing] = useState(false);

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
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={list.total === undefined ? undefined : texts.count(list.total)}
      loading={list.loading}
      onRefresh={list.reload}
      actions={<ListActions onFilter={onFilter} showBin={deletedAppointmentTexts.show} />}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:max-w-3xl">
        <SearchFilter
          id="appointment-patient"
          label={texts.patient}
          value={filters.patient}
          onFilter={(patient) => onFilter({ patient })}
        />
        <StatusFilter label={texts.status} value={filters.status} onFilter={(status) => onFilter({ status })} />
      </div>
      {missing && <Alert tone="danger" title={doctorTexts.patientMissing} />}
      <PagedList
        key={JSON.stringify(filters)}
        layout="rows"
        list={list}
        keyOf={({ _id }) => _id}
        label={texts.title}
        words={staffTexts}
        loadingText={texts.loading}
        empty={<EmptyState icon="calendar" title={texts.empty} text={texts.emptyText} />}
      >
        {(appointment) => (
          <AppointmentRow
            appointment={appointment}
            statusMenu={renderStatusMenu(appointment, factsOf(appointment).name, list.reload)}
            onPrescribe={() => prescribe(appointment)}
            onDelete={() => void deleteOne(appointment, factsOf(appointment).name)}
          />
        )}
      </PagedList>
    </StaffView>
  );
}
