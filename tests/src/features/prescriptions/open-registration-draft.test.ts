import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import { choosePrescriptionPatient, forgetPrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { aiDraftOf, changeAi } from '#src/features/prescriptions/generate/drafts.ts';
import { openRegistrationDraft } from '#src/features/prescriptions/generate/open-registration-draft.ts';
import { usePageToLeave } from '../../../support/server/page-to-leave.ts';

const PATIENT = { _id: 'p1', name: 'Ana', age: 34, gender: 'female', symptoms: ['headache'] };
const MADE = v.parse(RegistrationDraft, {
  state: 'ready',
  report: '34-year-old woman.\nAllergies: penicillin.',
  draft: {
    assessment: 'Headache',
    medications: [{ medication: 'Paracetamol', dosage: '500 mg' }],
    considerations: ['Ask about pregnancy'],
    source: 'rules',
    engine: 'Rules',
  },
});

usePageToLeave();
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://desk.test/doctor/prescriptions'));
  choosePrescriptionPatient(PATIENT);
});
afterEach(forgetPrescriptionPatient);

it('is edited like a draft the doctor has asked for, with the report it was made from', () => {
  openRegistrationDraft(PATIENT, MADE);
  expect(aiDraftOf(PATIENT)).toMatchObject({
    phase: 'open',
    report: '34-year-old woman.\nAllergies: penicillin.',
    result: {
      diagnosis: 'Headache',
      criticalWarnings: ['Ask about pregnancy'],
      medicines: [{ name: 'Paracetamol', dosage: '500 mg' }],
      source: 'rules',
    },
  });
});

it('leaves the words of a report that was begun', () => {
  changeAi(PATIENT, { prefilled: '34-year-old woman.', report: '34-year-old woman. Fell yesterday.' });
  openRegistrationDraft(PATIENT, MADE);
  expect(aiDraftOf(PATIENT)).toMatchObject({
    report: '34-year-old woman. Fell yesterday.',
    result: { diagnosis: 'Headache' },
  });
});
