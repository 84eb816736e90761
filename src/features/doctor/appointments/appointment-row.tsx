import type { ReactNode } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { clinicDay, clinicToday, formatClinicTime, isFarApart } from '#src/platform/clinic/clinic-time.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { LanguageBadge } from '#src/features/lists/language-badge.tsx';
import { StatusBadge } from '#src/features/lists/status-badge.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import { TicketBadge } from '#src/features/lists/ticket-badge.tsx';
import { PatientLink } from '#src/features/lists/patient-link.tsx';
import { factsOf } from './appointment-facts.ts';
import { dueOf } from '#src/features/doctor/today/schedule.ts';

const texts = doctorTexts.appointments;

type AppointmentRowProps = {
  /** The menu that moves the status, from another feature. */
  statusMenu: ReactNode;
  appointment: Appointment;
  onPrescribe: () => void;
  onDelete: () => void;
};

/** One appointment of DOC-5: patient, date, time, status, and what can be done with it. */
export function AppointmentRow({ appointment, statusMenu, onPrescribe, onDelete }: AppointmentRowProps) {
  const { appointmentTime, status, ticket, language, urgent, warningSigns } = appointment;
  const due = dueOf(appointment);
  const { name, age, gender, reason, symptoms } = factsOf(appointment);
  const person = personWords(age, gender);
  const what = reason ?? symptoms.join(', ');
  const isToday = clinicDay(due) === clinicToday();
  return (
    <div className="grid gap-x-6 gap-y-3 px-4 py-4 md:px-6 lg:grid-cols-[8.5rem_minmax(0,1fr)_auto] lg:items-center">
      <p className="flex items-baseline gap-2 lg:grid lg:gap-0">
        <span className="text-lg leading-snug font-bold text-ink">
          {formatClinicTime(due, 'time') ?? texts.notGiven}
        </span>
        <span className={isToday ? 'font-semibold text-ink' : 'text-ink-2'}>
          {formatClinicTime(due, 'date') ?? texts.notGiven}
        </span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg leading-snug font-bold wrap-anywhere text-ink">
            <PatientLink area="doctor" id={appointment.patient?._id} name={name} />
          </h2>
          {urgent === true && <UrgentMark word={safetyTexts.urgent} />}
          <StatusBadge status={status} />
          <TicketBadge ticket={ticket} />
          <LanguageBadge language={language} />
        </div>
        {urgent === true && <p className="font-semibold wrap-anywhere text-danger">{urgentWords(warningSigns)}</p>}
        <p className="wrap-anywhere text-ink-2">{what ? doctorTexts.personAnd(person, what) : person}</p>
        {isFarApart(appointmentTime, due) && (
          <p className="text-sm text-ink-2">
            {doctorTexts.dashboard.deviceSaid(formatClinicTime(appointmentTime, 'date-time') ?? texts.notGiven)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={doctorTexts.createPrescriptionFor(name)}
          variant="secondary"
          icon="clipboard-pen"
          size="sm"
          onClick={onPrescribe}
        >
          {doctorTexts.createPrescription}
        </Button>
        {statusMenu}
        <Button
          aria-label={texts.deleteOf(name)}
          variant="quiet"
          icon="trash-2"
          size="sm"
          className="text-danger!"
          onClick={onDelete}
        >
          {texts.delete}
        </Button>
      </div>
    </div>
  );
}
