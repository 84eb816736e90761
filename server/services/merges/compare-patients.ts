import type { MergeComparison, MergeSide } from '#shared/contract/patient/merge.ts';
import { listCompared, type Compared } from '#server/database/repositories/merges/comparison-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { versionOf } from '#server/services/clinic/versions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** Two patients side by side, and a word for what was seen of them; undefined when one is not there, or both are one. */
export async function comparePatients(db: Queryable, one: string, other: string): Promise<MergeComparison | undefined> {
  if (one === other || !isUuid(one) || !isUuid(other)) return undefined;
  const rows = await listCompared(db, [one, other]);
  const [first, second] = [one, other].map((id) => rows.find((row) => row.id === id));
  if (first === undefined || second === undefined) return undefined;
  return { sides: [sideOf(first), sideOf(second)], version: versionOf([seen(first), seen(second)]) };
}

function sideOf({ id, receivedAt, recordAt: _version, ...row }: Compared): MergeSide {
  return { ...row, _id: id, receivedAt: receivedAt.toISOString() };
}

/** What is chosen from: a visit more or less since then is moved along all the same. */
function seen({ visits: _visits, prescriptions: _prescriptions, doctorName: _name, ...row }: Compared) {
  return row;
}
