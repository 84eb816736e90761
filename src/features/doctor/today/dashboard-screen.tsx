import { type ReactNode, useState } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { allPatients } from '#src/platform/api/staff/patients.ts';
import { notify } from '#src/platform/browser/notify.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { useClinicDay } from '#src/platform/clinic/use-clinic-day.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { allOwnAppointments } from '#src/features/doctor/appointments/all-own-appointments.ts';
import { prescriptionPatientOf } from '#src/features/doctor/appointments/appointment-facts.ts';
import { Overview } from './overview.tsx';
import { PatientPanel } from '#src/features/doctor/record/patient-panel.tsx';
import { ofToday } from './schedule.ts';
import { TodayList } from './today-list.tsx';
import { type PanelTab, selectAppointment, useWorkspace } from '#src/features/doctor/profile/workspace.ts';

const texts = doctorTexts.dashboard;

/** Wherever the clinic is, its today began less than this long ago. */
const SINCE_MS = 26 * 3_600_000;

/** All own appointments of the day: they follow a busy morning at this pace. */
const LIVE = { leastMs: 1_000 };

type DashboardScreenProps = {
  /** The appointment of who is first of those who wait, where that is known. */
  waiting: string | undefined;
  /** The handwritten prescription for a patient, from another feature. */
  renderPrescription: (patient: PrescriptionPatient, appointment: Appointment) => ReactNode;
  /** Where the visit stands on the day's board, from another feature. */
  renderVisit: (appointment: Appointment) => ReactNode;
};

/** Three cards, today's list, and the panel of the chosen patient (DOC-2). */
export function DashboardScreen({ waiting, renderPrescription, renderVisit }: DashboardScreenProps) {
  const appointments = useStaffData('doctor', 'appointments', loadAppointments, () => ({ title: texts.failed }));
  const patients = useStaffData('doctor', 'patients', countPatients, () => ({ title: texts.patientsFailed }));
  const [missing, setMissing] = useState(false);
  const { selected, tab } = useWorkspace();
  useLive(() => [appointments, patients].forEach(({ refresh }) => refresh()), LIVE);
  const list = appointments.value;
  const day = useClinicDay(() => [appointments, patients].forEach(({ refresh }) => refresh()));
  const today = list && ofToday(list, day);
  const chosen = list?.find(({ _id }) => _id === selected);
  const patient = chosen && prescriptionPatientOf(chosen);

  function open(appointment: Appointment, wanted: PanelTab): void {
    const isMissing = wanted === 'prescription' && prescriptionPatientOf(appointment) === undefined;
    setMissing(isMissing);
    if (isMissing) notify.error(doctorTexts.patientMissing);
    else selectAppointment(appointment._id, wanted);
  }
  function back(): void {
    selectAppointment(undefined);
    // The list may be hidden until now: the focus goes back to the row once it is there again.
    setTimeout(() => document.getElementById(`open-${selected ?? ''}`)?.focus(), 0);
  }

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      loading={appointments.loading || patients.loading}
      onRefresh={() => [appointments, patients].forEach(({ reload }) => reload())}
    >
      <LoadFailure data={appointments} words={staffTexts} />
      <LoadFailure data={patients} words={staffTexts} />
      {missing && <Alert tone="danger" title={doctorTexts.patientMissing} />}
      <Overview
        appointments={list}
        ofToday={today}
        today={day}
        waiting={waiting}
        appointmentsFailed={appointments.failure !== undefined}
        patients={patients.value}
        patientsFailed={patients.failure !== undefined}
        isAside={chosen !== undefined}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <section className={classNames('grid gap-3', chosen !== undefined && 'max-lg:hidden')}>
          <h2 className="text-xl font-bold text-ink">{texts.today}</h2>
          {today === undefined && appointments.loading && <Spinner label={texts.loading} className="py-12" />}
          {today === undefined && !appointments.loading && <p className="text-ink-2">{texts.unknown}</p>}
          {today?.length === 0 && <EmptyState icon="calendar" title={texts.emptyToday} text={texts.emptyTodayText} />}
          {today !== undefined && today.length > 0 && (
            <TodayList
              appointments={today}
              selected={chosen?._id}
              renderVisit={renderVisit}
              onOpen={(appointment) => open(appointment, 'details')}
              onPrescribe={(appointment) => open(appointment, 'prescription')}
            />
          )}
        </section>
        {chosen === undefined ? (
          <EmptyState icon="user" title={doctorTexts.panel.placeholder} text={doctorTexts.panel.placeholderText} />
        ) : (
          <PatientPanel
            key={chosen._id}
            appointment={chosen}
            tab={tab}
            onBack={back}
            prescription={
              patient === undefined ? (
                <Alert tone="danger" title={doctorTexts.patientMissing} />
              ) : (
                renderPrescription(patient, chosen)
              )
            }
          />
        )}
      </div>
    </StaffView>
  );
}

function loadAppointments(signal: AbortSignal) {
  return allOwnAppointments('dashboard', { from: new Date(serverNow() - SINCE_MS).toISOString() }, signal);
}

async function countPatients(signal: AbortSignal) {
  await isOursForSure();
  const answer = await allPatients({}, { limit: 1, total: 'true' }, { signal });
  return answer.ok ? { ...answer, value: answer.value.total ?? answer.value.rows.length } : answer;
}
