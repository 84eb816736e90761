import { useEffect, useState } from 'react';
import type { MedicineCheck, MedicineWarning } from '#shared/contract/prescription/prescriptions.ts';
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

type Findings = { readonly warnings: readonly MedicineWarning[]; readonly notes: readonly string[] };

const NOTHING: Findings = { warnings: [], notes: [] };

/**
 * What speaks against the medicines as entered, what was checked and what is not known, asked of our own server whenever typing
 * pauses. Only an aid while writing: the server checks again when the prescription is saved.
 */
export function useMedicineCheck({ patientId, rows, report }: Checked, isOpen: boolean): Findings {
  const medicines = medicinesOf(rows).filter(({ name }) => name !== '');
  const subject = JSON.stringify({ patientId, medicines, symptoms: [], ...(report ? { report } : {}) });
  const [found, setFound] = useState<{ patientId: string; findings: Findings }>();
  const wanted = isOpen && medicines.length > 0;

  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (isOurs()) void ask();
    }, REST_MS);
    async function ask(): Promise<void> {
      const answer = await checkPrescription(JSON.parse(subject), stop.signal);
      if (answer.ok && !stop.signal.aborted) setFound({ patientId, findings: findingsOf(answer.value) });
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [subject, patientId, wanted]);

  // Old findings about the same patient stay until the new ones arrive, because nobody reads a flickering warning.
  return wanted && found?.patientId === patientId ? found.findings : NOTHING;
}

function findingsOf({ warnings, notes = [] }: MedicineCheck): Findings {
  return { warnings, notes };
}
