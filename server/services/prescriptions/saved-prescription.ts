import * as v from 'valibot';
import { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';

/** The JSON columns, parsed by the contract: what an older version stored differently falls back field by field. */
export function readSaved(view: unknown): SavedPrescription {
  return v.parse(SavedPrescription, view);
}
