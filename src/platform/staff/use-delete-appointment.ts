import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { deleteAppointment, restoreAppointment } from '#src/platform/api/staff/appointments.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { useStaffAct } from './use-staff-act.ts';

const texts = staffTexts.appointments;

/**
 * Deletes an appointment at once and offers to undo it (ADM-9). The offer says whose it was.
 * @param onChanged the list no longer matches the server
 */
export function useDeleteAppointment(
  role: Role,
  onChanged: () => void,
): (appointment: Appointment, name: string) => Promise<boolean> {
  const { run } = useStaffAct(role, onChanged);
  return ({ _id }, name) =>
    run({
      call: () => deleteAppointment(_id),
      words: { done: texts.deleted, failed: texts.deleteFailed, overtaken: texts.gone },
      undo: {
        text: texts.deletedOf(name),
        call: () => restoreAppointment(_id),
        words: { done: texts.restored, failed: texts.restoreFailed },
      },
    });
}
