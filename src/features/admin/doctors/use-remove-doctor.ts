import { useState } from 'react';
import { doctorKey } from '#shared/contract/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctors.ts';
import { staffDoctorTexts as texts } from '#src/locales/en/staff-doctors.ts';
import { deregisterDoctor, restoreDoctor } from '#src/platform/api/doctor-accounts.ts';
import { useStaffAct } from '#src/platform/use-staff-act.ts';

/**
 * Removes a doctor at once and offers to take it back (decisions.md "Calls").
 * @param onChanged the list is no longer what the server has
 */
export function useRemoveDoctor(onChanged: () => void) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);
  const [last, setLast] = useState<string>();

  async function remove(doctor: Doctor): Promise<void> {
    // product.md §7 removes by the code.
    const id = doctor.doctorId ?? doctorKey(doctor) ?? '';
    setLast(id);
    await run({
      call: () => deregisterDoctor(id),
      words: { done: texts.removed, failed: texts.removeFailed, overtaken: texts.gone },
      undo: {
        text: texts.removedOne(doctor.name),
        call: () => restoreDoctor(doctorKey(doctor) ?? id),
        words: { done: texts.restored, failed: texts.restoreFailed },
      },
    });
  }

  return { remove, failure, isRemoving: (doctor: Doctor) => busy && doctor.doctorId === last };
}
