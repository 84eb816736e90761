import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECK_IN_HEADER } from '#shared/contract/visit/check-in-code.ts';
import { TICKET_HEADER } from '#shared/contract/visit/commands.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-problem.ts';
import { sendDueMessages } from '#server/services/messages/sms-worker.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, send } from '../../../support/server/staff.ts';
import { withHours } from '../../../support/server/times.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';

const CODE = '0123456789ABC';
const HOUR_MS = 3_600_000;
/** Before the hours of a Monday. */
const MORNING = Date.parse('2027-01-04T07:00:00Z');
let server: TestServer;
let admin: string;
let kiosk: Record<string, string>;
let clock = MORNING;
const now = () => new Date(clock);
let sent: { to: string; body: string }[] = [];
const gateway: SmsGateway = {
  name: 'test',
  send: async ({ to, body }) => {
    sent.push({ to, body });
    return { kind: 'sent', gatewayMessageId: 'x' };
  },
  find: async () => ({ kind: 'absent' }),
};
const work = () =>
  sendDueMessages(server.dependencies.database, gateway, now, () => 0, {
    clinicTimeZone: 'UTC',
    clinicCountryCode: '+43',
    publicUrl: 'https://clinic.example',
  });

beforeAll(async () => {
  const env = { CLINIC_TIME_ZONE: 'UTC', CLINIC_COUNTRY_CODE: '+43', REGISTRATION_BURST: '100000' };
  server = await startTestServer({ env, with: { now, sms: { gateway, wake: () => undefined } } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada Quill' });
  await addDoctor(server, 'DOCB', { name: 'Dr. Bo Reed' });
  await withHours(server, 'DOCA');
  admin = await adminCookie(server);
  kiosk = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K3' });
  const places = { departmentPlaces: { Cardiology: '2nd floor, room 214' } };
  expect((await send(server, 'PUT', '/api/clinic', admin, places)).status).toBe(200);
});
beforeEach(async () => {
  clock = MORNING;
  sent = [];
  for (const table of ['sms_messages', 'queue_entries', 'appointments', 'slot_claims'])
    await server.sql(`delete from ${table}`);
});
afterAll(() => server.stop());

let visits = 0;
type Answer = { _id: string; ahead?: number };
async function visit(over: Record<string, unknown> = {}, slot?: object, headers: Record<string, string> = kiosk) {
  visits += 1;
  const ticket = `K3-${String(visits).padStart(4, '0')}`;
  const body = booking(await registered(server, over), slot === undefined ? 'DOCB' : 'DOCA', slot && { slot });
  const own = { ...headers, 'idempotency-key': randomUUID(), [TICKET_HEADER]: ticket, [CHECK_IN_HEADER]: CODE };
  const answer = await book(server, body, own);
  expect(answer.status).toBe(201);
  const { appointment }: { appointment: Answer } = await answer.json();
  return { ticket, ...appointment, again: () => book(server, body, own) };
}
const press = async (appointmentId: string, code = CODE) => {
  const answer = await post(server, '/api/appointments/ticket-message', { appointmentId, code });
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('the ticket on the phone', () => {
  it('goes once to the number that was registered, with the number and the place, and no clinical word', async () => {
    const { ticket, _id } = await visit();
    expect(await press(_id)).toEqual({ say: 'queued' });
    expect(await press(_id)).toEqual({ say: 'queued' });
    await work();
    expect(await press(_id)).toEqual({ say: 'queued' });
    await work();
    expect(sent).toEqual([
      {
        to: '+436601234567',
        body: `Frontdesk: your ticket number is ${ticket}. Where to go: 2nd floor, room 214.`,
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Cardiology|Reed|Gomez|headache/);
  });

  it('of an appointment with a time has the time and the link of one’s own appointment', async () => {
    const { ticket, _id } = await visit({}, { startsAt: '2027-01-04T09:00:00.000Z', ifTaken: 'refuse' });
    await press(_id);
    await work();
    expect(sent[0]?.body.replace(/#\S+$/, '#SECRET')).toBe(
      `Frontdesk: your ticket number is ${ticket}. Your time: Monday, 4 January 2027 at 09:00. Where to go: 2nd floor, room 214. https://clinic.example/appointment#SECRET`,
    );
  });

  it('goes to nobody who has not got the code, gave no number, or gave one that may be a stranger’s', async () => {
    const { _id } = await visit();
    expect(await press(_id, 'ZZZZZZZZZZZZZ')).toEqual({ say: 'unknown' });
    expect(await press(randomUUID())).toEqual({ say: 'unknown' });
    expect(await press((await visit({ phone: '' }))._id)).toEqual({ say: 'no-number' });
    expect(await press((await visit({ phone: '12345' }))._id)).toEqual({ say: 'no-number' });
    const malformed = await post(server, '/api/appointments/ticket-message', { appointmentId: _id, code: 'short' });
    expect(malformed.status).toBe(400);
    await server.sql(`update appointments set status = 'cancelled' where id = $1`, [_id]);
    expect(await press(_id)).toEqual({ say: 'unknown' });
    expect(await server.sql('select 1 from sms_messages')).toEqual([]);
  });

  it('is not sent any more when the visit is cancelled, or half a day has gone', async () => {
    const [cancelled, late] = [await visit(), await visit()];
    await press(cancelled._id);
    await press(late._id);
    await server.sql(`update appointments set status = 'cancelled' where id = $1`, [cancelled._id]);
    clock += 13 * HOUR_MS;
    await work();
    expect(sent).toEqual([]);
  });

  it('is not promised where no gateway is configured', async () => {
    const without = await startTestServer();
    const body = { appointmentId: randomUUID(), code: CODE };
    const answer = await post(without, '/api/appointments/ticket-message', body);
    expect(await answer.json()).toEqual({ say: 'no-gateway' });
    await without.stop();
  });
});

describe('how many wait before somebody', () => {
  it('is told to a paired device, those first who are seen first', async () => {
    expect((await visit()).ahead).toBe(0);
    clock += 1_000;
    expect((await visit()).ahead).toBe(1);
    clock += 1_000;
    const urgent = await visit({ urgent: true });
    expect(urgent.ahead).toBe(0);
    clock += 1_000;
    expect((await visit()).ahead).toBe(3);
    await server.sql(`update queue_entries set stage = 'done', ended_at = now() where appointment_id = $1`, [
      urgent._id,
    ]);
    clock += 1_000;
    const last = await visit();
    expect(last.ahead).toBe(3);
    expect((await last.again()).status).toBe(201);
  });

  it('is not told to anybody else, nor where a time was given', async () => {
    await visit();
    const stranger = await visit({}, undefined, {});
    expect(stranger).not.toHaveProperty('ahead');
    const timed = await visit({}, { startsAt: '2027-01-04T09:00:00.000Z', ifTaken: 'refuse' });
    expect(timed).not.toHaveProperty('ahead');
  });
});
