import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BookingRequests } from '#shared/contract/booking/booking-requests.ts';
import { SavedException } from '#shared/contract/booking/schedule-exceptions.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../../support/server/staff.ts';
import { faultsOfLedger, NO_FAULTS } from '../../../support/server/database/ledger.ts';
import { booked, bookTime, withHours } from '../../../support/server/times.ts';

let server: TestServer;
let admin: string;
const AT = (time: string) => `2027-01-04T${time}:00.000Z`;
beforeAll(async () => {
  const env = { CLINIC_TIME_ZONE: 'UTC', REGISTRATION_BURST: '100000' };
  server = await startTestServer({ env, with: { now: () => new Date('2027-01-04T00:00:00Z') } });
  await addAdmin(server);
  for (const code of ['DOCA', 'DOCB']) await addDoctor(server, code);
  for (const code of ['DOCA', 'DOCB']) await withHours(server, code);
  admin = await adminCookie(server);
});
beforeEach(async () => {
  for (const table of ['sms_messages', 'appointments', 'slot_claims', 'schedule_exceptions'])
    await server.sql(`delete from ${table}`);
});
afterAll(() => server.stop());

const ask = (appointmentId: string) => send(server, 'POST', '/api/booking-requests', admin, { appointmentId });
const takeBack = (id: string) => send(server, 'POST', `/api/booking-requests/${id}`, admin, { as: 'stands' });
const move = (id: string, body: unknown) => send(server, 'PATCH', `/api/appointments/time/${id}`, admin, body);
const open = async () =>
  v.parse(BookingRequests, await (await get(server, '/api/booking-requests', admin)).json()).requests;
const messages = async () => (await server.sql('select kind, state from sms_messages order by created_at, kind')) ?? [];

describe('a doctor who is ill today', () => {
  it('leaves each patient as a request that keeps its time until it has another one, asked once', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    expect([(await ask(id)).status, (await ask(id)).status]).toEqual([201, 201]);
    expect(await open()).toMatchObject([{ _id: id, cause: 'doctor-away', wishedAt: AT('09:00') }]);
    const acts = await server.sql("select 1 from audit_entries where action = 'booking-request-opened'");
    expect(acts).toHaveLength(1);
    expect((await move(id, { startsAt: AT('09:15'), doctorId: 'DOCB' })).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await takeBack(id)).status).toBe(409);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('may be well after all: the time stands, and nobody is asked to choose another one', async () => {
    const answer = await bookTime(server, 'DOCA', { startsAt: AT('09:00'), remind: true });
    const { appointment }: { appointment: { _id: string } } = await answer.json();
    await server.sql("update patients set phone = '+43 660 1234567'");
    await server.sql('delete from sms_messages');
    await ask(appointment._id);
    expect(await messages()).toMatchObject([{ kind: 'choose', state: 'queued' }]);
    expect((await takeBack(appointment._id)).status).toBe(200);
    expect(await messages()).toMatchObject([{ kind: 'choose', state: 'dropped' }]);
    expect(await open()).toEqual([]);
    expect((await takeBack(appointment._id)).status).toBe(409);
  });

  it('asks for nobody who is cancelled or unknown', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    await send(server, 'PATCH', `/api/appointments/status/${id}`, admin, { status: 'cancelled' });
    expect((await ask(id)).status).toBe(409);
    expect((await ask(randomUUID())).status).toBe(404);
    expect((await takeBack(randomUUID())).status).toBe(404);
    expect((await ask('x')).status).toBe(400);
  });

  it('names who is affected by leave before it is saved', async () => {
    await booked(server, 'DOCA', AT('09:30'));
    const first = await booked(server, 'DOCA', AT('09:00'));
    await booked(server, 'DOCB', AT('09:00'));
    const leave = { kind: 'closed', doctorId: 'DOCA', fromDay: '2027-01-04', toDay: '2027-01-04', onlyCount: true };
    const answer = await send(server, 'POST', '/api/doctors/exceptions', admin, leave);
    const { affected, people } = v.parse(SavedException, await answer.json());
    expect(affected).toBe(2);
    expect(people.map(({ startsAt }) => startsAt)).toEqual([AT('09:00'), AT('09:30')]);
    expect(people[0]).toMatchObject({ _id: first });
    expect(await open()).toEqual([]);
  });
});
