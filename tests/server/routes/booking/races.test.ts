import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, send } from '../../../support/server/staff.ts';
import { ISOLATIONS } from '../../../support/server/test-database.ts';
import { faultsOfLedger, NO_FAULTS } from '../../../support/server/database/ledger.ts';
import { booked, hold, ONE_HOUR, withHours } from '../../../support/server/times.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

/** Midnight before a Monday. */
const MIDNIGHT = Date.parse('2027-01-04T00:00:00Z');
const AT = (clock: string) => `2027-01-04T${clock}:00.000Z`;
const NINE = { startsAt: AT('09:00'), ifTaken: 'refuse' };
const CALLERS = 64;
const pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(Math.random() * list.length)];

describe.each(ISOLATIONS)('with %s transactions', (isolation) => {
  let server: TestServer;
  let admin: string;
  let clock = MIDNIGHT;
  beforeAll(async () => {
    const env = {
      CLINIC_TIME_ZONE: 'UTC',
      HOLDS_PER_ADDRESS: '1000',
      HOLDS_BURST: '100000',
      REGISTRATION_BURST: '100000',
    };
    server = await startTestServer({ env, isolation, with: { now: () => new Date(clock) } });
    expect(await server.sql('show transaction_isolation')).toEqual([{ transaction_isolation: isolation }]);
    await addAdmin(server);
    for (const code of ['DOCA', 'DOCB']) await addDoctor(server, code);
  });
  beforeEach(async () => {
    clock = MIDNIGHT;
    await server.sql('delete from slot_claims');
    await server.sql('delete from appointments');
    for (const code of ['DOCA', 'DOCB']) await withHours(server, code);
    admin = await adminCookie(server);
  });
  afterAll(() => server.stop());

  /** Who is told to try again later does so, until there is a yes or a no; every other refusal is 409. */
  async function settled(act: () => Promise<Response>): Promise<number> {
    for (;;) {
      const { status, headers } = await act();
      if (status === 201 || status === 409) return status;
      expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)]);
    }
  }
  const many = (count: number, act: (n: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, n) => settled(() => act(n))));
  const winners = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;
  /** One after the other: how they come in is nobody's concern here. */
  async function people(count: number): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await registered(server));
    return ids;
  }
  const bookings = async () => (await server.sql('select count(*)::integer as n from appointments'))[0];

  it.each([1, 3])(
    'of 64 who want a time, as many have it as may come (%i), and the others leave nothing (easyappointments 31, 1783; cal.diy 13397)',
    async (seats) => {
      await withHours(server, 'DOCA', { ...ONE_HOUR, capacity: seats });
      const patients = await people(CALLERS);
      const said = await many(CALLERS, (n) => book(server, booking(patients[n] ?? '', 'DOCA', { slot: NINE })));
      expect([winners(said), await bookings()]).toEqual([seats, { n: seats }]);
      expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
    },
    120_000,
  );

  it('one of 64 holds a time, and only that one books it', async () => {
    const holders = Array.from({ length: CALLERS }, () => randomUUID());
    const held = await many(CALLERS, (n) => hold(server, 'DOCA', AT('09:00'), holders[n]));
    expect(winners(held)).toBe(1);
    const patients = await people(CALLERS);
    const withOwn = (n: number) => booking(patients[n] ?? '', 'DOCA', { slot: { ...NINE, holdId: holders[n] } });
    const said = await many(CALLERS, (n) => book(server, withOwn(n)));
    expect([winners(said), said.indexOf(201)]).toEqual([1, held.indexOf(201)]);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  }, 120_000);

  it('a hold that has ended is taken over by one of 64, and its first holder is late', async () => {
    const late = randomUUID();
    expect((await hold(server, 'DOCA', AT('09:00'), late)).status).toBe(201);
    clock += 301_000;
    const holders = Array.from({ length: CALLERS }, () => randomUUID());
    const held = await many(CALLERS, (n) => hold(server, 'DOCA', AT('09:00'), holders[n]));
    expect(winners(held)).toBe(1);
    const [patient = ''] = await people(1);
    const own = await settled(() => book(server, booking(patient, 'DOCA', { slot: { ...NINE, holdId: late } })));
    expect(own).toBe(409);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  }, 120_000);

  it('of 32 who are moved to one time, one has it, and the others keep theirs', async () => {
    const wide = { ...ONE_HOUR, hours: ONE_HOUR.hours.map((day) => ({ ...day, to: '17:30' })) };
    await withHours(server, 'DOCA', wide);
    const minutes = (n: number) => new Date(Date.parse(AT('09:15')) + n * 15 * 60_000).toISOString();
    const ids: string[] = [];
    for (let n = 0; n < 32; n += 1) ids.push(await booked(server, 'DOCA', minutes(n)));
    const said = await Promise.all(
      ids.map((id) =>
        settled(async () => {
          const answer = await send(server, 'PATCH', `/api/appointments/time/${id}`, admin, { startsAt: AT('09:00') });
          return answer.status === 200 ? new Response(null, { status: 201 }) : answer;
        }),
      ),
    );
    expect(winners(said)).toBe(1);
    const rows = await server.sql('select slot_starts_at as at from appointments order by at');
    expect(new Set(rows.map(({ at }) => String(at))).size).toBe(32);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  }, 120_000);

  it('in a storm of holds, bookings, moves, cancels, deletes and restores with hours that change, nothing overlaps and nothing is orphaned', async () => {
    const ids: string[] = [];
    const holders = Array.from({ length: 12 }, () => randomUUID());
    const bad: string[] = [];
    const note = (answer: Response) => {
      const { status, headers } = answer;
      const isSaid = [200, 201, 204, 400, 404, 409].includes(status);
      if (!isSaid && !(status === 503 && headers.get('retry-after') !== null)) bad.push(String(status));
      return answer;
    };
    const time = () => AT(`09:${String(Math.floor(Math.random() * 12) * 5).padStart(2, '0')}`);
    const doctor = () => pick(['DOCA', 'DOCB']) ?? '';
    const patients = await people(120);
    const onStatus = (id: string) =>
      send(server, 'PATCH', `/api/appointments/status/${id}`, admin, {
        status: pick(['cancelled', 'scheduled']),
        reason: 'x',
      });
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let act = 0; act < 20; act += 1) {
          const kind = Math.random();
          const id = pick(ids);
          if (kind < 0.08) {
            const schedule = { ...ONE_HOUR, capacity: 2, slotMinutes: pick([5, 10, 15, 20, 30, 45, 60]) };
            await withHours(server, doctor(), schedule).catch(() => undefined);
          } else if (kind < 0.2) note(await hold(server, doctor(), time(), pick(holders)));
          else if (kind < 0.5 || id === undefined) {
            const slot = { startsAt: time(), ifTaken: pick(['ask-desk', 'refuse']), holdId: pick(holders) };
            const answer = note(await book(server, booking(patients.pop() ?? '', doctor(), { slot })));
            if (answer.status === 201) ids.push((await answer.json()).appointment._id);
          } else if (kind < 0.7) {
            const body = { startsAt: time(), doctorId: doctor() };
            note(await send(server, 'PATCH', `/api/appointments/time/${id}`, admin, body));
          } else if (kind < 0.8) note(await onStatus(id));
          else if (kind < 0.9) note(await send(server, 'DELETE', `/api/appointments/delete-appointment/${id}`, admin));
          else note(await send(server, 'POST', `/api/appointments/restore-appointment/${id}`, admin));
        }
      }),
    );
    expect(bad).toEqual([]);
    expect(ids.length).toBeGreaterThan(10);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  }, 120_000);
});
