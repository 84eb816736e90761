import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOOK_EVENTS } from '#shared/contract/interop/webhooks.ts';
import { mayReach } from '#server/gateways/webhooks/guarded-address.ts';
import { postSigned } from '#server/gateways/webhooks/post-signed.ts';
import { deliverDue } from '#server/services/interop/webhooks/deliver.ts';
import {
  startDoublingReceiver,
  startHangingReceiver,
  startReceiver,
  startUpgradingReceiver,
} from '../../support/interop/receiver.ts';
import { checkedIn } from '../../support/server/queue.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../support/server/staff.ts';
import { ONE_HOUR, withHours } from '../../support/server/times.ts';
import { book, booking, registered } from '../../support/server/visits.ts';

let now = new Date('2027-01-30T10:00:00Z');
let server: TestServer;
let admin: string;
const open: (() => void)[] = [];

beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  await withHours(server, 'DOCA', ONE_HOUR);
});
beforeEach(async () => {
  admin = await adminCookie(server);
  await server.sql('delete from webhook_deliveries');
  await server.sql('update webhooks set removed_at = now()');
});
afterEach(() => {
  for (const close of open.splice(0)) close();
});
afterAll(() => server.stop());

async function addHook(url: string, over: object = {}): Promise<{ id: string; secret: string }> {
  const body = { name: 'Laboratory', url, events: [...HOOK_EVENTS], mayBePrivate: true, ...over };
  const answer = await send(server, 'POST', '/api/webhooks', admin, body);
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { webhook, secret }: { webhook: { _id: string }; secret: string } = await answer.json();
  return { id: webhook._id, secret };
}
const deliver = (patienceMs = 2_000) =>
  deliverDue({
    database: server.dependencies.database,
    post: postSigned(patienceMs),
    now: () => now,
    random: () => 0,
    publicUrl: undefined,
  });
const outbox = () => server.sql('select event, state, attempts, last_error from webhook_deliveries order by event');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

describe('a webhook', () => {
  it('is told of a patient’s way through the house, signed, with ids and links and not a word of the patient', async () => {
    const receiver = await startReceiver();
    open.push(receiver.close);
    const { secret } = await addHook(receiver.url);
    const patientId = await registered(server, {
      name: 'Rosa Secretname',
      symptoms: ['crushing chest pain'],
      urgent: true,
    });
    const slot = { startsAt: '2027-01-31T09:00:00.000Z', ifTaken: 'refuse' };
    const booked = await book(server, booking(patientId, 'DOCA', { slot }));
    const { appointment }: { appointment: { _id: string } } = await booked.json();
    const moved = await send(server, 'PATCH', `/api/appointments/time/${appointment._id}`, admin, { startsAt: null });
    expect(moved.status).toBe(200);
    await checkedIn(server, admin, appointment._id);
    await deliver();
    const events = receiver.received.map(({ body }) => JSON.parse(body));
    expect(events.map(({ type }) => String(type)).toSorted()).toEqual([...HOOK_EVENTS].toSorted());
    expect(events.find(({ type }) => type === 'appointment.booked').data).toEqual({
      patient: { id: patientId, url: `/fhir/Patient/${patientId}` },
      appointment: { id: appointment._id, url: `/fhir/Appointment/${appointment._id}` },
    });
    expect(JSON.stringify(receiver.received)).not.toMatch(/secretname|chest|pain|DOCA|1234567/i);
    for (const { headers, body } of receiver.received) expect(verify(secret, headers, body)).toBe(true);
    const [first] = receiver.received;
    expect(verify(secret, first?.headers ?? {}, `${first?.body ?? ''} `)).toBe(false);
  });

  it('that fails is tried again, later each time, with the same id, and in the end by hand', async () => {
    const receiver = await startReceiver([500, 302, ...Array.from({ length: 6 }, () => 503)]);
    open.push(receiver.close);
    await addHook(receiver.url, { events: ['patient.registered'] });
    await registered(server);
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 1, last_error: 'The receiver answered 500.' }]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      later(16);
      await deliver();
    }
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 8, last_error: 'The receiver answered 503.' }]);
    later(60);
    await deliver();
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    admin = await adminCookie(server);
    const { deliveries } = await (await get(server, '/api/webhooks/deliveries', admin)).json();
    expect(deliveries).toMatchObject([
      { webhook: 'Laboratory', event: 'patient.registered', state: 'failed', attempts: 8 },
    ]);
    expect((await send(server, 'POST', `/api/webhooks/deliveries/${deliveries[0]._id}/retry`, admin)).status).toBe(200);
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'sent' }]);
    expect((await send(server, 'POST', `/api/webhooks/deliveries/${deliveries[0]._id}/retry`, admin)).status).toBe(409);
  });

  it('that hangs holds no other up, and one that answers twice has got it once', async () => {
    const hanging = await startHangingReceiver();
    const doubling = await startDoublingReceiver();
    open.push(hanging.close, doubling.close);
    await addHook(hanging.url, { name: 'Hanging', events: ['patient.registered'] });
    await addHook(doubling.url, { name: 'Doubling', events: ['patient.urgent'] });
    await registered(server, { urgent: true });
    await deliver(300);
    expect(await outbox()).toMatchObject([
      { event: 'patient.registered', state: 'queued', last_error: 'The receiver did not answer in time.' },
      { event: 'patient.urgent', state: 'sent', attempts: 1 },
    ]);
    expect(doubling.messages()).toBe(1);
  });

  it('that hangs holds no other up, however many messages wait for it', async () => {
    const hanging = await startHangingReceiver();
    const receiver = await startReceiver();
    open.push(hanging.close, receiver.close);
    await addHook(hanging.url, { name: 'Hanging', events: ['patient.registered'] });
    for (let n = 0; n < 12; n += 1) await registered(server, { name: `Waiting ${n}` });
    await addHook(receiver.url, { name: 'Well', events: ['patient.urgent'] });
    await registered(server, { urgent: true });
    const sending = deliver(1_000);
    await expect.poll(() => receiver.received.length, { timeout: 900, interval: 20 }).toBe(1);
    await sending;
  });

  it('that answers with another protocol has failed, and the outbox goes on', async () => {
    const upgrading = await startUpgradingReceiver();
    open.push(upgrading.close);
    await addHook(upgrading.url, { events: ['patient.registered'] });
    await registered(server);
    await deliver(500);
    expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 1, last_error: expect.any(String) }]);
  });

  it('is told once, by whichever of several processes, and not of what was rolled back', async () => {
    const receiver = await startReceiver();
    open.push(receiver.close);
    await addHook(receiver.url, { events: ['appointment.booked'] });
    const patientId = await registered(server);
    await book(server, booking(patientId, 'DOCA'));
    expect((await book(server, booking(patientId, 'DOCA'))).status).toBe(409);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(receiver.received).toHaveLength(1);
  });

  it('that has been removed is told nothing more, and one that wants no more neither', async () => {
    const receiver = await startReceiver([410]);
    open.push(receiver.close);
    const { id } = await addHook(receiver.url, { events: ['patient.registered'] });
    await registered(server);
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    await registered(server);
    expect((await send(server, 'DELETE', `/api/webhooks/${id}`, admin)).status).toBe(200);
    await deliver();
    await registered(server);
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });
});

