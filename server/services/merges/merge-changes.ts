import type { AuditedChanges } from '#shared/contract/staff/audit.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { MergeState } from './merge-state.ts';

/** What stood in the fields that are another now, as the log keeps it; of a doctor the name. */
export async function changesBetween(
  db: Queryable,
  before: MergeState,
  after: MergeState,
): Promise<AuditedChanges['changes']> {
  const [was, is] = [flat(before), flat(after)];
  const changed = Object.keys(was).filter((field) => was[field] !== is[field]);
  const names = await namesOf(db, changed.includes('doctorId') && was['doctorId'] ? [was['doctorId']] : []);
  return changed.map((field) => ({
    field,
    before: field === 'doctorId' ? (names.get(was[field] ?? '')?.name ?? '') : (was[field] ?? ''),
  }));
}

function flat({ facts, record }: MergeState): Record<string, string> {
  const { sample: _own, tickedSigns: _asUrgent, symptoms, urgent, ...plain } = facts;
  const shown = {
    ...plain,
    symptoms: symptoms.join(', '),
    urgent: urgent ? 'yes' : 'no',
    allergies: record?.allergies.join(', '),
    weightKg: record?.weightKg,
  };
  return Object.fromEntries(Object.entries(shown).map(([field, value]) => [field, String(value ?? '')]));
}
