import { afterEach, expect, test } from 'vitest';
import { changeAi, changeHandwritten, restartAi } from '#src/features/prescriptions/generate/drafts.ts';
import { emptyRow } from '#src/features/prescriptions/write/medicine-rows.ts';
import { safeToUpdate } from '#src/platform/update/busy.ts';
import { forgetPrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { usePageToLeave } from '../../../support/server/page-to-leave.ts';

const patient = { _id: 'p1', name: 'Ann', symptoms: ['fever'] };
const asks = usePageToLeave();

afterEach(forgetPrescriptionPatient);

test('a prescription that was looked at, and begun with what is known, keeps nobody', () => {
  changeAi(patient, { report: '41 years', prefilled: '41 years' });
  changeHandwritten(patient, { medicines: [emptyRow()] });
  expect(asks()).toBe(false);
  expect(safeToUpdate()).toBe(true);
});

test.each([
  ['a word in the report', () => changeAi(patient, { report: '41 years, cough', prefilled: '41 years' })],
  ['a symptom being typed', () => changeAi(patient, { typed: 'cou' })],
  ['a medicine by hand', () => changeHandwritten(patient, { medicines: [{ ...emptyRow(), name: 'Ibuprofen' }] })],
  ['a note by hand', () => changeHandwritten(patient, { notes: 'rest' })],
])('%s is lost neither to a newer build nor to a closed tab, until it is signed or given up', (_what, type) => {
  type();
  expect(safeToUpdate()).toBe(false);
  expect(asks()).toBe(true);
  changeAi(patient, { phase: 'saved' });
  changeHandwritten(patient, { phase: 'saved' });
  expect(safeToUpdate()).toBe(true);
  expect(asks()).toBe(false);
});

test('a new draft after the signed one begins with its report, which is saved', () => {
  changeAi(patient, { report: 'typed', phase: 'saved' });
  restartAi(patient);
  expect(safeToUpdate()).toBe(true);
});
