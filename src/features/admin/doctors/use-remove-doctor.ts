import { useState } from 'react';
import { doctorKey } from '#shared/contract/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctors.ts';
import { staffDoctorTexts as texts } from '#src/locales/en/staff-doctors.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { deregisterDoctor, restoreDoctor } from '#src/platform/api/doctor-accounts.ts';
import { notify } from '#src/platform/notify.ts';
import { offerUndo } from '#src/platform/undo.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';

/** Why the last removal did not work, for an alert that stays. */
export type RemovalFailure = { readonly title: string; readonly detail: string | undefined };

/**
 * Removes a doctor at once and offers to take it back (decisions.md "Calls").
 * @param onChanged the list is no longer what the server has
 */
export function useRemoveDoctor(onChanged: () => void) {
  const [removing, setRemoving] = useState<string>();
  const [failure, setFailure] = useState<RemovalFailure>();
  const leaveForLogin = useSignedOut('admin');

  async function undo(id: string): Promise<void> {
    const done = await restoreDoctor(id);
    if (done.ok) notify.success(texts.restored);
    else notify.error(texts.restoreFailed);
    onChanged();
  }

  async function remove(doctor: Doctor): Promise<void> {
    // product.md §7 removes by the code.
    const id = doctor.doctorId ?? doctorKey(doctor) ?? '';
    setFailure(undefined);
    setRemoving(id);
    const done = await deregisterDoctor(id);
    setRemoving(undefined);
    if (done.ok) {
      notify.success(texts.removed);
      if (isOurs()) offerUndo({ text: texts.removedOne(doctor.name), undo: () => undo(doctorKey(doctor) ?? id) });
      onChanged();
      return;
    }
    if (isSignedOut(done.problem)) {
      leaveForLogin();
      return;
    }
    const isGone = done.problem.kind === 'refused' && done.problem.status === 404;
    const detail = isGone ? texts.gone : undefined;
    notify.error(texts.removeFailed, detail);
    setFailure({ title: texts.removeFailed, detail });
    if (isGone) onChanged();
  }

  return { remove, failure, isRemoving: (doctor: Doctor) => removing !== undefined && doctor.doctorId === removing };
}
