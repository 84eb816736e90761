import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/database/engine/client.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { faultsOfLedger, NO_FAULTS } from '../../support/server/database/ledger.ts';
import { hasPgbouncer, startPgbouncer, startStrictFront, type Pooler } from '../../support/server/database/poolers.ts';
import { createTestDatabase } from '../../support/server/test-database.ts';
import { startTestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get } from '../../support/server/staff.ts';
import { bookTime, withHours } from '../../support/server/times.ts';

const socket = () => inject('postgresSocket');
const KINDS: readonly (readonly [string, () => Promise<Pooler>])[] = [
  ['refuses what it does not know of a start', () => startStrictFront(socket())],
  ...(hasPgbouncer
    ? ([
        ['is pgbouncer, by sessions', () => startPgbouncer(socket(), 'session')],
        ['is pgbouncer, by transactions', () => startPgbouncer(socket(), 'transaction')],
      ] as const)
    : []),
];

describe.each(KINDS)('behind a pooler that %s', (_name, start) => {
  it('the database is migrated, and visits come in and get times as ever', async () => {
    const elsewhere = await createTestDatabase({ empty: true });
    const { rows } = await elsewhere.database.pool.query<{ name: string }>('select current_database() as name');
    await elsewhere.database.pool.query(`alter database ${rows[0]?.name} set statement_timeout = '45s'`);
    const pooler = await start();
    const { host, port } = pooler;
    const connection = { host, port, user: 'frontdesk', database: rows[0]?.name ?? '' };
    const database = openDatabase({ connection, connections: 12 });
    expect((await migrate(database.pool)).length).toBeGreaterThan(10);
    // A limit that a migration lifts is lifted for nobody else.
    const limits = await Promise.all(Array.from({ length: 12 }, () => database.pool.query('show statement_timeout')));
    // By transactions, some connections of the pooler may not have been told our limit: those have the database's own.
    for (const { rows: shown } of limits) expect(['1min', '45s']).toContain(shown[0].statement_timeout);

    const now = () => new Date('2027-01-04T00:00:00Z');
    const env = { CLINIC_TIME_ZONE: 'UTC', REGISTRATION_BURST: '10000' };
    const server = await startTestServer({ env, with: { database, now } });
    // The queries of a test's own go to the server's own database, which is another one here.
    const behind = {
      ...server,
      sql: async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows,
    };
    await addAdmin(behind);
    await addDoctor(behind, 'DOCA');
    await withHours(behind, 'DOCA');
    const startsAt = '2027-01-04T09:00:00.000Z';
    const said = await Promise.all(Array.from({ length: 24 }, () => bookTime(behind, 'DOCA', { startsAt })));
    expect(said.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 23 }, () => 409),
    ]);
    expect(await faultsOfLedger(behind)).toEqual(NO_FAULTS);
    const board = await get(behind, '/api/queue/board', await adminCookie(behind));
    expect(board.status).toBe(200);

    await server.stop();
    await database.close();
    await pooler.stop();
    await elsewhere.drop();
  }, 120_000);
});
