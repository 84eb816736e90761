import type { Appointment } from '#shared/contract/appointments.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { deleteAppointment, restoreAppointment } from '#src/platform/api/appointments.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { notify } from '#src/platform/notify.ts';
import { offerUndo } from '#src/platform/undo.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';

const texts = adminTexts.appointments;

/**
 * Deletes an appointment at once and offers to take it back (decisions.md "Calls").
 * @param onChanged the list is no longer what the server has
 */
export function useDeleteAppointment(onChanged: () => void): (appointment: Appointment) => Promise<void> {
  const leaveForLogin = useSignedOut('admin');

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
