import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, adminCookie, get } from '../../../support/server/staff.ts';
import { register, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'Europe/Vienna', CLINIC_COUNTRY_CODE: '+43' } });
  await addAdmin(server);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const read = async () =>
  v.parse(v.strictObject(ClinicSettings.entries), await (await get(server, '/api/clinic')).json());
const change = (body: unknown) =>
  fetch(`${server.url}/api/clinic`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify(body),
  });

describe('the clinic’s settings', () => {
  it('have defaults, and the zone and calling code of the configuration', async () => {
    expect(await read()).toEqual({
      name: 'Frontdesk',
      phone: '',
      email: '',
      address: '',
      directions: '',
      openingHours: '',
      houseEmergencyNumber: '',
      socialLinks: '',
      brandColour: '',
      groundColour: '',
      logo: '',
      picture: '',
      timeZone: 'Europe/Vienna',
      countryCode: '+43',
      emergencyNumber: '112',
      languages: ['en'],
      reviewedLanguages: [],
      idleSeconds: 60,
      suggestionLead: 'keywords',
      speech: 'automatic',
      registration: 'everyone',
      bookAheadDays: 28,
      bookLeadMinutes: 0,
      walkIns: true,
      reminderHours: 0,
      changeUntilHours: 2,
      departmentPlaces: {},
      selfCheckIn: false,
    });
  });

  it('keep what an admin sets, field by field, and write it down', async () => {
    expect((await change({ name: ' Harbour Clinic ', timeZone: 'Asia/Tokyo' })).status).toBe(200);
    expect((await change({ idleSeconds: 90, email: 'desk@harbour.example' })).status).toBe(200);
    expect(await read()).toMatchObject({
      name: 'Harbour Clinic',
      timeZone: 'Asia/Tokyo',
      idleSeconds: 90,
      email: 'desk@harbour.example',
    });
    const rows = await server.sql("select 1 from audit_entries where action = 'settings-changed'");
    expect(rows).toHaveLength(2);
  });

  it('are not changed over what another admin has changed of the same field meanwhile, and say who did', async () => {
    const over = (body: unknown, seen: unknown) =>
      fetch(`${server.url}/api/clinic`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          cookie: admin,
          'frontdesk-seen': encodeURIComponent(JSON.stringify(seen)),
        },
        body: JSON.stringify(body),
      });
    await change({ address: 'Alte Straße 1', phone: '1' });
    const refused = await over({ address: 'Mine' }, { address: 'What I saw' });
    expect(refused.status).toBe(409);
    const { overtaken } = v.parse(ProblemBody, await refused.json());
    expect(overtaken?.by).toMatch(/\S/);
    expect(overtaken?.current).toMatchObject({ address: 'Alte Straße 1' });
    expect((await over({ phone: '2' }, { phone: '1' })).status).toBe(200);
    expect((await over({ address: 'Mine' }, { address: 'Alte Straße 1' })).status).toBe(200);
    expect(await read()).toMatchObject({ address: 'Mine', phone: '2' });
    expect((await over({ address: '' }, undefined)).status).toBe(200);
  });

  it('of two admins at the same moment are both kept', async () => {
    await Promise.all([change({ phone: '+43 1 2345' }), change({ address: '1 Quay' }), change({ countryCode: '' })]);
    expect(await read()).toMatchObject({ phone: '+43 1 2345', address: '1 Quay', countryCode: '' });
  });

  it.each([
    { timeZone: 'Middle/Earth' },
    { idleSeconds: 29 },
    { idleSeconds: 301 },
    { countryCode: '43' },
    { countryCode: '+999' },
    { countryCode: 'XX' },
    { email: 'nobody' },
    { name: '  ' },
    { languages: [] },
    { speech: 'cloud' },
    { registration: 'nobody' },
    { suggestionLead: 'dice' },
    { colour: 'red' },
  ])('refuse %j', async (body) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ faults: [{ path: Object.keys(body)[0] }] });
  });

  it('survive a stored value that can no longer be read', async () => {
    await server.sql(`update clinic_settings set values = '{"name":"Quay","idleSeconds":"long"}'`);
    expect(await read()).toMatchObject({ name: 'Quay', idleSeconds: 60, timeZone: 'Europe/Vienna' });
  });
});

describe('registering, where only paired devices may', () => {
  const status = async (headers: Record<string, string> = {}) =>
    (await register(server, registration(), headers)).status;

  it('is refused to anybody’s browser, in words that say where to go, and to nobody else', async () => {
    const key = { 'idempotency-key': 'before-the-switch' };
    expect(await status(key)).toBe(201);
    const kiosk = await pairedDevice(server, admin, { prefix: 'K1' });
    expect((await change({ registration: 'paired-devices' })).status).toBe(200);
    const refused = await register(server, registration());
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      'You can only register on the clinic’s own screens. Please go to reception.',
    ]);
    expect(await status(kiosk)).toBe(201);
    expect(await status({ cookie: admin })).toBe(201);
    expect(await status({ 'frontdesk-device': 'a'.repeat(43) })).toBe(403);
    // What was accepted before is still answered: its device has only missed the answer.
    expect(await status(key)).toBe(201);
    await change({ registration: 'everyone' });
    expect(await status()).toBe(201);
  });
});
