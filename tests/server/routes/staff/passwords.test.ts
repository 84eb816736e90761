import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, PASSWORD, send } from '../../../support/server/staff.ts';
import { post } from '../../../support/server/visits.ts';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'eleven grey pelicans';
let now: Date;
let server: TestServer;
let admin: string;
beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
});
beforeEach(async () => {
  await server.sql('delete from login_failures');
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

async function codeFor(accountId: string, role = 'doctor'): Promise<string> {
  const answer = await send(server, 'POST', '/api/staff/one-time-code', admin, { role, accountId });
  expect(answer.status).toBe(201);
  return v.parse(v.object({ code: v.object({ code: v.string() }) }), await answer.json()).code.code;
}
const set = (code: string, password = NEW_PASSWORD) => post(server, '/api/staff/set-password', { code, password });
const login = (code: string, password: string) =>
  post(server, '/api/doctorAuth/login', { email: `${code.toLowerCase()}@example.org`, password, doctorId: code });

describe('a one-time code', () => {
  it('sets a password once, and ends the sessions of its account', async () => {
    await addDoctor(server, 'ONCE');
    const session = await doctorCookie(server, 'ONCE');
    const code = await codeFor('ONCE');
    expect((await get(server, '/api/doctorAuth/doctor-info', session)).status).toBe(200);
    expect((await set(code)).status).toBe(200);
    expect((await get(server, '/api/doctorAuth/doctor-info', session)).status).toBe(401);
    expect((await login('ONCE', PASSWORD)).status).toBe(401);
    expect((await login('ONCE', NEW_PASSWORD)).status).toBe(200);
    const again = await set(code, 'another good phrase');
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ faults: [{ path: 'code' }] });
    expect((await login('ONCE', NEW_PASSWORD)).status).toBe(200);
  });

  it('is used by one of those who use it at the same moment', async () => {
    await addDoctor(server, 'RACE');
    const code = await codeFor('RACE');
    const answers = await Promise.all(
      ['one fine phrase', 'two fine phrases', 'three fine ones'].map((p) => set(code, p)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is worth nothing after a day, or once a newer one is there', async () => {
    await addDoctor(server, 'LATE');
    const first = await codeFor('LATE');
    const second = await codeFor('LATE');
    expect((await set(first)).status).toBe(422);
    now = new Date(now.getTime() + 25 * HOUR);
    expect((await set(second)).status).toBe(422);
    admin = await adminCookie(server);
    expect((await set(await codeFor('LATE'))).status).toBe(200);
  });

  it('is kept as a hash only', async () => {
    await addDoctor(server, 'HASH');
    const code = await codeFor('HASH');
    const rows = await server.sql<{ line: string }>('select one_time_codes::text as line from one_time_codes');
    expect(rows.map(({ line }) => line).join()).not.toContain(code.slice(0, 4));
  });

  it('survives a password that is refused', async () => {
    await addDoctor(server, 'RETRY', { name: 'Dr. Cassandra Holloway' });
    const code = await codeFor('RETRY');
    for (const weak of ['Password2026!', 'qwertyuiop', 'aaaaaaaaaa', 'retry@example.org', 'cassandra1999']) {
      const refused = await set(code, weak);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ faults: [{ path: 'password' }] });
    }
    expect((await set(code, 'short')).status).toBe(400);
    expect((await set(code, 'långes lösenord '.repeat(5))).status).toBe(200);
  });

  it('cannot be guessed quickly', async () => {
    for (let count = 0; count < 20; count += 1) expect((await set(`AAAA-BBBB-${count}`)).status).toBe(422);
    const refused = await set('AAAA-BBBB-CCCC');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const rows = await server.sql(
      "select 1 from audit_entries where action = 'password-refused' and actor_role = 'nobody'",
    );
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  it('is not made for an account that is not there', async () => {
    const unknown = [
      { role: 'doctor', accountId: 'NOBODY' },
      { role: 'admin', accountId: 'NOBODY' },
      { role: 'admin', accountId: '0190b2c0-0000-7000-8000-000000000000' },
    ];
    for (const body of unknown) {
      expect((await send(server, 'POST', '/api/staff/one-time-code', admin, body)).status).toBe(404);
    }
  });
});

describe('changing one’s own password', () => {
  const change = (cookie: string, body: Record<string, unknown>) =>
    send(server, 'POST', '/api/staff/change-password', cookie, { role: 'doctor', ...body });

  it('needs the current one, and ends the other sessions only', async () => {
    await addDoctor(server, 'OWN');
    const [here, there] = [await doctorCookie(server, 'OWN'), await doctorCookie(server, 'OWN')];
    const wrong = await change(here, { current: 'not this', password: NEW_PASSWORD });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ faults: [{ path: 'current' }] });
    expect((await change(here, { current: PASSWORD, password: 'letmein123' })).status).toBe(422);
    expect((await change(here, { current: PASSWORD, password: NEW_PASSWORD })).status).toBe(200);
    expect((await get(server, '/api/doctorAuth/doctor-info', here)).status).toBe(200);
    expect((await get(server, '/api/doctorAuth/doctor-info', there)).status).toBe(401);
    expect((await login('OWN', NEW_PASSWORD)).status).toBe(200);
  });

  it('is of the account of the named role, where a browser is signed in as both', async () => {
    await addDoctor(server, 'BOTH');
    const both = `${admin}; ${await doctorCookie(server, 'BOTH')}`;
    expect((await change(both, { current: PASSWORD, password: NEW_PASSWORD })).status).toBe(200);
    expect((await login('BOTH', NEW_PASSWORD)).status).toBe(200);
    await adminCookie(server);
    expect((await change(admin, { current: PASSWORD, password: NEW_PASSWORD })).status).toBe(401);
  });

  it('is slowed when the current one is guessed', async () => {
    await addDoctor(server, 'GUESS');
    const cookie = await doctorCookie(server, 'GUESS');
    for (let count = 0; count < 5; count += 1)
      await change(cookie, { current: `guess ${count}`, password: NEW_PASSWORD });
    expect((await change(cookie, { current: PASSWORD, password: NEW_PASSWORD })).status).toBe(429);
  });
});
