import { useState } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { AppointmentStatus } from '#shared/rules/appointment-status.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { changeAppointmentStatus } from '#src/platform/api/appointments.ts';
import { notify } from '#src/platform/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { keepReason } from './kept-reason.ts';

const texts = adminListTexts.status;

export type ChangeStatus = {
  /** The appointment whose change is under way. */
  readonly busyWith: string | undefined;
  /** @returns true when the server has it. */
  readonly change: (appointment: Appointment, status: AppointmentStatus, reason?: string) => Promise<boolean>;
};

/** Moves an appointment's status and says how it went; the list is loaded again whenever it may have changed. */
export function useChangeStatus(onChanged: () => void): ChangeStatus {
  const [busyWith, setBusyWith] = useState<string>();
  const leaveForLogin = useSignedOut('admin');

  return {
    busyWith,
    change: async ({ _id }, status, reason) => {
      setBusyWith(_id);
      const done = await changeAppointmentStatus(_id, { status, reason: reason ?? '' });
      setBusyWith(undefined);
      if (done.ok) {
        notify.success(texts.changed);
        onChanged();
        return true;
      }
      if (isSignedOut(done.problem)) {
        if (reason !== undefined) keepReason({ id: _id, reason });
        leaveForLogin();
        return false;
      }
      const overtaken = done.problem.kind === 'refused' && [404, 409].includes(done.problem.status);
      notify.error(texts.failed, overtaken ? texts.overtaken : undefined);
      if (overtaken) onChanged();
      return false;
    },
  };
}
