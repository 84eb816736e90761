import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OWN_AGE_HEADER, OWN_LINK_HEADER } from '#shared/contract/booking/own-appointment.ts';
import { ownLink } from '#server/services/booking/patient/own-link.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, send } from '../../../support/server/staff.ts';
import { booked, withHours } from '../../../support/server/times.ts';

let server: TestServer;
let clock = Date.parse('2027-01-04T00:00:00Z');
const now = () => new Date(clock);
const STARTS_AT = '2027-01-06T09:00:00.000Z';
let token: string;
let appointmentId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC', TRUST_PROXY: 'on' }, with: { now } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  await withHours(server, 'DOCA');
});
beforeEach(async () => {
  for (const table of ['appointments', 'slot_claims', 'login_failures', 'clinic_settings'])
    await server.sql(`delete from ${table}`);
  appointmentId = await booked(server, 'DOCA', STARTS_AT);
  token = await ownLink(server.dependencies.database.orm, appointmentId, new Date(STARTS_AT), now());
  const settings = await send(server, 'PUT', '/api/staff/security', await adminCookie(server), { linkAsks: 'age' });
  expect(settings.status).toBe(200);
});
afterAll(() => server.stop());

const call = (method: string, path: string, age?: string, link = token, address = '192.0.2.7') =>
  fetch(`${server.url}/api/appointments/${path}`, {
    method,
    headers: {
      [OWN_LINK_HEADER]: link,
      'x-forwarded-for': address,
      ...(age === undefined ? {} : { [OWN_AGE_HEADER]: age }),
      ...(method === 'PATCH' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'PATCH' ? { body: JSON.stringify({ startsAt: '2027-01-06T09:30:00.000Z' }) } : {}),
  });
const CALLS = [
  ['GET', 'own'],
  ['GET', 'own/slots'],
  ['GET', 'own/calendar'],
  ['PATCH', 'own'],
  ['DELETE', 'own'],
] as const;

it('a link shows and changes nothing without the age given at registration, and everything with it', async () => {
  for (const [method, path] of [...CALLS, ['GET', `ics/${token}`] as const]) {
    const answer = await call(method, path);
    expect([path, answer.status]).toEqual([path, 403]);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ needs: 'age' });
    expect(text).not.toMatch(/DOCA|2027/);
  }
  for (const [method, path] of CALLS) expect([path, (await call(method, path, '34')).status]).toEqual([path, 200]);
});

it('five wrong ages close it for a day, also to the right one; other links stay open', async () => {
  const other = await booked(server, 'DOCA', '2027-01-06T09:15:00.000Z');
  const otherToken = await ownLink(server.dependencies.database.orm, other, new Date(STARTS_AT), now());
  for (const age of ['33', '35', '', 'x', '134']) {
    const answer = await call('GET', 'own', age);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ needs: 'right-age' });
  }
  expect(await (await call('GET', 'own', '34')).json()).toMatchObject({ needs: 'clinic' });
  expect((await call('GET', 'own', '34', otherToken)).status).toBe(200);
  clock += 24 * 3_600_000 + 1;
  expect((await call('GET', 'own', '34')).status).toBe(200);
});

it('each wrong age is in the audit log as the link’s, one at a closed link once in a quarter of an hour; no age is', async () => {
  const entries = () =>
    server.sql(
      `select action, actor_role, actor_id, address <> '' as placed, details from audit_entries
       where subject_id = $1 and action like 'link-%' order by action`,
      [appointmentId],
    );
  const nobody = { actor_role: 'nobody', actor_id: null, placed: true, details: null };
  await call('GET', 'own');
  expect(await entries()).toEqual([]);
  for (const [method, path] of CALLS) await call(method, path, '133');
  const refused = Array.from({ length: 5 }, () => ({ action: 'link-age-refused', ...nobody }));
  expect(await entries()).toEqual(refused);
  for (const age of ['133', '34', undefined]) await call('GET', 'own', age);
  expect(await entries()).toEqual([...refused, { action: 'link-locked', ...nobody }]);
  const other = await booked(server, 'DOCA', '2027-01-06T09:15:00.000Z');
  await server.sql(
    `update appointments set origin = 'desk', patient_id = (select patient_id from appointments where id = $1) where id = $2`,
    [appointmentId, other],
  );
  await call('GET', 'own', '34', await ownLink(server.dependencies.database.orm, other, new Date(STARTS_AT), now()));
  expect(
    await server.sql(`select action from audit_entries where subject_id = $1 and action like 'link-%'`, [other]),
  ).toEqual([{ action: 'link-locked' }]);
});

it('an attempt at a closed link is one entry in a quarter of an hour, from however many addresses it comes', async () => {
  const written = async () =>
    server.sql(
      `select action, count(*)::int as times from audit_entries where subject_id = $1 and action like 'link-%'
       group by action order by action`,
      [appointmentId],
    );
  for (let count = 0; count < 12; count += 1) await call('GET', 'own', '133', token, `2001:db8::${count}`);
  const refused = { action: 'link-age-refused', times: 5 };
  expect(await written()).toEqual([refused, { action: 'link-locked', times: 1 }]);
  clock += 15 * 60_000 + 1;
  for (let count = 0; count < 3; count += 1) await call('GET', 'own', '34', token, `2001:db8::1:${count}`);
  expect(await written()).toEqual([refused, { action: 'link-locked', times: 2 }]);
});

it('many attempts in the same moment are no more than five', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, age) => call('GET', 'own', String(age))));
  const needs = await Promise.all(answers.map(async (answer) => (await answer.json()).needs));
  expect(needs.filter((one) => one === 'right-age')).toHaveLength(5);
  expect(needs.filter((one) => one === 'clinic')).toHaveLength(25);
});

it('a dead link stays as dead as a guessed one', async () => {
  expect((await call('GET', 'own', '34', 'guessed')).status).toBe(404);
  await server.sql('update appointments set deleted_at = now()');
  expect((await call('GET', 'own', '34')).status).toBe(404);
});
