import { useEffect, useState } from 'react';
import type { MedicineWarning } from '#shared/contract/prescription/prescriptions.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { checkPrescription } from '#src/platform/api/staff/prescriptions.ts';
import type { MedicineRow } from './medicine-rows.ts';
import { medicinesOf } from './medicine-rows.ts';

/** Long enough to finish typing a name. */
const REST_MS = 600;

type Checked = {
  readonly patientId: string;
  readonly rows: readonly MedicineRow[];
  readonly report?: string | undefined;
};

/**
 * What speaks against the medicines as entered, checked by our own server whenever typing pauses. Only an aid while
 * writing: the server checks again when the prescription is saved.
 */
export function useMedicineCheck({ patientId, rows, report }: Checked, isOpen: boolean): readonly MedicineWarning[] {
  const medicines = medicinesOf(rows).filter(({ name }) => name !== '');
  const subject = JSON.stringify({ patientId, medicines, symptoms: [], ...(report ? { report } : {}) });
  const [found, setFound] = useState<{ subject: string; warnings: readonly MedicineWarning[] }>();
  const wanted = isOpen && medicines.length > 0;

  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (isOurs()) void ask();
    }, REST_MS);
    async function ask(): Promise<void> {
      const answer = await checkPrescription(JSON.parse(subject), stop.signal);
      if (answer.ok && !stop.signal.aborted) setFound({ subject, warnings: answer.value.warnings });
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [subject, wanted]);

  // Old findings stay until the new ones arrive, because nobody reads a flickering warning.
  return wanted ? (found?.warnings ?? []) : [];
}
