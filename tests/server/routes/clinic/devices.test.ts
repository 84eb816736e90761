import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HelpBody, StaffAlertAnswer, StaffAlertList } from '#shared/contract/device/alerts.ts';
import { DEVICE_HEADER, DeviceList, ReportAnswer, type DeviceChangeBody } from '#shared/contract/device/devices.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { SEEN_HEADER } from '#shared/contract/wire/seen-values.ts';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import { newDevice, pair, pairedDevice, pairingCode } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { post, register, registration } from '../../../support/server/visits.ts';

const MINUTE = 60_000;
let now: Date;
let server: TestServer;
let admin: string;
const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  const env = { REGISTRATION_BURST: '2', REGISTRATION_REFILL_PER_SECOND: '0.001', DEVICE_BURST: '3' };
  server = await startTestServer({ with: { now: () => now }, env });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. A' });
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const report = (headers: Record<string, string>, over: Record<string, unknown> = {}) =>
  post(
    server,
    '/api/devices/report',
    {
      version: 'abc',
      unsent: 2,
      needsAttention: 0,
      oldestUnsentAt: '2026-11-20T09:00:00.000Z',
      lastTicket: 7,
      persisted: true,
      microphone: 'granted',
      wakeLock: 'held',
      ...over,
    },
    headers,
  );
