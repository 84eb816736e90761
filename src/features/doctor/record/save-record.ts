import type { PatientRecord } from '#shared/contract/patient/patient-record.ts';
import { isConflict } from '#src/platform/api/http/http.ts';
import { patientRecord, savePatientRecord } from '#src/platform/api/staff/patient-record.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { draftOf, putDraft, type RecordDraft } from './record-drafts.ts';
import { readValues, type RecordValues, valuesOf } from './record-values.ts';

export type SaveOutcome = 'saved' | 'wrong' | 'failed' | 'stale' | 'signed-out';

/**
 * Saves what is typed over the version it started from, or over `base` if the doctor has seen what somebody else saved.
 * Whatever happens, the typed text stays in the draft.
 */
export async function saveRecord(patientId: string, over?: PatientRecord): Promise<SaveOutcome> {
  const before = draftOf(patientId);
  if (before === undefined) return 'failed';
  const base = over ?? before.base;
  const { fields, errors } = readValues(before.values);
  if (Object.keys(errors).length > 0) {
    putDraft(patientId, { ...before, errors });
    return 'wrong';
  }

  putDraft(patientId, { ...before, base, errors: {}, phase: 'saving', theirs: undefined });
  const answer = await savePatientRecord(patientId, { ...fields, updatedAt: base.updatedAt });
  // Typing may have continued during the save.
  const now = draftOf(patientId);
  if (now === undefined) return 'failed';
  if (answer.ok) {
    putDraft(patientId, saved(now, before.values, answer.value));
    tellEveryTab();
    return 'saved';
  }
  if (isSignedOut(answer.problem)) {
    putDraft(patientId, { ...now, phase: 'signed-out' });
    return 'signed-out';
  }
  const isStale = isConflict(answer.problem);
  const newest = isStale ? await patientRecord(patientId) : undefined;
  const last = draftOf(patientId) ?? now;
  putDraft(patientId, { ...last, phase: 'failed', theirs: newest?.ok === true ? newest.value : undefined });
  return isStale ? 'stale' : 'failed';
}

function saved(now: RecordDraft, sent: RecordValues, base: PatientRecord): RecordDraft {
  const start = valuesOf(base);
  const untouched = now.values === sent;
  return { base, start, values: untouched ? start : now.values, errors: {}, phase: untouched ? 'saved' : 'idle' };
}

/** Discards what was typed and uses what somebody else has saved. */
export function takeTheirs(patientId: string): void {
  const draft = draftOf(patientId);
  if (draft?.theirs === undefined) return;
  const start = valuesOf(draft.theirs);
  putDraft(patientId, { base: draft.theirs, start, values: start, errors: {}, phase: 'idle' });
}
