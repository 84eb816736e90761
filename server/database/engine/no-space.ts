import type { Pool } from 'pg';

/** What PostgreSQL says where its disk is full. */
export const NO_SPACE = '53100';
/** So long after a refused write the disk counts as full; whoever writes after that finds out anew. */
const BELIEVED_MS = 10_000;
const refusedAt = new WeakMap<Pool, number>();

/** A write was refused because the disk of the database is full. */
export function noteNoSpace(pool: Pool): void {
  refusedAt.set(pool, Date.now());
}

/** Whether the disk of the database was full a moment ago: no setting of PostgreSQL's tells. */
export function hasNoSpace(pool: Pool): boolean {
  return Date.now() - (refusedAt.get(pool) ?? Number.NEGATIVE_INFINITY) < BELIEVED_MS;
}
