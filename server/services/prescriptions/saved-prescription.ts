import * as v from 'valibot';
import { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';

/** The columns that hold JSON, read by the contract: what an older version has stored differently falls back field by field. */
export function readSaved(view: unknown): SavedPrescription {
  return v.parse(SavedPrescription, view);
}
