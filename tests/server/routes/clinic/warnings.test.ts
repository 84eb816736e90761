import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaffAlertAnswer, StaffAlertList, TakenAnswer } from '#shared/contract/device/alerts.ts';
import { ALERT_HEADER } from '#shared/contract/visit/commands.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, adminCookie, get } from '../../../support/server/staff.ts';
import { post, register, registration } from '../../../support/server/visits.ts';

const DAY = 24 * 3_600_000;
let now: Date;
let server: TestServer;
let admin: string;
let kiosk: Record<string, string>;

beforeAll(async () => {
  now = new Date('2026-11-26T10:00:00Z');
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  admin = await adminCookie(server);
  kiosk = await pairedDevice(server, admin, { prefix: 'W1', name: 'South hall' });
});
afterAll(() => server.stop());

const look = async () => v.parse(StaffAlertList, await (await get(server, '/api/alerts', admin)).json());
const warn = (id: string, headers = kiosk) => post(server, '/api/alerts', { kind: 'urgent', id }, headers);
const take = (id: string) => post(server, `/api/alerts/${id}/acknowledge`, {}, { cookie: admin });
const urgent = async (headers: Record<string, string> = {}) =>
  v.parse(RegisteredPatient, await (await register(server, registration({ urgent: true }), headers)).json()).patient
    ._id;
const patient = async (id: string) => {
  const answer = await get(server, '/api/adminDashboard/view-patients', admin);
  return v.parse(ViewPatients, await answer.json()).patients.find(({ _id }) => _id === id);
};

describe('warning signs at a paired device', () => {
  it('call staff at once, and once: the registration adds its ticket and patient to the same alert', async () => {
    const id = randomUUID();
    expect((await warn(id)).status).toBe(201);
    await warn(id);
    const before = (await look()).alerts;
    expect(before).toEqual([expect.objectContaining({ _id: id, kind: 'urgent', place: 'South hall', ticket: null })]);
    expect(before[0]?.isOwnDevice).toBe(false);

    const _id = await urgent({ ...kiosk, [ALERT_HEADER]: id, 'frontdesk-ticket': 'W1-7' });
    expect((await look()).alerts).toEqual([expect.objectContaining({ _id: id, ticket: 'W1-7' })]);
    expect(await server.sql('select patient_id from staff_alerts where id = $1', [id])).toEqual([{ patient_id: _id }]);
    await take(id);
  });

  it('stay with the patient once they were seen to, whenever that was', async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    await warn(early);
    const at = v.parse(StaffAlertAnswer, await (await take(early)).json()).alert.acknowledgedAt;
    const seenBefore = await urgent({ ...kiosk, [ALERT_HEADER]: early });
    const seenAfter = await urgent({ ...kiosk, [ALERT_HEADER]: late });
    await take(late);
    expect((await patient(seenBefore))?.urgentTaken).toEqual({ by: expect.stringMatching(/./), at });
    await purge(server.dependencies.database.orm, new Date(now.getTime() + 40 * DAY));
    admin = await adminCookie(server);
    for (const id of [seenBefore, seenAfter]) expect((await patient(id))?.urgentTaken?.at).toBe(at);
  });

  it('are believed of the device that has raised them only', async () => {
    const id = randomUUID();
    await warn(id);
    const other = await pairedDevice(server, admin, { prefix: 'W2', name: 'North hall' });
    await urgent({ ...other, [ALERT_HEADER]: id, 'frontdesk-ticket': 'W2-1' });
    await urgent({ [ALERT_HEADER]: id, 'frontdesk-ticket': 'XXXX-1' });
    const { alerts } = await look();
    const open = alerts.filter(({ acknowledgedAt }) => !acknowledgedAt);
    expect(open.find(({ _id }) => _id === id)?.ticket).toBeNull();
    expect(new Set(open.map(({ ticket }) => ticket))).toEqual(new Set(['W2-1', 'XXXX-1', null]));
    for (const { _id } of open) await take(_id);
  });

  it('refuse what is no id, and whoever is not paired', async () => {
    expect((await warn('1')).status).toBe(400);
    expect((await warn(randomUUID(), {})).status).toBe(401);
  });

  it('are told after a nervous finger has used up the calls for help', async () => {
    for (let press = 0; press < 12; press += 1) await post(server, '/api/alerts', {}, kiosk);
    expect((await post(server, '/api/alerts', {}, kiosk)).status).toBe(429);
    const id = randomUUID();
    expect((await warn(id)).status).toBe(201);
    for (const { _id } of (await look()).alerts) await take(_id);
  });
});

describe('a crowd of urgent registrations from unpaired browsers', () => {
  it('neither covers a call from the house, nor calls without end, and is taken in one act', async () => {
    const fromPairedDevices = randomUUID();
    await warn(fromPairedDevices);
    now = new Date(now.getTime() + 60_000);
    for (let visit = 0; visit < 60; visit += 1) await urgent();
    const { alerts, open } = await look();
    expect(alerts[0]).toMatchObject({ _id: fromPairedDevices, isOwnDevice: false });
    expect(open).toEqual({ paired: 1, ownDevice: 10 });
    const stored = await server.sql('select 1 from patients where urgent');
    expect(stored.length).toBeGreaterThanOrEqual(60);

    const upTo = alerts.find(({ isOwnDevice }) => isOwnDevice)?.createdAt ?? '';
    now = new Date(now.getTime() + 60_000);
    const younger = await urgent();
    const answer = await post(server, '/api/alerts/take-own-devices', { upTo }, { cookie: admin });
    expect(v.parse(TakenAnswer, await answer.json())).toEqual({ taken: 10 });
    const after = await look();
    expect(after.open).toEqual({ paired: 1, ownDevice: 1 });
    expect(after.alerts.slice(0, 1)).toEqual([expect.objectContaining({ _id: fromPairedDevices })]);
    expect(
      await server.sql('select 1 from staff_alerts where patient_id = $1 and acknowledged_at is null', [younger]),
    ).toHaveLength(1);
  });

  it('shows the youngest of each kind first, however many were taken a moment ago', async () => {
    const newest = randomUUID();
    now = new Date(now.getTime() + 1000);
    await warn(newest);
    const { alerts } = await look();
    expect(alerts[0]?._id).toBe(newest);
    const firstTaken = alerts.findIndex(({ acknowledgedAt }) => acknowledgedAt);
    expect(alerts.slice(firstTaken).every(({ acknowledgedAt }) => acknowledgedAt)).toBe(true);
  });

  it('is taken by staff and paired desks alone, and only up to a time', async () => {
    const path = '/api/alerts/take-own-devices';
    expect((await post(server, path, { upTo: now.toISOString() })).status).toBe(401);
    expect((await post(server, path, { upTo: now.toISOString() }, kiosk)).status).toBe(403);
    expect((await post(server, path, { upTo: 'now' }, { cookie: admin })).status).toBe(400);
  });
});
