import type { Pool } from 'pg';

/** Whether the database answers and accepts writes: a standby only reads. */
export type DatabaseState = 'ok' | 'read-only' | 'away';

/** The state of the database, within `patienceMs`. Costs one short round trip. */
export async function databaseState(pool: Pool, patienceMs = 2_000): Promise<DatabaseState> {
  const asked = pool.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }): DatabaseState => (rows[0]?.transaction_read_only === 'on' ? 'read-only' : 'ok'),
    (): DatabaseState => 'away',
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseState>((done) => {
    timer = setTimeout(() => done('away'), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
