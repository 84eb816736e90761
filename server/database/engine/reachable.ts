import type { Pool } from 'pg';
import { hasNoSpace } from './no-space.ts';

/** Whether the database answers and accepts writes: a standby only reads, and one whose disk is full still reads, too. */
export type DatabaseState = 'ok' | 'read-only' | 'full' | 'away';

/** The state of the database, within `patienceMs`. Costs one short round trip. */
export async function databaseState(pool: Pool, patienceMs = 2_000): Promise<DatabaseState> {
  const asked = pool.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }): DatabaseState => {
      if (rows[0]?.transaction_read_only === 'on') return 'read-only';
      return hasNoSpace(pool) ? 'full' : 'ok';
    },
    (): DatabaseState => 'away',
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseState>((done) => {
    timer = setTimeout(() => done('away'), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

const UNTRUSTED = /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_)/;
const OUT_OF_TIME = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

/**
 * Why a database that is away cannot be reached, for whoever has set DATABASE_URL; without anything of that address.
 * @returns undefined where it answers after all
 */
export async function whyAway(pool: Pool): Promise<string | undefined> {
  const error: unknown = await pool.query('select 1').then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (OUT_OF_TIME.has(code))
    return `The certificate of the database in DATABASE_URL is not valid today (${code}): renew it on the database’s server, or set the clock right on this one.`;
  if (UNTRUSTED.test(code))
    return `The certificate of the database in DATABASE_URL is not trusted (${code}): name its authority with sslrootcert=FILE, and the host as its certificate does.`;
  return 'The database in DATABASE_URL does not answer, or rejects the user name or password.';
}
