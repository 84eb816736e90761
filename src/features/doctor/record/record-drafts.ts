import { create } from 'zustand';
import type { PatientRecord } from '#shared/contract/patient/patient-record.ts';
import { unsavedGuard } from '#src/platform/update/unsaved.ts';
import { type RecordField, type RecordErrors, type RecordValues, sameValues } from './record-values.ts';

/** One patient's record while it is viewed or edited. */
export type RecordDraft = {
  /** The version the server had when it was last read or saved. */
  readonly base: PatientRecord;
  /** What the fields contained then. */
  readonly start: RecordValues;
  /** What they contain now. */
  readonly values: RecordValues;
  readonly errors: RecordErrors;
  readonly phase: 'idle' | 'saving' | 'saved' | 'failed' | 'signed-out';
  /** What somebody else has saved since `base`; the doctor decides which version counts. */
  readonly theirs?: PatientRecord | undefined;
};

type Drafts = { readonly drafts: Readonly<Record<string, RecordDraft>> };

/** By patient id. In memory only, so that a failed save, another view or a login in between loses nothing typed. */
export const useRecordDrafts = create<Drafts>(() => ({ drafts: {} }));

export function isDirty({ values, start }: RecordDraft): boolean {
  return !sameValues(values, start);
}

export function draftOf(patientId: string): RecordDraft | undefined {
  return useRecordDrafts.getState().drafts[patientId];
}

/** Takes over the server's version; unsaved text is never replaced. */
export function openDraft(patientId: string, base: PatientRecord, start: RecordValues): void {
  const before = draftOf(patientId);
  if (before !== undefined && (isDirty(before) || before.phase === 'saving')) return;
  putDraft(patientId, { base, start, values: start, errors: {}, phase: before?.phase === 'saved' ? 'saved' : 'idle' });
}

export function typeInto(patientId: string, field: RecordField, value: string): void {
  const draft = draftOf(patientId);
  if (draft === undefined) return;
  const { [field]: _corrected, ...errors } = draft.errors;
  const phase = draft.phase === 'saved' ? 'idle' : draft.phase;
  putDraft(patientId, { ...draft, values: { ...draft.values, [field]: value }, errors, phase });
}

export function putDraft(patientId: string, draft: RecordDraft): void {
  useRecordDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [patientId]: draft } }));
  guardUnsaved();
}

/** At logout no patient data stays in memory. */
export function forgetRecords(): void {
  useRecordDrafts.setState({ drafts: {} });
  guardUnsaved();
}

const guard = unsavedGuard('patient record');

function guardUnsaved(): void {
  guard(Object.values(useRecordDrafts.getState().drafts).some(isDirty));
}