function verify(secret: string, headers: Record<string, string>, body: string): boolean {
  const at = Number(headers['webhook-timestamp']) * 1000;
  expect(at).toBe(Math.floor(now.getTime() / 1000) * 1000);
  try {
    // The library compares with the real clock, which this test does not use: only the signature is judged.
    return new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(at), body) === headers['webhook-signature'];
  } catch {
    return false;
  }
}

describe('an address inside the house', () => {
  it('is not reached unless an administrator allows it, by name or by number, and never the network’s own', async () => {
    const receiver = await startReceiver();
    open.push(receiver.close);
    const post = postSigned(1_000);
    const message = { id: '1', body: '{}', at: now };
    const to = (url: string, mayBePrivate = false) => post({ url, secret: 'whsec_AAAA', mayBePrivate }, message);
    const port = new URL(receiver.url).port;
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '10.0.0.1',
      '192.168.1.1',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
    ])
      expect(await to(`https://${host}:${port}/`), host).toMatchObject({
        reason: expect.stringContaining('inside a network'),
      });
    for (const host of ['169.254.169.254', '0.0.0.0', '224.0.0.1', '[fe80::1]'])
      expect(await to(`http://${host}:${port}/`, true), host).toMatchObject({
        reason: expect.stringContaining('inside a network'),
      });
    expect(await to(receiver.url)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('https') });
    expect(receiver.received).toEqual([]);
    expect(await to(receiver.url, true)).toEqual({ kind: 'sent' });
  });

  it('is told from one outside for every number', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0] = address.split('.').map(Number);
        const isInside = a === 10 || a === 127 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b < 32);
        if (isInside) {
          expect(mayReach(address, false)).toBe(false);
          expect(mayReach(address, true)).toBe(true);
        }
        if (a === 169 && b === 254) expect(mayReach(address, true)).toBe(false);
      }),
    );
    expect(mayReach('93.184.216.34', false)).toBe(true);
  });

  it('cannot be entered without being allowed, nor one without encryption', async () => {
    const add = (url: string) =>
      send(server, 'POST', '/api/webhooks', admin, { name: 'X', url, events: ['patient.registered'] });
    for (const url of ['http://example.org/', 'ftp://example.org/', 'javascript:alert(1)', 'nothing'])
      expect((await add(url)).status, url).toBe(400);
    const hidden = await (await get(server, '/api/webhooks', admin)).text();
    expect(hidden).not.toContain('whsec_');
  });
});
