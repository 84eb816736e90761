import type { AuditedAction, AuditedLook } from '#shared/contract/staff/audit.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { auditOnce, type Actor } from './audit.ts';

/** What a filter may say in the log as it is: words of ours. */
const OUR_WORDS = /^(male|female|other|scheduled|completed|cancelled|upcoming|\d{1,3}-\d{1,3}|\d{1,3}\+)$/i;
/** Stands for words that somebody typed: they may be a patient's name, and the log would keep it after its erasure. */
const TYPED = '…';

/** A list somebody looks at. */
export type ListLook = {
  readonly action: AuditedAction;
  readonly list: string;
  /** What it is narrowed to, by the names of the filters. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** Whose data it shows, where that is one patient alone. */
  readonly onlyPatient?: string | undefined;
};

/**
 * Writes down that somebody looks at a list: which one, narrowed to what, with how many rows. The same person, list and
 * filter within a quarter of an hour are one look.
 */
export async function auditList(db: Queryable, now: Date, actor: Actor, look: ListLook): Promise<void> {
  await auditOnce(db, now, actor, look.action, look.onlyPatient, detailsOf(look));
}

/** What the log says of a list: typed words only as having been there. */
export function detailsOf({ list, filter, count }: Pick<ListLook, 'list' | 'filter' | 'count'>): AuditedLook {
  const used = Object.entries(filter).flatMap(([name, value]): [string, string][] => {
    if (value instanceof Date) return [[name, value.toISOString().slice(0, 10)]];
    return typeof value === 'string' ? [[name, OUR_WORDS.test(value) ? value.toLowerCase() : TYPED]] : [];
  });
  return { list, filters: Object.fromEntries(used), count };
}
