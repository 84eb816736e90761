import type { Appointment } from '#shared/contract/appointments.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { StatusBadge } from './status-badge.tsx';
import { dateOf, dateTimeOf, isFarApart, timeOf } from './when.ts';

const texts = adminTexts.appointments;

/** An appointment as product.md §2 wants the card, with its ticket, and when it came if that was much later. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { patient, doctor, appointmentTime, status, ticket, receivedAt } = appointment;
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg font-bold break-words text-ink">{patient?.name || texts.unknownPatient}</h2>
        <StatusBadge status={status} />
      </div>
      <Facts
        facts={[
          { label: texts.doctorLabel, value: doctor?.name || texts.unknownDoctor },
          { label: texts.dateLabel, value: dateOf(appointmentTime) ?? texts.notGiven },
          { label: texts.timeLabel, value: timeOf(appointmentTime) ?? texts.notGiven },
          ...(ticket ? [{ label: texts.ticket, value: ticket }] : []),
          ...(isFarApart(appointmentTime, receivedAt)
            ? [{ label: texts.received, value: dateTimeOf(receivedAt) }]
            : []),
        ]}
      />
    </Card>
  );
}
