import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToldResets } from '#shared/contract/staff/password-resets.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, cookieOf, get, send } from '../../../support/server/staff.ts';
import { post, registered } from '../../../support/server/visits.ts';

const NEW_PASSWORD = 'eleven grey pelicans';
let server: TestServer;
let cookies: { issuer: string; other: string };

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server, 'issuer@example.org');
  await addAdmin(server, 'other@example.org');
  cookies = {
    issuer: await adminCookie(server, 'issuer@example.org'),
    other: await adminCookie(server, 'other@example.org'),
  };
});
afterAll(() => server.stop());

/** An administrator makes a doctor's code, uses it and logs in as that doctor. @returns the Cookie header. */
async function takeOver(code: string, role: 'doctor' | 'admin' = 'doctor', accountId = code): Promise<string> {
  const made = await send(server, 'POST', '/api/staff/one-time-code', cookies.issuer, { role, accountId });
  const { code: issued }: { code: { code: string } } = await made.json();
  const set = await post(server, '/api/staff/set-password', { code: issued.code, password: NEW_PASSWORD });
  expect(set.status).toBe(200);
  return role === 'doctor' ? logIn(code) : '';
}
const login = (code: string) =>
  post(server, '/api/doctorAuth/login', {
    email: `${code.toLowerCase()}@example.org`,
    password: NEW_PASSWORD,
    doctorId: code,
  });
const logIn = async (code: string) => cookieOf(await login(code));
const told = async (cookie: string) =>
  v.parse(ToldResets, await (await get(server, '/api/staff/password-resets', cookie)).json()).resets;
const answer = (cookie: string, arranged: boolean) =>
  send(server, 'POST', '/api/doctorAuth/password-reset', cookie, { arranged });
async function sign(cookie: string): Promise<Record<string, unknown> | undefined> {
  const patientId = await registered(server);
  const body = { patientId, symptoms: ['fever'], medicines: [], notes: 'Rest.' };
  expect((await post(server, '/api/prescription/generate', body, { cookie })).status).toBe(201);
  const history = await get(server, `/api/doctorDashboard/patient-history/${patientId}`, cookie);
  const { prescriptions }: { prescriptions: Record<string, unknown>[] } = await history.json();
  return prescriptions[0];
}

describe('a password that somebody else has reset', () => {
  it('is told to the doctor at the next login and to every other administrator, with who and when', async () => {
    const id = await addDoctor(server, 'TOLD', { name: 'Dr. Tolda Reed' });
    const cookie = await takeOver('TOLD');
    const info = await (await get(server, '/api/doctorAuth/doctor-info', cookie)).json();
    expect(info).toMatchObject({ passwordReset: { by: 'issuer@example.org', at: expect.any(String) } });
    const [reset] = await told(cookies.other);
    expect(reset).toMatchObject({
      by: 'issuer@example.org',
      account: { role: 'doctor', name: 'Dr. Tolda Reed' },
      arranged: null,
      isOwn: false,
    });
    expect(await told(cookies.issuer)).toEqual([]);
    const seen = await send(server, 'POST', `/api/staff/password-resets/${reset?._id}/seen`, cookies.other);
    expect(seen.status).toBe(200);
    expect(await told(cookies.other)).toEqual([]);
    expect(await server.sql('select arranged from password_resets where account_id = $1', [id])).toEqual([
      { arranged: null },
    ]);
  });

  it('stands in every prescription signed since, until the doctor has said that it was arranged', async () => {
    await addDoctor(server, 'SIGNS');
    const cookie = await takeOver('SIGNS');
    expect(await sign(cookie)).toMatchObject({
      signedAfterReset: { by: 'issuer@example.org', at: expect.any(String) },
    });
    expect((await answer(cookie, true)).status).toBe(200);
    expect(await sign(cookie)).toMatchObject({ signedAfterReset: null });
    const info: object = await (await get(server, '/api/doctorAuth/doctor-info', cookie)).json();
    expect(info).not.toHaveProperty('passwordReset');
    expect((await answer(cookie, true)).status).toBe(404);
  });

  it('and was not arranged ends every session and the password, and is told to all administrators anew', async () => {
    await addDoctor(server, 'DENIES', { name: 'Dr. Denia Ives' });
    const thief = await takeOver('DENIES');
    const doctor = await logIn('DENIES');
    for (const reset of await told(cookies.other))
      await send(server, 'POST', `/api/staff/password-resets/${reset._id}/seen`, cookies.other);
    expect((await answer(doctor, false)).status).toBe(200);
    for (const cookie of [thief, doctor])
      expect((await get(server, '/api/doctorAuth/doctor-info', cookie)).status).toBe(401);
    expect((await login('DENIES')).status).toBe(401);
    for (const cookie of [cookies.other, cookies.issuer])
      expect(await told(cookie)).toMatchObject([{ account: { name: 'Dr. Denia Ives' }, arranged: false }]);
    const audited = await server.sql(
      "select action from audit_entries where action like 'password-reset%' order by at",
    );
    expect(audited.map(({ action }) => action)).toContain('password-reset-denied');
  });

  it('of an administrator is told to that administrator, too', async () => {
    const id = await addAdmin(server, 'third@example.org');
    await takeOver('', 'admin', id);
    expect((await told(cookies.other)).filter(({ account }) => account.role === 'admin')).toMatchObject([
      { account: { name: 'third@example.org' }, isOwn: false },
    ]);
    const third = await post(server, '/api/adminAuth/login', { email: 'third@example.org', password: NEW_PASSWORD });
    expect((await told(cookieOf(third))).filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });
});
