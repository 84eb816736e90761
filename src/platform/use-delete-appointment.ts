import type { Appointment } from '#shared/contract/appointments.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { deleteAppointment, restoreAppointment } from './api/appointments.ts';
import { isOurs } from './api/backend.ts';
import { notify } from './notify.ts';
import { offerUndo } from './undo.ts';
import { isSignedOut, type StaffRole, useSignedOut } from './use-signed-out.ts';

const texts = staffTexts.appointments;

/**
 * Deletes an appointment at once and offers to take it back (decisions.md "Calls").
 * @param onChanged the list is no longer what the server has
 */
export function useDeleteAppointment(
  role: StaffRole,
  onChanged: () => void,
): (appointment: Appointment) => Promise<void> {
  const leaveForLogin = useSignedOut(role);

  async function undo(id: string): Promise<void> {
    const done = await restoreAppointment(id);
    if (done.ok) notify.success(texts.restored);
    else notify.error(texts.restoreFailed);
    onChanged();
  }

  return async ({ _id }) => {
    const done = await deleteAppointment(_id);
    if (done.ok) {
      notify.success(texts.deleted);
      if (isOurs()) offerUndo({ text: texts.deleted, undo: () => undo(_id) });
      onChanged();
      return;
    }
    if (isSignedOut(done.problem)) {
      leaveForLogin();
      return;
    }
    const isGone = done.problem.kind === 'refused' && done.problem.status === 404;
    notify.error(texts.deleteFailed, isGone ? texts.gone : undefined);
    if (isGone) onChanged();
  };
}
