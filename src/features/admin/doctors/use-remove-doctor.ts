import { useState } from 'react';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { succeed } from '#shared/result.ts';
import { staffDoctorTexts as texts } from '#src/locales/en/admin/staff-doctors.ts';
import { deregisterDoctor, restoreDoctor } from '#src/platform/api/admin/doctor-accounts.ts';
import { offerUndo } from '#src/platform/staff/undo.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { removeSample, restoreSample } from '#src/features/admin/samples/removed-samples.ts';
import { isSampleDoctor } from '#src/features/admin/samples/sample-doctors.ts';

/**
 * Removes a doctor at once and offers to take it back (ADM-9). A built-in one, which another backend does
 * not know, is removed on this device.
 * @param onChanged the list is no longer what the server has
 */
export function useRemoveDoctor(onChanged: () => void) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);
  const [last, setLast] = useState<string>();
  const [isLocal, setIsLocal] = useState(false);

  async function remove(doctor: Doctor): Promise<void> {
    // A doctor is removed by the code (CALL-3).
    const id = doctor.doctorId ?? doctorKey(doctor) ?? '';
    const isSample = isSampleDoctor(doctor);
    const words = { done: texts.removed, failed: texts.removeFailed, overtaken: texts.gone };
    setLast(id);
    setIsLocal(isSample);
    if (isSample) {
      const locally = (change: (id: string) => void) => async () => succeed(change(id));
      await run({ call: locally(removeSample), words });
      const back = { call: locally(restoreSample), words: { done: texts.restored, failed: texts.restoreFailed } };
      offerUndo({ text: texts.removedOne(doctor.name), undo: async () => void (await run(back)) });
      return;
    }
    await run({
      call: () => deregisterDoctor(id),
      words,
      undo: {
        text: texts.removedOne(doctor.name),
        call: () => restoreDoctor(doctorKey(doctor) ?? id),
        words: { done: texts.restored, failed: texts.restoreFailed },
      },
    });
  }

  return { remove, failure, isLocal, isRemoving: (doctor: Doctor) => busy && doctor.doctorId === last };
}
