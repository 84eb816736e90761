import { hash, verify } from '@node-rs/argon2';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { SessionAnswer } from '#shared/contract/staff/sessions.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { hashPassword } from '#server/services/passwords/passwords.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  adminCookie,
  cookieOf,
  doctorCookie,
  get,
  PASSWORD,
} from '../../../support/server/staff.ts';
import { post, refusalOf } from '../../../support/server/visits.ts';

const MINUTE = 60_000;
let now: Date;
let server: TestServer;
const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addAdmin(server, 'second@example.org');
  await addDoctor(server, 'DOCA', { name: 'Dr. A' });
  await addDoctor(server, 'DOCB');
});
beforeEach(() => server.sql('delete from login_failures'));
afterAll(() => server.stop());

const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  post(server, '/api/adminAuth/login', body, headers);
/** The cookie by which a browser is known that somebody has logged in from. */
const browserOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => /_browser=/.test(cookie)) ?? '';
const list = (cookie: string) => get(server, '/api/adminDashboard/view-patients', cookie);

describe('logging in', () => {
  it('answers a message and a cookie that scripts and other sites cannot use', async () => {
    const answer = await logIn({ email: 'ADMIN@example.org', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(v.parse(SessionAnswer, await answer.json()).message).toBe('Login successful');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^frontdesk_admin=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Max-Age');
  });

  it('makes the cookie Secure, and its name a promise of it, where the server speaks TLS', async () => {
    const { config, database } = server.dependencies;
    const secure = await startTestServer({
      with: { database, config: { ...config, tls: { certFile: 'cert', keyFile: 'key' } } },
    });
    const answer = await post(secure, '/api/adminAuth/login', { email: 'admin@example.org', password: PASSWORD });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-frontdesk_admin=/);
    expect(cookie).toContain('Secure');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Domain');
    const logout = await fetch(`${secure.url}/api/adminAuth/logout`, {
      method: 'POST',
      headers: { cookie: cookieOf(answer) },
    });
    expect(logout.headers.getSetCookie()[0]).toMatch(/^__Host-frontdesk_admin=; Max-Age=0.*Secure/);
    await secure.stop();
  });

  it('does so behind a proxy of ours that speaks TLS, and believes no other', async () => {
    const { config, database } = server.dependencies;
    const proxied = await startTestServer({ with: { database, config: { ...config, trustProxy: true } } });
    const login = { email: 'admin@example.org', password: PASSWORD };
    const forwarded = { 'x-forwarded-proto': 'https' };
    const [believed = ''] = (await post(proxied, '/api/adminAuth/login', login, forwarded)).headers.getSetCookie();
    expect(believed).toMatch(/^__Host-frontdesk_admin=.*Secure/);
    const [ignored = ''] = (await post(server, '/api/adminAuth/login', login, forwarded)).headers.getSetCookie();
    expect(ignored).not.toContain('Secure');
    await proxied.stop();
  });

  it('keeps only a hash of the token', async () => {
    const cookie = await adminCookie(server);
    const token = cookie.split('=')[1] ?? '';
    const rows = await server.sql<{ token_hash: string }>('select token_hash from sessions');
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true);
    expect(rows.some((row) => row.token_hash.includes(token))).toBe(false);
  });

  it('renews a hash from before passwords were normalized, or of a lower cost, and leaves every other as it is', async () => {
    const typed = 'Überprüfung né'.normalize('NFD');
    const hashOf = async () =>
      (await server.sql<{ h: string }>(`select password_hash as h from admins where email = 'second@example.org'`))[0]
        ?.h;
    const login = { email: 'second@example.org', password: typed };
    for (const old of [await hash(typed), await hash(typed.normalize('NFKC'), { memoryCost: 8192, timeCost: 1 })]) {
      await server.sql(`update admins set password_hash = $1 where email = 'second@example.org'`, [old]);
      expect((await logIn({ ...login, password: 'wrong' })).status).toBe(401);
      expect(await hashOf()).toBe(old);
      expect((await logIn(login)).status).toBe(200);
      const renewed = await hashOf();
      expect(renewed).toMatch(/m=19456,t=2,p=1/);
      expect(await verify(renewed ?? '', typed.normalize('NFKC'))).toBe(true);
      expect((await logIn(login)).status).toBe(200);
      expect(await hashOf()).toBe(renewed);
    }
    await server.sql(`update admins set password_hash = $1 where email = 'second@example.org'`, [
      await hashPassword(PASSWORD),
    ]);
  });

  it('says the same whatever is wrong', async () => {
    const answers = await Promise.all([
      logIn({ email: 'admin@example.org', password: 'wrong password' }),
      logIn({ email: 'nobody@example.org', password: PASSWORD }),
      post(server, '/api/doctorAuth/login', { email: 'doca@example.org', password: PASSWORD, doctorId: 'DOCB' }),
      post(server, '/api/doctorAuth/login', { email: 'doca@example.org', password: PASSWORD, doctorId: 'NONE' }),
      post(server, '/api/doctorAuth/login', { email: 'doca@example.org', password: 'wrong', doctorId: 'DOCA' }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401]);
    const bodies = await Promise.all(answers.map(refusalOf));
    expect(new Set(bodies).size).toBe(1);
    expect(v.parse(ProblemBody, JSON.parse(bodies[0] ?? '')).message).toBe('The email or password is incorrect.');
  });

  it('takes a doctor’s code in small letters, too, and counts every spelling as one account', async () => {
    const login = { email: 'doca@example.org', password: PASSWORD };
    expect((await post(server, '/api/doctorAuth/login', { ...login, doctorId: 'Doca' })).status).toBe(200);
    const wrong = { ...login, password: 'wrong' };
    for (const doctorId of ['doca', 'Doca', 'dOca', 'doCa', 'docA', 'DOca', 'DoCa'])
      await post(server, '/api/doctorAuth/login', { ...wrong, doctorId });
    expect((await post(server, '/api/doctorAuth/login', { ...wrong, doctorId: 'DOcA' })).status).toBe(429);
    later(60 * MINUTE);
  });

  it('gives a new token each time and ends the session that was presented', async () => {
    const first = await adminCookie(server);
    const again = await fetch(`${server.url}/api/adminAuth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: first },
      body: JSON.stringify({ email: 'admin@example.org', password: PASSWORD }),
    });
    const second = cookieOf(again);
    expect(second).not.toBe(first);
    expect((await list(first)).status).toBe(401);
    expect((await list(second)).status).toBe(200);
  });

  it('keeps admin and doctor apart: two cookies, each with its own session', async () => {
    const both = `${await adminCookie(server)}; ${await doctorCookie(server, 'DOCA')}`;
    expect((await get(server, '/api/doctorAuth/doctor-info', both)).status).toBe(200);
    expect((await get(server, '/api/appointments/admin/appointments', both)).status).toBe(200);
    const crossed = (await adminCookie(server)).replace('frontdesk_admin', 'frontdesk_doctor');
    expect((await get(server, '/api/doctorAuth/doctor-info', crossed)).status).toBe(401);
  });

  it('tells a doctor name, specialization and email', async () => {
    const answer = await get(server, '/api/doctorAuth/doctor-info', await doctorCookie(server, 'DOCA'));
    expect(await answer.json()).toMatchObject({
      name: 'Dr. A',
      specialization: 'Cardiology',
      email: 'doca@example.org',
      doctorId: 'DOCA',
    });
  });
});

describe('a session', () => {
  it('ends after 30 minutes without a request, and lives on with one', async () => {
    const cookie = await adminCookie(server);
    later(29 * MINUTE);
    expect((await list(cookie)).status).toBe(200);
    later(29 * MINUTE);
    expect((await list(cookie)).status).toBe(200);
    later(31 * MINUTE);
    expect((await list(cookie)).status).toBe(401);
  });

  it('ends after twelve hours, however busy', async () => {
    const cookie = await adminCookie(server);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      later(20 * MINUTE);
      expect((await list(cookie)).status).toBe(200);
    }
    later(20 * MINUTE);
    expect((await list(cookie)).status).toBe(401);
  });

  it('is ended on the server by logging out', async () => {
    const cookie = await adminCookie(server);
    const answer = await fetch(`${server.url}/api/adminAuth/logout`, { method: 'POST', headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^frontdesk_admin=; Max-Age=0/);
    expect((await list(cookie)).status).toBe(401);
    const nobody = await fetch(`${server.url}/api/doctorAuth/logout`, { method: 'POST' });
    expect(nobody.status).toBe(200);
  });

  it('of a doctor ends when the doctor is removed', async () => {
    await addDoctor(server, 'LEAVES');
    const doctor = await doctorCookie(server, 'LEAVES');
    const removed = await fetch(`${server.url}/api/adminDashboard/deregister-doctor`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', cookie: await adminCookie(server) },
      body: JSON.stringify({ doctorId: 'LEAVES' }),
    });
    expect(removed.status).toBe(200);
    expect((await get(server, '/api/doctorAuth/doctor-info', doctor)).status).toBe(401);
    await expect(doctorCookie(server, 'LEAVES')).rejects.toThrow('401');
  });
});

describe('guessing passwords', () => {
  const guess = (email: string) => logIn({ email, password: 'wrong password' });

  it('is slowed after 5 failures on one account, ever more, and never locks out', async () => {
    for (let count = 0; count < 5; count += 1) expect((await guess('admin@example.org')).status).toBe(401);
    const waits: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const refused = await logIn({ email: 'admin@example.org', password: PASSWORD });
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get('retry-after')));
      later((waits.at(-1) ?? 0) * 1000);
      expect((await guess('admin@example.org')).status).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20]);
    later(40_000);
    expect((await logIn({ email: 'admin@example.org', password: PASSWORD })).status).toBe(200);
    expect((await guess('admin@example.org')).status).toBe(401);
  });

  it('is slowed after 20 failures from one address, whatever the account', async () => {
    for (let count = 0; count < 20; count += 1) expect((await guess(`user${count}@example.org`)).status).toBe(401);
    expect((await guess('user99@example.org')).status).toBe(429);
    later(16 * MINUTE);
    expect((await guess('user99@example.org')).status).toBe(401);
  });

  it('cannot pass the limit by trying in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('admin@example.org')));
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(6);
  });

  it('makes nobody wait for longer than half a minute', async () => {
    for (let count = 0; count < 12; count += 1) {
      await guess('admin@example.org');
      later(30_000);
    }
    await guess('admin@example.org');
    const refused = await logIn({ email: 'admin@example.org', password: PASSWORD });
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 30]);
    later(30_000);
    expect((await logIn({ email: 'admin@example.org', password: PASSWORD })).status).toBe(200);
  });

  it('slows no browser that the account has logged in from, however many guess beside it', async () => {
    const known = browserOf(await logIn({ email: 'admin@example.org', password: PASSWORD }));
    expect(known).toMatch(/^frontdesk_browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: known.slice(0, known.indexOf(';')) };
    for (let count = 0; count < 25; count += 1) await guess(`user${count % 20}@example.org`);
    for (let count = 0; count < 6; count += 1) await guess('admin@example.org');
    expect((await logIn({ email: 'admin@example.org', password: PASSWORD })).status).toBe(429);
    const again = await logIn({ email: 'admin@example.org', password: PASSWORD }, headers);
    expect(again.status).toBe(200);
    // One cookie a browser, and nothing in it or in the table that tells of anybody.
    expect(browserOf(again)).toBe(known);
    const rows = await server.sql('select * from known_browsers');
    expect(JSON.stringify(rows)).not.toContain(known.slice(18, 61));
  });

  it('is slowed from a known browser, too, and a made up one is a stranger’s', async () => {
    const known = browserOf(await logIn({ email: 'admin@example.org', password: PASSWORD })).split(';')[0] ?? '';
    const wrong = { email: 'admin@example.org', password: 'wrong password' };
    for (let count = 0; count < 5; count += 1) expect((await logIn(wrong, { cookie: known })).status).toBe(401);
    expect((await logIn(wrong, { cookie: known })).status).toBe(429);
    // What it got wrong is its own: somebody else's browser is as free as before.
    expect((await logIn({ email: 'admin@example.org', password: PASSWORD })).status).toBe(200);
    for (let count = 0; count < 5; count += 1) await guess('admin@example.org');
    const madeUp = `frontdesk_browser=${'a'.repeat(43)}`;
    expect((await logIn({ email: 'admin@example.org', password: PASSWORD }, { cookie: madeUp })).status).toBe(429);
    later(30_000);
    const answer = await logIn({ email: 'admin@example.org', password: PASSWORD }, { cookie: madeUp });
    expect(browserOf(answer)).not.toContain('aaaa');
    // Of another account it says nothing.
    for (let count = 0; count < 5; count += 1)
      await post(server, '/api/doctorAuth/login', { email: 'doca@example.org', password: 'wrong', doctorId: 'DOCA' });
    const doctor = { email: 'doca@example.org', password: PASSWORD, doctorId: 'DOCA' };
    expect((await post(server, '/api/doctorAuth/login', doctor, { cookie: known })).status).toBe(429);
  });

  it('of a clock that was ahead slows nobody, and lets no session last until then', async () => {
    later(300 * 24 * 60 * MINUTE);
    for (let count = 0; count < 30; count += 1) await guess('admin@example.org');
    const session = await adminCookie(server, 'second@example.org');
    later(-300 * 24 * 60 * MINUTE);
    expect((await logIn({ email: 'admin@example.org', password: PASSWORD })).status).toBe(200);
    expect((await list(session)).status).toBe(401);
  });

  it('leaves a trace, also where the answer is to wait: one a quarter of an hour, with the address that was first', async () => {
    await server.sql(`${LIFTED} delete from audit_entries`);
    const { dependencies } = server;
    const proxied = createApp({ ...dependencies, config: { ...dependencies.config, trustProxy: true } });
    const listening = await listen(proxied, { host: '127.0.0.1', port: 0 });
    if (!listening.ok) throw new Error(listening.problem.message);
    const body = { email: 'admin@example.org', password: 'wrong password' };
    for (let count = 0; count < 12; count += 1) {
      const from = { 'x-forwarded-for': `2001:db8::${count < 6 ? 0 : count}` };
      await post({ ...server, ...listening.value }, '/api/adminAuth/login', body, from);
    }
    await listening.value.stop(0);
    const traced = await server.sql(
      `select action, address, count(*)::int as times, bool_and(actor_id is not null) as named
       from audit_entries group by action, address order by action`,
    );
    expect(traced).toEqual([
      { action: 'login-refused', address: '2001:db8::0', times: 5, named: true },
      { action: 'login-slowed', address: '2001:db8::0', times: 1, named: true },
    ]);
  });

  it('counts failures only: many right logins are no fault', async () => {
    for (let count = 0; count < 8; count += 1) await adminCookie(server);
  });
});

it('writes logins, refusals and denials down, with ids only', async () => {
  await server.sql(`${LIFTED} delete from audit_entries`);
  const doctor = await doctorCookie(server, 'DOCA');
  await logIn({ email: 'admin@example.org', password: 'wrong password' });
  await get(server, '/api/appointments/admin/appointments', doctor);
  await get(server, '/api/patients/get-all', doctor);
  const rows = await server.sql<{ action: string; line: string }>(
    'select action, audit_entries::text as line from audit_entries order by at, action',
  );
  expect(rows.map((row) => row.action).toSorted()).toEqual([
    'access-denied',
    'login',
    'login-refused',
    'patients-viewed',
  ]);
  expect(rows.map((row) => row.line).join('\n')).not.toMatch(/@|Dr\.|correct/);
});
