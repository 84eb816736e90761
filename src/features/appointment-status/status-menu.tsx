import { lazy, Suspense, useState } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { type AppointmentStatus, movesFrom, statusOf } from '#shared/clinic/appointment-status.ts';
import { appointmentStatusTexts as texts } from '#src/locales/en/staff/appointment-status.ts';
import { changeAppointmentStatus } from '#src/platform/api/staff/appointments.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ActionMenu } from '#src/ui/dialogs/action-menu.tsx';
import { forgetReason, keepReason, useKeptReason } from './kept-reason.ts';

/** With Headless UI, which no list needs before something is moved back. */
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

type StatusMenuProps = {
  staff: Role;
  appointment: Appointment;
  /** Whose appointment it is, for who cannot see the row. */
  name: string;
  /** The list is no longer what the server has. */
  onChanged: () => void;
};

/** The moves staff may make from an appointment's status; nothing with another backend, which has no such call. */
export function StatusMenu({ staff, appointment, name, onChanged }: StatusMenuProps) {
  const { _id } = appointment;
  const { busy, failure, run, forgetFailure } = useStaffAct(staff, onChanged);
  const kept = useKeptReason(staff, _id);
  const [asked, setAsked] = useState<AppointmentStatus>();
  const moves = isOurs() ? movesFrom(appointment.status) : [];
  if (moves.length === 0) return null;
  // The only move that needs a reason is the one back.
  const back = moves.find(({ to, needsReason }) => needsReason && (to === asked || kept !== undefined));

  function ask(status: AppointmentStatus): void {
    forgetFailure();
    setAsked(status);
  }

  function endAsking(): void {
    setAsked(undefined);
    forgetReason();
  }

  async function move(status: AppointmentStatus, reason = ''): Promise<void> {
    const before = statusOf(appointment.status);
    const done = await run({
      call: () => changeAppointmentStatus(_id, { status, reason }),
      words: { done: texts.changed[status], failed: texts.failed, overtaken: texts.overtaken },
      ...(before !== undefined && {
        undo: {
          text: texts.changedOf[status](name),
          isQuiet: true,
          call: () => changeAppointmentStatus(_id, { status: before, reason: texts.undoReason }),
          words: { done: texts.changed[before], failed: texts.undoFailed },
        },
      }),
      onSignedOut: () => reason !== '' && keepReason({ staff, appointmentId: _id, reason }),
    });
    if (done) endAsking();
  }

  return (
    <>
      <ActionMenu
        text={texts.change}
        of={texts.changeOf(name)}
        actions={moves.map(({ to, needsReason }) => ({
          id: to,
          text: texts.moves[to],
          onPick: () => (needsReason ? ask(to) : void move(to)),
        }))}
      />
      {back && (
        <Suspense>
          <ReasonDialog
            name={name}
            begun={kept ?? ''}
            busy={busy}
            failure={failure}
            onReason={(reason) => void move(back.to, reason)}
            onClose={endAsking}
          />
        </Suspense>
      )}
    </>
  );
}
