import type { ReactNode } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { appointmentStatusTexts } from '#src/locales/en/staff/appointment-status.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { isFarApart } from '#src/platform/clinic/clinic-time.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import { CardActions } from '#src/features/admin/lists/card-actions.tsx';
import { PatientLink } from '#src/features/lists/patient-link.tsx';
import { DeletableHead } from '#src/features/admin/lists/deletable-head.tsx';
import { LanguageBadge } from '#src/features/lists/language-badge.tsx';
import { StatusBadge } from '#src/features/lists/status-badge.tsx';
import { dateOf, dateTimeOf, timeOf } from '#src/features/admin/lists/when.ts';

const texts = adminTexts.appointments;

type AppointmentCardProps = {
  appointment: Appointment;
  /** The menu that moves the status, from another feature. */
  statusMenu: ReactNode;
  /** Not there for who may not. */
  onDelete: (() => void) | undefined;
};

export function patientNameOf({ patient }: Appointment): string {
  return patient?.name || texts.unknownPatient;
}

/** An appointment as ADM-7 wants the card, with its ticket, and when it came if that was much later. */
export function AppointmentCard({ appointment, statusMenu, onDelete }: AppointmentCardProps) {
  const { doctor, appointmentTime, status, statusReason, ticket, receivedAt, urgent, warningSigns } = appointment;
  const name = patientNameOf(appointment);
  return (
    <Card className="flex h-full flex-col gap-4">
      <DeletableHead
        name={<PatientLink area="admin" id={appointment.patient?._id} name={name} />}
        alarm={urgent === true ? urgentWords(warningSigns) : undefined}
        badges={
          <>
            {urgent === true && <UrgentMark word={safetyTexts.urgent} />}
            <StatusBadge status={status} />
            <LanguageBadge language={appointment.language} />
          </>
        }
        deleteText={texts.deleteOne(name)}
        onDelete={onDelete}
      />
      <Facts
        facts={[
          { label: texts.doctorLabel, value: doctor?.name || texts.unknownDoctor },
          { label: texts.dateLabel, value: dateOf(appointmentTime) ?? texts.notGiven },
          { label: texts.timeLabel, value: timeOf(appointmentTime) ?? texts.notGiven },
          ...(ticket ? [{ label: texts.ticket, value: ticket }] : []),
          ...(isFarApart(appointmentTime, receivedAt)
            ? [{ label: texts.received, value: dateTimeOf(receivedAt) }]
            : []),
          ...(statusReason ? [{ label: appointmentStatusTexts.movedBack, value: statusReason }] : []),
        ]}
      />
      <CardActions>{statusMenu}</CardActions>
    </Card>
  );
}
