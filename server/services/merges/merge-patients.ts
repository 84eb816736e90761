import type { MergeBody, MergeComparison } from '#shared/contract/patient/merge.ts';
import { EMPTY_RECORD, recordFieldsOf } from '#shared/contract/patient/patient-record.ts';
import { CORRECTABLE } from '#shared/contract/patient/correction.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { moveRows } from '#server/database/repositories/merges/moves-repository.ts';
import {
  findStandingMerge,
  holdPair,
  insertMerge,
  saveMergeFacts,
  setMergedInto,
  type MergedPatient,
} from '#server/database/repositories/merges/merges-repository.ts';
import { savePerson } from '#server/database/repositories/patients/corrections-repository.ts';
import { findRecord, saveRecord, type RecordRow } from '#server/database/repositories/patients/records-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { overtakenBy, type Overtaken } from '#server/services/clinic/versions.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { comparePatients } from './compare-patients.ts';
import { factsOf, personOf, type MergeState } from './merge-state.ts';
import { putUrgentFirst } from './urgent-visits.ts';
import { changesBetween } from './merge-changes.ts';
import { unitedSigns } from '#shared/words/warning/ticked-signs.ts';
import { unitedTexts } from '#shared/text/united-texts.ts';
import { unitedRecord } from './united-record.ts';

export type MergeProblem = { readonly kind: 'unknown' | 'too-long' } | Overtaken<MergeComparison>;

/**
 * Makes one patient of two (MERGE-1): everything of the one hangs on the other from then on, and each row is noted, so that it
 * can be given back. What can have one value only has the one chosen; allergies, warning signs and what doctors have written
 * are united. Must run in a transaction. Asked again, because the answer was lost, it is done already.
 */
export async function mergePatients(
  db: Queryable,
  actor: Principal,
  { survivor: survivorId, merged: mergedId, take, version }: MergeBody,
  now: Date,
): Promise<Result<{ readonly mergeId: string }, MergeProblem>> {
  const pair = await holdPair(db, [survivorId, mergedId]);
  const done = await findStandingMerge(db, survivorId, mergedId);
  if (done !== undefined) return succeed({ mergeId: done.id });
  const [survivor, merged] = [survivorId, mergedId].map((id) => pair.find((row) => row.id === id));
  const standing = await comparePatients(db, survivorId, mergedId);
  if (survivor === undefined || merged === undefined || standing === undefined) return fail({ kind: 'unknown' });
  if (standing.version !== version) return fail(await overtakenBy(db, standing, 'patient-corrected', survivorId));

  const records = [(await findRecord(db, survivorId))?.record, (await findRecord(db, mergedId))?.record] as const;
  const record = recordOf(survivorId, records, take.includes('weightKg'), now);
  if (record === 'too-long') return fail({ kind: 'too-long' });
  const mergeId = uuidV7(now);
  const before: MergeState = { facts: factsOf(survivor), record: records[0] ?? null };
  const after: MergeState = { facts: unitedFacts(survivor, merged, take), record: record ?? null };
  await insertMerge(db, { id: mergeId, survivorId, mergedId, mergedAt: now, mergedBy: actor.id, before, after });
  await moveRows(db, mergeId, { merged: mergedId, survivor: survivorId });
  await setMergedInto(db, mergedId, survivorId, now);
  const { symptoms, urgent, tickedSigns, sample } = after.facts;
  await savePerson(db, { ...personOf(after.facts), id: survivorId, ticket: survivor.ticket });
  await saveMergeFacts(db, survivorId, { symptoms, urgent, tickedSigns, sample });
  if (record !== undefined) await saveRecord(db, record);
  if (urgent) await putUrgentFirst(db, survivorId, now);
  const changes = await changesBetween(db, before, after);
  await audit(db, now, actor, 'patient-merged', survivorId, { changes, other: mergedId });
  return succeed({ mergeId });
}

function unitedFacts(survivor: MergedPatient, merged: MergedPatient, take: MergeBody['take']): MergeState['facts'] {
  const taken = CORRECTABLE.filter((field) => take.includes(field)).map((field) => [field, merged[field]]);
  // What alarms is read first, and stands first.
  const words =
    merged.urgent && !survivor.urgent ? [merged.symptoms, survivor.symptoms] : [survivor.symptoms, merged.symptoms];
  return {
    ...factsOf(survivor),
    ...Object.fromEntries(taken),
    symptoms: unitedTexts(words[0] ?? [], words[1] ?? []),
    urgent: survivor.urgent || merged.urgent,
    tickedSigns: unitedSigns(survivor.tickedSigns, merged.tickedSigns),
    // Whoever is real in one of the two must not go with the samples.
    sample: survivor.sample && merged.sample,
  };
}

/** @returns undefined when neither has a record */
function recordOf(
  patientId: string,
  [survivor, merged]: readonly [RecordRow | undefined, RecordRow | undefined],
  takesWeight: boolean,
  now: Date,
): RecordRow | 'too-long' | undefined {
  const latest = [survivor, merged]
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
  if (latest === undefined) return undefined;
  const united = unitedRecord(
    recordFieldsOf(survivor ?? EMPTY_RECORD),
    recordFieldsOf(merged ?? EMPTY_RECORD),
    takesWeight,
  );
  if (united === undefined) return 'too-long';
  const updatedAt = new Date(Math.max(now.getTime(), latest.updatedAt.getTime() + 1));
  return { ...united, patientId, updatedAt, updatedBy: latest.updatedBy };
}
