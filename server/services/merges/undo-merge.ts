import { CORRECTABLE } from '#shared/contract/patient/correction.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import * as v from 'valibot';
import { moveRowsBack } from '#server/database/repositories/merges/moves-repository.ts';
import {
  holdMerge,
  holdPair,
  listMergesInto,
  markMergeUndone,
  saveMergeFacts,
  setMergedInto,
  type MergedPatient,
  type MergeFacts,
} from '#server/database/repositories/merges/merges-repository.ts';
import { savePerson } from '#server/database/repositories/patients/corrections-repository.ts';
import { deleteRecord, findRecord, saveRecord } from '#server/database/repositories/patients/records-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { changesBetween } from './merge-changes.ts';
import { factsOf, personOf, StoredState, type MergeState } from './merge-state.ts';
import type { Block } from './merges-of.ts';

export type UndoMergeProblem = { readonly kind: 'unknown' } | Block;

/**
 * Parts two patients again (MERGE-3): each has what was its own, also what has come for the merged one since. What somebody has
 * changed of the other since stays as it is, and is named. Must run in a transaction. Asked again, it is done already.
 */
export async function undoMerge(
  db: Queryable,
  actor: Principal,
  mergeId: string,
  now: Date,
): Promise<Result<{ readonly kept: readonly string[] }, UndoMergeProblem>> {
  const merge = isUuid(mergeId) ? await holdMerge(db, mergeId) : undefined;
  if (merge === undefined) return fail({ kind: 'unknown' });
  if (merge.undoneAt !== null) return succeed({ kept: [] });
  const { survivorId, mergedId } = merge;
  const pair = await holdPair(db, [survivorId, mergedId]);
  const survivor = pair.find(({ id }) => id === survivorId);
  if (survivor === undefined) return fail({ kind: 'unknown' });
  const block = await blockOf(db, mergeId, survivor);
  if (block !== undefined) return fail(block);

  const [before, after] = [v.parse(StoredState, merge.before), v.parse(StoredState, merge.after)];
  const current: MergeState = { facts: factsOf(survivor), record: (await findRecord(db, survivorId))?.record ?? null };
  const facts = factsBack(current.facts, before.facts, after.facts);
  await moveRowsBack(db, mergeId, { merged: mergedId, survivor: survivorId });
  await setMergedInto(db, mergedId, null, now);
  const { symptoms, urgent, tickedSigns, sample } = facts.value;
  await savePerson(db, { ...personOf(facts.value), id: survivorId, ticket: survivor.ticket });
  await saveMergeFacts(db, survivorId, { symptoms, urgent, tickedSigns, sample });
  const merged = pair.find(({ id }) => id === mergedId);
  // What the rows that go back repeat of their patient is the other's again.
  if (merged !== undefined) await savePerson(db, { ...personOf(merged), id: mergedId, ticket: merged.ticket });
  const isRecordOurs = current.record?.updatedAt.getTime() === after.record?.updatedAt.getTime();
  if (isRecordOurs) await recordBack(db, survivorId, before, now);
  await markMergeUndone(db, mergeId, actor.id, now);
  const is = { facts: facts.value, record: isRecordOurs ? before.record : current.record };
  const changes = await changesBetween(db, current, is);
  await audit(db, now, actor, 'patient-merge-undone', survivorId, { changes, other: mergedId });
  return succeed({ kept: [...facts.kept, ...(isRecordOurs ? [] : ['record'])] });
}

async function blockOf(db: Queryable, mergeId: string, survivor: MergedPatient): Promise<Block | undefined> {
  if (survivor.mergedInto !== null) {
    const names = await namesOf(db, [survivor.mergedInto]);
    return { kind: 'merged-on', name: names.get(survivor.mergedInto)?.name ?? '' };
  }
  if (survivor.deletedAt !== null) return { kind: 'survivor-deleted', name: survivor.name };
  const [latest] = await listMergesInto(db, survivor.id);
  return latest === undefined || latest.id === mergeId ? undefined : { kind: 'later-merge', name: latest.name };
}

/** What the merge has changed and nobody since. */
function factsBack(current: MergeFacts, before: MergeFacts, after: MergeFacts) {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = ([...CORRECTABLE, 'symptoms', 'urgent', 'tickedSigns', 'sample'] as const).filter(
    (field) => !isSame(before[field], after[field]),
  );
  const ours = changed.filter((field) => isSame(current[field], after[field]));
  return {
    value: { ...current, ...Object.fromEntries(ours.map((field) => [field, before[field]])) } satisfies MergeFacts,
    kept: changed.filter((field) => !ours.includes(field)),
  };
}

/** A record is known by its time: whoever has the united one open must not save over this. */
async function recordBack(db: Queryable, survivorId: string, { record }: MergeState, now: Date): Promise<void> {
  if (record === null) await deleteRecord(db, survivorId);
  else await saveRecord(db, { ...record, updatedAt: now });
}
