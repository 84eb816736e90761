import type { Appointment } from '#shared/contract/appointments.ts';
import { movesFrom, type AppointmentStatus } from '#shared/rules/appointment-status.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { Button } from '#src/ui/button.tsx';
import type { IconName } from '#src/ui/icon.tsx';

const texts = adminListTexts.status;
const MOVES: Readonly<Record<AppointmentStatus, { word: string; icon: IconName }>> = {
  completed: { word: texts.complete, icon: 'check' },
  cancelled: { word: texts.cancel, icon: 'x' },
  scheduled: { word: texts.back, icon: 'rotate-ccw' },
};

type StatusMovesProps = {
  appointment: Appointment;
  name: string;
  busy: boolean;
  onMove: (to: AppointmentStatus, needsReason: boolean) => void;
};

/** What staff may do with an appointment's status (shared/rules/appointment-status); nothing for one that has no way on. */
export function StatusMoves({ appointment, name, busy, onMove }: StatusMovesProps) {
  const moves = movesFrom(appointment.status);
  if (moves.length === 0) return null;
  return (
    <div role="group" aria-label={texts.group(name)} className="-mx-3 -mb-2 mt-auto flex flex-wrap gap-1">
      {moves.map(({ to, needsReason }) => (
        <Button
          key={to}
          variant="quiet"
          icon={MOVES[to].icon}
          className="gap-2! px-3! text-sm!"
          busy={busy}
          onClick={() => onMove(to, needsReason)}
        >
          {MOVES[to].word}
        </Button>
      ))}
    </div>
  );
}