const list = async () => v.parse(DeviceList, await (await get(server, '/api/devices', admin)).json()).devices;
const change = (id: string, body: DeviceChangeBody) =>
  fetch(`${server.url}/api/devices/${id}`, {
    method: 'PATCH',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const revoke = (id: string) =>
  fetch(`${server.url}/api/devices/${id}`, { method: 'DELETE', headers: { cookie: admin } });

describe('pairing', () => {
  it('takes a code once, however it is typed, and keeps neither code nor credential nor PIN', async () => {
    const { code, expiresAt } = await pairingCode(server, admin, { prefix: 'A1', pin: '90817263' });
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(Date.parse(expiresAt) - now.getTime()).toBe(10 * MINUTE);
    const typed = code.toLowerCase().replace('-', ' ');
    const { device, credential, firstTicket } = await pair(server, typed);
    expect(device).toMatchObject({ name: 'North hall', kind: 'kiosk', prefix: 'A1', settings: { idleSeconds: null } });
    expect(firstTicket).toBe(1);
    expect((await post(server, '/api/devices/pair', { code })).status).toBe(404);
    const stored = JSON.stringify(await server.sql('select d.*, c.* from devices d, one_time_codes c'));
    for (const secret of [credential, code, code.replace('-', ''), '90817263']) expect(stored).not.toContain(secret);
  });

  it('refuses a code that is ten minutes old, and one that was never made', async () => {
    const { code } = await pairingCode(server, admin, { prefix: 'A2' });
    later(10 * MINUTE);
    expect((await post(server, '/api/devices/pair', { code })).status).toBe(404);
    expect((await post(server, '/api/devices/pair', { code: 'ABCDEFGH' })).status).toBe(404);
  });

  it('gives a prefix to one live device only, also when two codes were made for it', async () => {
    const first = await pairingCode(server, admin, { prefix: 'A3' });
    const second = await pairingCode(server, admin, { prefix: 'A3' });
    await pair(server, first.code);
    expect((await post(server, '/api/devices/pair', { code: second.code })).status).toBe(409);
    const answer = await post(server, '/api/devices/codes', newDevice({ prefix: 'a3' }), { cookie: admin });
    expect(answer.status).toBe(409);
    // A random prefix of an unpaired browser has four characters: none of these may be chosen.
    for (const prefix of ['ABCD', 'O1', '']) {
      const refused = await post(server, '/api/devices/codes', newDevice({ prefix }), { cookie: admin });
      expect(refused.status).toBe(400);
    }
  });

  it('goes on past the tickets of an earlier device of the same prefix', async () => {
    const headers = await pairedDevice(server, admin, { prefix: 'A4', name: 'Old tablet' });
    await register(server, registration(), { ...headers, 'frontdesk-ticket': 'A4-0041' });
    await report(headers, { lastTicket: 44 });
    const old = (await list()).find(({ name }) => name === 'Old tablet');
    expect((await revoke(old?._id ?? '')).status).toBe(200);
    const { code } = await pairingCode(server, admin, { prefix: 'A4', name: 'New tablet' });
    expect((await pair(server, code)).firstTicket).toBe(1044);
  });

  it('goes on past the tickets that an earlier device may have given out without a network', async () => {
    await pairedDevice(server, admin, { prefix: 'A5', name: 'Silent tablet' });
    const silent = (await list()).find(({ name }) => name === 'Silent tablet');
    expect((await revoke(silent?._id ?? '')).status).toBe(200);
    const { code } = await pairingCode(server, admin, { prefix: 'A5', name: 'Its heir' });
    expect((await pair(server, code)).firstTicket).toBe(1000);
  });

  it('counts no ticket that anybody else wrote, and leaves it to its device', async () => {
    const headers = await pairedDevice(server, admin, { prefix: 'A6', name: 'Forged tablet' });
    const ticketsOf = async (sender: Record<string, string>, ticket: string) => {
      const answer = await register(server, registration(), { ...sender, 'frontdesk-ticket': ticket });
      const { patient } = v.parse(RegisteredPatient, await answer.json());
      return server.sql('select ticket from patients where id = $1', [patient._id]);
    };
    expect(await ticketsOf({}, 'A6-999999999')).toEqual([{ ticket: null }]);
    const other = await pairedDevice(server, admin, { prefix: 'A7', name: 'Other tablet' });
    expect(await ticketsOf(other, 'A6-0007')).toEqual([{ ticket: null }]);
    expect(await ticketsOf(headers, 'A6-0007')).toEqual([{ ticket: 'A6-0007' }]);
    // Nobody's prefix is kept for whoever holds the paper, and says nothing of where a device begins.
    expect(await ticketsOf({}, 'A8-999999999')).toEqual([{ ticket: 'A8-999999999' }]);
    const forged = (await list()).find(({ name }) => name === 'Forged tablet');
    await revoke(forged?._id ?? '');
    const again = await pair(server, (await pairingCode(server, admin, { prefix: 'A6' })).code);
    expect(again.firstTicket).toBe(1007);
    expect((await pair(server, (await pairingCode(server, admin, { prefix: 'A8' })).code)).firstTicket).toBe(1);
    // What its help button sends is a ticket still.
    expect(v.is(HelpBody, { ticket: `A6-${again.firstTicket}` })).toBe(true);
  });

  it.each([3_000_000_000, 1e15, 1e300, 9_999_999])(
    'goes on whatever a device said its last ticket was: %d',
    async (said) => {
      const prefix = `W${String(said).length}`.slice(0, 3);
      const headers = await pairedDevice(server, admin, { prefix, name: `Liar ${said}` });
      expect((await report(headers, { lastTicket: said })).status).toBe(said > 9_999_999 ? 400 : 200);
      // As a version that had no bounds has stored it.
      const stored = await server.sql<{ id: string }>(
        `update devices set report = $2::jsonb where name = $1 returning id`,
        [`Liar ${said}`, JSON.stringify({ lastTicket: said })],
      );
      await revoke(stored[0]?.id ?? '');
      const { firstTicket } = await pair(server, (await pairingCode(server, admin, { prefix })).code);
      expect(firstTicket).toBe(1000);
    },
  );

  it('lets a hospital pair all its devices in one go', async () => {
    for (let count = 1; count <= 9; count += 1) await pairedDevice(server, admin, { prefix: `Z${count}` });
    for (let count = 1; count <= 9; count += 1) await pairedDevice(server, admin, { prefix: `Y${count}` });
    expect((await list()).filter(({ prefix }) => /^[YZ]/.test(prefix))).toHaveLength(18);
  });

  it('slows down who tries codes', async () => {
    const tries = Array.from({ length: 12 }, () => post(server, '/api/devices/pair', { code: 'ABCDEFGH' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toContain(429);
    later(20 * MINUTE);
  });
});

describe('a paired device', () => {
  it('says how it is, and the administrator sees it', async () => {
    const headers = await pairedDevice(server, admin, { prefix: 'B1', name: 'Lobby' });
    const answer = await report(headers);
    expect(v.parse(ReportAnswer, await answer.json()).device).toMatchObject({ name: 'Lobby', prefix: 'B1' });
    const seen = (await list()).find(({ name }) => name === 'Lobby');
    expect(seen).toMatchObject({ lastSeenAt: now.toISOString(), report: { unsent: 2, microphone: 'granted' } });
    expect(JSON.stringify(seen)).not.toContain('pin');
  });

  it('hears at its next report what an administrator has changed; its prefix, its kind and, unless a new one is set, its PIN stay', async () => {
    const headers = await pairedDevice(server, admin, { prefix: 'B4', name: 'Old name', department: 'Cardiology' });
    const told = async () => v.parse(ReportAnswer, await (await report(headers)).json()).device;
    const before = await told();
    const wish: DeviceChangeBody = {
      name: 'New name',
      department: 'Neurology',
      idleSeconds: 90,
      printsTickets: true,
      languages: ['hi', 'es'],
    };
    expect((await change(before._id, wish)).status).toBe(200);
    const after = await told();
    expect(after).toMatchObject({ name: 'New name', kind: 'kiosk', prefix: 'B4' });
    expect(after.settings).toEqual({
      ...before.settings,
      department: 'Neurology',
      idleSeconds: 90,
      printsTickets: true,
      languages: ['hi', 'es'],
    });
    expect((await list()).find(({ name }) => name === 'New name')?.settings).toEqual({
      department: 'Neurology',
      screen: '/frontdesk',
      idleSeconds: 90,
      printsTickets: true,
      languages: ['hi', 'es'],
    });
    await change(before._id, { ...wish, pin: '99887766' });
    expect((await told()).settings.pin.hash).not.toBe(before.settings.pin.hash);
    const audited = await server.sql('select subject_id from audit_entries where action = $1', ['device-changed']);
    expect(audited).toEqual([{ subject_id: before._id }, { subject_id: before._id }]);
    expect((await change(randomUUID(), wish)).status).toBe(404);
    expect((await change(before._id, { ...wish, idleSeconds: 5 })).status).toBe(400);
  });

  it('stands in the list as what it is, with what it has been set to and nothing that came later', async () => {
    for (const [kind, prefix] of [
      ['display', 'QD'],
      ['desk', 'QK'],
      ['kiosk', 'QP'],
    ] as const)
      await pairedDevice(server, admin, { kind, prefix, name: `The ${kind}` });
    await server.sql(`update devices set settings = settings - 'printsTickets' where ticket_prefix = 'QP'`);
    const listed = (await list()).filter(({ name }) => name.startsWith('The '));
    expect(Object.fromEntries(listed.map(({ name, kind }) => [name, kind]))).toEqual({
      'The display': 'display',
      'The desk': 'desk',
      'The kiosk': 'kiosk',
    });
    expect(listed.every(({ settings }) => !settings.printsTickets)).toBe(true);
  });

  it('is refused once it is revoked, and its patients are still registered', async () => {
    const headers = await pairedDevice(server, admin, { prefix: 'B2', name: 'Gone' });
    const { _id = '' } = (await list()).find(({ name }) => name === 'Gone') ?? {};
    expect((await revoke(_id)).status).toBe(200);
    expect((await revoke(_id)).status).toBe(404);
    expect((await report(headers)).status).toBe(401);
    expect((await register(server, registration(), headers)).status).toBe(201);
  });

  it('has a bucket of its own for registrations', async () => {
    const headers = await pairedDevice(server, admin, { prefix: 'B3' });
    const sent = async (extra: Record<string, string>) => (await register(server, registration(), extra)).status;
    const fromAddress = [await sent({}), await sent({}), await sent({})];
    expect(fromAddress.at(-1)).toBe(429);
    expect([await sent(headers), await sent(headers), await sent(headers), await sent(headers)]).toEqual([
      201, 201, 201, 429,
    ]);
  });
});

describe('a call for help', () => {
  const alerts = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/api/alerts`, { headers });
    return v.parse(StaffAlertList, await answer.json()).alerts;
  };

  it('reaches staff and paired desks, is one call however often it is asked, and is taken by a person with a name', async () => {
    const kiosk = await pairedDevice(server, admin, { prefix: 'C1', name: 'South hall' });
    const desk = await pairedDevice(server, admin, { prefix: 'C2', kind: 'desk', name: 'Reception' });
    const asked = v.parse(StaffAlertAnswer, await (await post(server, '/api/alerts', {}, kiosk)).json());
    const again = v.parse(StaffAlertAnswer, await (await post(server, '/api/alerts', {}, kiosk)).json());
    expect(again.alert._id).toBe(asked.alert._id);
    const doctor = await doctorCookie(server, 'DOCA');
    const open = [expect.objectContaining({ _id: asked.alert._id, kind: 'help', place: 'South hall' })];
    for (const headers of [{ cookie: admin }, { cookie: doctor }, desk]) expect(await alerts(headers)).toEqual(open);

    const path = `/api/alerts/${asked.alert._id}/acknowledge`;
    await post(server, path, {}, { cookie: doctor });
    const second = v.parse(StaffAlertAnswer, await (await post(server, path, {}, desk)).json());
    expect(second.alert.acknowledgedBy).toBe('Dr. A');
    expect(await alerts(desk)).toEqual([expect.objectContaining({ acknowledgedBy: 'Dr. A' })]);
    later(MINUTE);
    expect(await alerts(desk)).toEqual([]);
    const audited = await server.sql('select actor_role from audit_entries where action = $1', ['alert-acknowledged']);
    expect(audited).toEqual([{ actor_role: 'doctor' }]);
  });

  it('is known by a desk’s own name when nobody has signed in there', async () => {
    const desk = await pairedDevice(server, admin, { prefix: 'C3', kind: 'desk', name: 'Desk two' });
    const asked = v.parse(StaffAlertAnswer, await (await post(server, '/api/alerts', {}, desk)).json());
    const taken = await post(server, `/api/alerts/${asked.alert._id}/acknowledge`, {}, desk);
    expect(v.parse(StaffAlertAnswer, await taken.json()).alert.acknowledgedBy).toBe('Desk two');
    expect((await post(server, `/api/alerts/${randomUUID()}/acknowledge`, {}, desk)).status).toBe(404);
  });

  it('is looked for by screens that nobody sits at, which does not keep them signed in', async () => {
    const cookie = await doctorCookie(server, 'DOCA');
    const look = async () => (await fetch(`${server.url}/api/alerts`, { headers: { cookie } })).status;
    later(20 * MINUTE);
    expect(await look()).toBe(200);
    later(11 * MINUTE);
    expect(await look()).toBe(401);
    admin = await adminCookie(server);
  });

  it('cannot be made without a pairing', async () => {
    expect((await post(server, '/api/alerts', {})).status).toBe(401);
    expect((await post(server, '/api/alerts', {}, { [DEVICE_HEADER]: 'x'.repeat(43) })).status).toBe(401);
  });
});

describe('two administrators at one device', () => {
  it('refuses the second who has not seen what the first saved, and says who it was; who has seen it may save', async () => {
    const { code } = await pairingCode(server, admin, { prefix: 'T1' });
    const { device } = await pair(server, code);
    const seen = { name: device.name, department: '', screen: '/frontdesk', idleSeconds: null };
    const save = (body: DeviceChangeBody, shown: Record<string, unknown>) =>
      fetch(`${server.url}/api/devices/${device._id}`, {
        method: 'PATCH',
        headers: {
          cookie: admin,
          'content-type': 'application/json',
          [SEEN_HEADER]: encodeURIComponent(JSON.stringify(shown)),
        },
        body: JSON.stringify(body),
      });
    expect((await save({ name: 'South hall' }, seen)).status).toBe(200);
    const refused = await save({ name: 'East hall' }, seen);
    expect(refused.status).toBe(409);
    const body = v.parse(ProblemBody, await refused.json());
    expect(body.overtaken).toMatchObject({ current: { name: 'South hall' } });
    expect(body.overtaken?.by).toBeTruthy();
    expect((await list()).find(({ _id }) => _id === device._id)?.name).toBe('South hall');
    expect((await save({ name: 'East hall' }, { ...seen, name: 'South hall' })).status).toBe(200);
  });
});
