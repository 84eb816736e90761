import { afterEach, describe, expect, it } from 'vitest';
import { breakSql } from '../../../support/server/database/broken-sql.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, send } from '../../../support/server/staff.ts';
import { faultsOfLedger, NO_FAULTS } from '../../../support/server/database/ledger.ts';
import { booked, bookTime, hold, ONE_HOUR, withHours } from '../../../support/server/times.ts';

const MIDNIGHT = Date.parse('2027-01-04T00:00:00Z');
const AT = (clock: string) => `2027-01-04T${clock}:00.000Z`;
const ROUNDS = 40;

/** What stands between a clinic and two patients at one time, one thing at a time taken away. */
type Guard = {
  readonly name: string;
  /** Taken from the database, or from every statement that has it. */
  readonly without: { readonly schema?: string; readonly sql?: (text: string) => string };
  /** Does what would go wrong without it. @returns whether all went well */
  readonly holds: (server: TestServer, admin: string) => Promise<boolean>;
};

const isSound = async (server: TestServer) =>
  JSON.stringify(await faultsOfLedger(server)) === JSON.stringify(NO_FAULTS);
const move = (server: TestServer, admin: string, id: string, body: object) =>
  send(server, 'PATCH', `/api/appointments/time/${id}`, admin, body);

const GUARDS: readonly Guard[] = [
  {
    name: 'the ledger’s primary key',
    without: { schema: 'alter table slot_claims drop constraint slot_claims_pk' },
    // The claim names the key: without it nothing is booked at all, which is better than twice.
    holds: async (server) => (await bookTime(server, 'DOCA', { startsAt: AT('09:00') })).status === 201,
  },
  {
    name: 'the ledger’s primary key, nor a claim that names it',
    without: {
      schema: 'alter table slot_claims drop constraint slot_claims_pk',
      sql: (text) => text.replace(/on conflict \(doctor_id, atom_at, seat\) do update[\s\S]*/, ''),
    },
    holds: async (server) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await server.sql('delete from slot_claims');
        const held = await Promise.all(Array.from({ length: 8 }, () => hold(server, 'DOCA', AT('09:00'))));
        if (held.filter(({ status }) => status === 201).length !== 1) return false;
      }
      return true;
    },
  },
  {
    name: 'the second index, on the appointments',
    without: { schema: 'drop index appointments_one_per_seat' },
    holds: async (server) => {
      await booked(server, 'DOCA', AT('09:00'));
      await server.sql('delete from slot_claims');
      await bookTime(server, 'DOCA', { startsAt: AT('09:00') });
      const [row] = await server.sql('select count(*)::integer as n from appointments');
      return row?.['n'] === 1;
    },
  },
  {
    name: 'the lock on the appointment’s row',
    without: { sql: (text) => (text.includes('slot_starts_at') ? text.replace(/ for update of .*$/, '') : text) },
    holds: async (server, admin) => {
      for (let round = 0; round < ROUNDS && (await isSound(server)); round += 1) {
        await server.sql('delete from appointments');
        await server.sql('delete from slot_claims');
        const id = await booked(server, 'DOCA', AT('09:00'));
        await Promise.all([
          move(server, admin, id, { startsAt: AT('09:15') }),
          move(server, admin, id, { startsAt: AT('09:30') }),
          send(server, 'PATCH', `/api/appointments/status/${id}`, admin, { status: 'cancelled' }),
          move(server, admin, id, { startsAt: AT('09:45') }),
        ]);
      }
      return isSound(server);
    },
  },
  {
    name: 'that only a hold whose time is over is taken over',
    without: { sql: (text) => text.replace('slot_claims.held_until <', 'slot_claims.held_until >') },
    holds: async (server) => {
      await hold(server, 'DOCA', AT('09:00'));
      await server.sql("update slot_claims set held_until = held_until - interval '1 day'");
      return (await hold(server, 'DOCA', AT('09:00'))).status === 201;
    },
  },
  {
    name: 'the doctor in what a move writes',
    without: {
      sql: (text) =>
        text.replace(
          /^update "appointments" set "doctor_id" = (\$\d+)/,
          'update "appointments" set "doctor_id" = coalesce("doctor_id", $1)',
        ),
    },
    holds: async (server, admin) => {
      const id = await booked(server, 'DOCA', AT('09:00'));
      await move(server, admin, id, { startsAt: AT('09:15'), doctorId: 'DOCB' });
      return isSound(server);
    },
  },
];

let server: TestServer;
async function start(): Promise<void> {
  const limits = { HOLDS_PER_ADDRESS: '1000', HOLDS_BURST: '100000', REGISTRATION_BURST: '100000' };
  const env = { CLINIC_TIME_ZONE: 'UTC', ...limits };
  // Serializable transactions would stand in for the lock.
  server = await startTestServer({ env, isolation: 'read committed', with: { now: () => new Date(MIDNIGHT) } });
}
async function clinic(): Promise<string> {
  await addAdmin(server);
  for (const code of ['DOCA', 'DOCB']) {
    await addDoctor(server, code);
    await withHours(server, code, ONE_HOUR);
  }
  return adminCookie(server);
}
afterEach(() => server.stop());

describe.each(GUARDS)('without $name', ({ without, holds }) => {
  it('a time goes wrong that is right with it', async () => {
    await start();
    expect(await holds(server, await clinic())).toBe(true);
    await server.stop();

    await start();
    const broken = without.sql && breakSql(server, without.sql);
    const admin = await clinic();
    if (without.schema) await server.sql(without.schema);
    expect(await holds(server, admin)).toBe(false);
    if (broken !== undefined) expect(broken()).toBeGreaterThan(0);
  }, 120_000);
});
