import type { Appointment } from '#shared/contract/appointments.ts';
import type { AppointmentStatus } from '#shared/rules/appointment-status.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { StatusMoves } from './status-moves.tsx';
import { StatusBadge } from './status-badge.tsx';
import { dateOf, dateTimeOf, isFarApart, timeOf } from './when.ts';

const texts = adminTexts.appointments;

type AppointmentCardProps = {
  appointment: Appointment;
  /** A change of its status is under way. */
  busy: boolean;
  onDelete: () => void;
  onMove: (to: AppointmentStatus, needsReason: boolean) => void;
};

export function patientNameOf({ patient }: Appointment): string {
  return patient?.name || texts.unknownPatient;
}

/** An appointment as product.md §2 wants the card, with its ticket, and when it came if that was much later. */
export function AppointmentCard({ appointment, busy, onDelete, onMove }: AppointmentCardProps) {
  const { doctor, appointmentTime, status, statusReason, ticket, receivedAt } = appointment;
  const name = patientNameOf(appointment);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="mt-1.5 min-w-0 text-lg font-bold break-words text-ink">{name}</h2>
        <div className="flex shrink-0 items-center gap-1">
          <StatusBadge status={status} />
          <button
            type="button"
            aria-label={texts.deleteOne(name)}
            className="-me-2 inline-flex size-11 items-center justify-center rounded-full text-danger hover:bg-surface-2"
            onClick={onDelete}
          >
            <Icon name="trash-2" />
          </button>
        </div>
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
          ...(statusReason ? [{ label: adminListTexts.status.movedBack, value: statusReason }] : []),
        ]}
      />
      {isOurs() && <StatusMoves appointment={appointment} name={name} busy={busy} onMove={onMove} />}
    </Card>
  );
}
