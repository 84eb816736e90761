import { useState } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { type AppointmentStatus, movesFrom, type StatusMove } from '#shared/rules/appointment-status.ts';
import { appointmentStatusTexts as texts } from '#src/locales/en/appointment-status.ts';
import { changeAppointmentStatus } from '#src/platform/api/appointments.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { notify } from '#src/platform/notify.ts';
import { isSignedOut, type StaffRole, useSignedOut } from '#src/platform/use-signed-out.ts';
import { ActionMenu } from '#src/ui/action-menu.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type StatusMenuProps = {
  staff: StaffRole;
  appointment: Appointment;
  /** Whose appointment it is, for who cannot see the row. */
  name: string;
  /** The list is no longer what the server has. */
  onChanged: () => void;
};

/** The moves staff may make from an appointment's status; nothing with another backend, which has no such call. */
export function StatusMenu({ staff, appointment, name, onChanged }: StatusMenuProps) {
  const leaveForLogin = useSignedOut(staff);
  const [asking, setAsking] = useState<AppointmentStatus>();
  const moves = isOurs() ? movesFrom(appointment.status) : [];
  if (moves.length === 0) return null;

  /** @returns what speaks against it, for the dialog; nothing when it is done. */
  async function move(status: AppointmentStatus, reason = ''): Promise<string | undefined> {
    const done = await changeAppointmentStatus(appointment._id, { status, reason });
    if (done.ok) {
      notify.success(texts.changed[status]);
      setAsking(undefined);
      onChanged();
      return undefined;
    }
    if (isSignedOut(done.problem)) leaveForLogin();
    // Somebody else was faster: the list shows how it stands.
    const isOvertaken = done.problem.kind === 'refused' && [404, 409].includes(done.problem.status);
    if (isOvertaken) onChanged();
    const why = done.problem.kind === 'refused' ? done.problem.message : texts.unreachable;
    notify.error(texts.failed, why);
    return why ?? texts.failed;
  }
  const pick = ({ to, needsReason }: StatusMove) => {
    if (needsReason) setAsking(to);
    else void move(to);
  };

  return (
    <>
      <ActionMenu
        text={texts.change}
        of={texts.changeOf(name)}
        actions={moves.map((one) => ({ id: one.to, text: texts.moves[one.to], onPick: () => pick(one) }))}
      />
      {asking !== undefined && (
        <ReasonDialog name={name} onClose={() => setAsking(undefined)} onReason={(reason) => move(asking, reason)} />
      )}
    </>
  );
}
