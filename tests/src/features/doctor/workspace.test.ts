import { afterEach, expect, test } from 'vitest';
import { EMPTY_RECORD } from '#shared/contract/patient/patient-record.ts';
import { draftOf, openDraft, typeInto } from '#src/features/doctor/record/record-drafts.ts';
import { valuesOf } from '#src/features/doctor/record/record-values.ts';
import {
  claimWorkspace,
  forgetWorkspace,
  removeFromView,
  selectAppointment,
  showAgain,
  useWorkspace,
} from '#src/features/doctor/profile/workspace.ts';
import { changeHandwritten, useDrafts } from '#src/features/prescriptions/generate/drafts.ts';
import { choosePrescriptionPatient, usePrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { safeToUpdate } from '#src/platform/update/busy.ts';
import { usePageToLeave } from '../../../support/server/page-to-leave.ts';

usePageToLeave();
afterEach(forgetWorkspace);

const record = { ...EMPTY_RECORD, updatedAt: null, updatedBy: null };
const patient = { _id: 'p1', name: 'Ann', symptoms: [] };

function work(): void {
  claimWorkspace('a@clinic.test');
  selectAppointment('a1', 'prescription');
  openDraft('p1', record, valuesOf(record));
  typeInto('p1', 'notes', 'only for her doctor');
  changeHandwritten(patient, { notes: 'typed in the panel' });
}

function nothingIsLeft(): void {
  expect(useWorkspace.getState()).toMatchObject({ selected: undefined, tab: 'details', removed: [] });
  expect(draftOf('p1')).toBeUndefined();
  expect(useDrafts.getState().hand).toEqual({});
  expect(usePrescriptionPatient.getState().patient).toBeUndefined();
  expect(safeToUpdate()).toBe(true);
}

test('after a logout nothing of a patient is in memory, also of one whose prescription was begun in the panel', () => {
  work();
  expect(safeToUpdate()).toBe(false);
  forgetWorkspace();
  nothingIsLeft();
});

test('the same doctor finds everything after a login in between, another doctor nothing', () => {
  work();
  choosePrescriptionPatient(patient, 'a1');
  claimWorkspace('a@clinic.test');
  expect(useWorkspace.getState()).toMatchObject({ selected: 'a1', tab: 'prescription' });
  expect(draftOf('p1')?.values.notes).toBe('only for her doctor');
  claimWorkspace('b@clinic.test');
  nothingIsLeft();
});

test('a newer answer never replaces words that are not saved yet', () => {
  work();
  openDraft('p1', { ...record, notes: 'from the server' }, valuesOf({ ...EMPTY_RECORD, notes: 'from the server' }));
  expect(draftOf('p1')?.values.notes).toBe('only for her doctor');
});

test('patients are hidden one by one and shown again one by one, or all', () => {
  expect([removeFromView('p1'), removeFromView('p2'), removeFromView('p3'), removeFromView(' ')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  showAgain('p2');
  expect(useWorkspace.getState().removed).toEqual(['p1', 'p3']);
  showAgain();
  expect(useWorkspace.getState().removed).toEqual([]);
});
