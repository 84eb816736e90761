import type { PossibleDuplicate } from '#shared/contract/patient/duplicates.ts';
import { likeness } from '#shared/clinic/likeness.ts';
import {
  listPeople,
  pairCandidates,
  type PersonRow,
} from '#server/database/repositories/patients/duplicates-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

const MOST_SHOWN = 3;

/**
 * Who may be the same person as each of these patients, likeliest first, three at most. A hint for staff: nothing is ever
 * merged by it. Ids that are none, or nobody's, are left out.
 */
export async function possibleDuplicates(
  db: Queryable,
  ids: readonly string[],
): Promise<Record<string, PossibleDuplicate[]>> {
  const asked = [...new Set(ids.filter((id) => isUuid(id)))];
  if (asked.length === 0) return {};
  const pairs = await pairCandidates(db, asked);
  const people = await listPeople(db, [...new Set([...asked, ...pairs.map(({ id }) => id)])]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const found: Record<string, PossibleDuplicate[]> = {};
  for (const { of, id } of pairs) {
    const [one, other] = [byId.get(of), byId.get(id)];
    const alike = one && other && likeness(one, other);
    if (alike) (found[of] ??= []).push({ ...duplicateView(other), score: alike.score, reasons: [...alike.reasons] });
  }
  for (const list of Object.values(found)) {
    list.sort((a, b) => b.score - a.score);
    list.splice(MOST_SHOWN);
  }
  return found;
}

function duplicateView({ id, name, age, phone, ticket, receivedAt }: PersonRow) {
  return { _id: id, name, age, phone, ticket, receivedAt: receivedAt.toISOString() };
}
