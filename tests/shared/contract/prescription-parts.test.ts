import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import {
  eachDraftPart,
  eachPart,
  isListPart,
  partsOfDraft,
  tidyParts,
} from '#shared/contract/prescription/prescription-parts.ts';
import { SavedPrescription, SavePrescriptionBody } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';

const PARTS = Object.keys(eachPart('', ''));
/** A draft in which every part says something of its own. */
const drafted = Object.entries(eachDraftPart(false, true)).map(([name, isList]) => [
  name,
  isList ? [`${name} 1`, ` ${name} 2 `, ''] : ` ${name} `,
]);
const draft = v.parse(PrescriptionDraft, { ...Object.fromEntries(drafted), medications: [] });

describe('a prescription on its way from the draft to the record', () => {
  const signed = { patientId: 'p1', ...tidyParts({ ...partsOfDraft(draft), notes: 'by hand' }) };

  it('keeps every part, and lists as lists', () => {
    const saved = v.parse(SavePrescriptionBody, signed);
    const read = v.parse(SavedPrescription, saved);
    expect(read).toMatchObject({
      diagnosis: 'assessment',
      criticalWarnings: ['considerations 1', 'considerations 2'],
      holdMedicines: ['holdMedicines 1', 'holdMedicines 2'],
      followUp: 'follow_up',
      emergencyInstructions: 'emergencyInstructions',
      sideEffectsNote: 'sideEffectsNote',
      rationale: 'rationale',
      lifestyle: 'lifestyle',
      notes: 'by hand',
    });
    expect(Object.keys(signed).toSorted()).toEqual(['patientId', ...PARTS].toSorted());
  });

  it('has a title over each part', () => {
    expect(Object.keys(prescriptionTexts.parts).toSorted()).toEqual(PARTS.toSorted());
  });
});

it('knows which parts are lists', () => {
  expect(isListPart('criticalWarnings')).toBe(true);
  expect(isListPart('diagnosis')).toBe(false);
});
