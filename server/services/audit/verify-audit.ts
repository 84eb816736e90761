import type { Database } from '#server/database/engine/client.ts';
import { countOutsideChain } from '#server/database/repositories/staff/audit-seals-repository.ts';
import { followChain, type Verdict } from './chain.ts';
import { linksOf, sealAudit } from './seal-audit.ts';

/**
 * Seals what waits, then follows the whole chain of the database: the first break, if there is one, and whether entries were
 * kept out of the chain or emptied though their patient is still there.
 */
export async function verifyAudit(
  database: Database,
  noted: ReadonlyMap<number, string> = new Map(),
): Promise<Verdict> {
  await sealAudit(database);
  const verdict = await followChain(linksOf(database.orm), noted);
  if (verdict.broken !== undefined) return verdict;
  const { outside, emptied } = await countOutsideChain(database.orm);
  const why =
    outside > 0
      ? `${outside} entries were kept out of the chain`
      : emptied > 0
        ? `the details of ${emptied} entries were deleted though their patient is still there`
        : undefined;
  return { ...verdict, broken: why === undefined ? undefined : { number: verdict.entries + 1, entryId: '', why } };
}

/** What a verdict says to whoever asked. */
export function wordsOfVerdict({ entries, erased, end, broken }: Verdict): string {
  const whole = `${entries} entries, ${erased} of them without the old values of an erased patient`;
  if (broken === undefined) return `The audit log is whole: ${whole}. It ends with ${entries}:${end}`;
  const entry = broken.entryId === '' ? '' : ` (entry ${broken.entryId})`;
  return `The audit log is BROKEN at number ${broken.number}${entry}: ${broken.why}. Whole until there: ${entries} entries.`;
}
