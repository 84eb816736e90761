import type { Pool } from 'pg';

/** What PostgreSQL says where its disk is full. */
export const NO_SPACE = '53100';
/** So long after a refused write the disk counts as full; whoever writes after that finds out anew. */
const BELIEVED_MS = 10_000;
const refused = new WeakMap<Pool, { readonly times: number; readonly last: number }>();

/** A write was refused because the disk of the database is full. */
export function noteNoSpace(pool: Pool): void {
  // Not the time of day: that may be set back.
  refused.set(pool, { times: refusedForSpace(pool) + 1, last: performance.now() });
}

/** How often that has happened since the pool was made. */
export function refusedForSpace(pool: Pool): number {
  return refused.get(pool)?.times ?? 0;
}

/** Whether the disk of the database was full a moment ago: no setting of PostgreSQL's tells. */
export function hasNoSpace(pool: Pool): boolean {
  return performance.now() - (refused.get(pool)?.last ?? Number.NEGATIVE_INFINITY) < BELIEVED_MS;
}
