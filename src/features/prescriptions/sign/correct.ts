import { medicineParts, tidyParts } from '#shared/contract/prescription/prescription-parts.ts';
import type { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { changeAi } from '#src/features/prescriptions/generate/drafts.ts';
import { emptyRow } from '#src/features/prescriptions/write/medicine-rows.ts';

/** Opens a signed prescription for changes and a new signature. It stays valid until then. */
export function correct(patient: PrescriptionPatient, saved: SavedPrescription): void {
  changeAi(patient, {
    symptoms: saved.symptoms,
    phase: 'open',
    problem: undefined,
    refusedFor: [],
    overrideReason: '',
    tried: false,
    saved: undefined,
    replaces: saved,
    result: {
      ...tidyParts(saved),
      medicines: saved.medicines.map((medicine) => ({ ...emptyRow(), ...medicineParts(medicine) })),
      source: saved.source,
      engine: saved.engine,
    },
  });
}
