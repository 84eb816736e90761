import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoginNeedsBody, RecoveryCodes } from '#shared/contract/staff/second-factor.ts';
import { routeTable } from '#server/routes/route-table.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  cookieOf,
  doctorCookie,
  get,
  PASSWORD,
  RECEPTIONIST,
  send,
} from '../../../support/server/staff.ts';
import { post } from '../../../support/server/visits.ts';

const SECOND = 1000;
let now: Date;
let server: TestServer;
let admin: string;
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const logIn = (body: object, headers: Record<string, string> = {}) =>
  post(server, '/api/adminAuth/login', { email: 'admin@example.org', password: PASSWORD, ...body }, headers);
const needsOf = async (answer: Response) => v.parse(LoginNeedsBody, await answer.json());

/** Sets an authenticator app up in an open session. */
async function setUp(cookie: string) {
  const begun = await (await send(server, 'POST', '/api/account/authenticator', cookie)).json();
  const { secret } = v.parse(v.object({ secret: v.string(), address: v.string() }), begun);
  const done = await send(server, 'POST', '/api/account/authenticator/confirm', cookie, { code: codeOf(secret) });
  const { recoveryCodes } = v.parse(RecoveryCodes, await done.json());
  later(30 * SECOND);
  return { secret, recoveryCodes };
}

const demand = (secondFactor: string, cookie = admin) =>
  send(server, 'PUT', '/api/staff/security', cookie, { secondFactor });
const actions = async () =>
  (await server.sql<{ action: string }>('select action from audit_entries order by at, id')).map(
    ({ action }) => action,
  );

beforeAll(async () => {
  now = new Date('2026-11-27T10:00:00Z');
  server = await startTestServer({ with: { now: () => now } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [
    'admins',
    'doctors',
    'sessions',
    'login_failures',
    'known_browsers',
    'account_factors',
    'recovery_codes',
    'clinic_settings',
  ])
    await server.sql(`delete from ${table}`);
  await server.sql(`${LIFTED} delete from audit_entries`);
  await addAdmin(server);
  await addAdmin(server, 'second@example.org');
  admin = await adminCookie(server);
});

describe('an account with an authenticator app', () => {
  it('opens with password and code, and without the code there is no session, whatever is asked', async () => {
    const { secret } = await setUp(admin);
    const refused = await logIn({});
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await needsOf(refused)).toMatchObject({ needs: 'code' });
    expect((await logIn({ password: 'wrong password', code: codeOf(secret) })).status).toBe(401);
    const cookie = cookieOf(await logIn({ code: codeOf(secret) }));
    expect((await get(server, '/api/audit', cookie)).status).toBe(200);
  });

  it('ends, when it is set up, whatever the password alone has opened elsewhere, and not the session it is set up in', async () => {
    const elsewhere = await adminCookie(server);
    await setUp(admin);
    expect((await get(server, '/api/session', elsewhere)).status).toBe(401);
    expect((await get(server, '/api/session', admin)).status).toBe(200);
  });

  it('says nothing of the second factor to somebody with a wrong password', async () => {
    await setUp(admin);
    const answers = await Promise.all([
      logIn({ password: 'wrong password' }),
      post(server, '/api/adminAuth/login', { email: 'nobody@example.org', password: PASSWORD }),
    ]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect({ ...one, requestId: undefined }).toEqual({ ...other, requestId: undefined });
  });

  it('takes no code a second time, and none from before the one that was used', async () => {
    const { secret } = await setUp(admin);
    const code = codeOf(secret);
    const earlier = codeOf(secret, new Date(now.getTime() - 30 * SECOND));
    expect((await logIn({ code })).status).toBe(200);
    expect(await needsOf(await logIn({ code }))).toMatchObject({ needs: 'code' });
    expect((await logIn({ code: earlier })).status).toBe(401);
    later(30 * SECOND);
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });

  it('lets one code in once, even when it comes twice in the same moment', async () => {
    const { secret } = await setUp(admin);
    const code = codeOf(secret);
    const statuses = (await Promise.all([logIn({ code }), logIn({ code })])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('takes each recovery code once, keeps only hashes of them, and new ones end the old', async () => {
    const { recoveryCodes } = await setUp(admin);
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const rows = await server.sql<{ code_hash: string }>('select code_hash from recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(first.replace('-', ''));
    expect((await logIn({ code: first.toLowerCase().replace('-', ' ') })).status).toBe(200);
    expect((await logIn({ code: first })).status).toBe(401);
    const renewed = await send(server, 'POST', '/api/account/recovery-codes', admin);
    const [fresh = ''] = v.parse(RecoveryCodes, await renewed.json()).recoveryCodes;
    expect((await logIn({ code: second })).status).toBe(401);
    expect((await logIn({ code: fresh })).status).toBe(200);
    expect(await actions()).toContain('recovery-code-used');
  });

  it('does not keep the secret as it is, nor lets it be put into another account', async () => {
    const { secret } = await setUp(admin);
    const [row] = await server.sql<{ secret: string }>('select secret from account_factors');
    expect(row?.secret).not.toContain(secret);
    const [other] = await server.sql<{ id: string }>(`select id from admins where email = 'second@example.org'`);
    await server.sql('update account_factors set account_id = $1', [other?.id]);
    const answer = await logIn({ email: 'second@example.org', code: codeOf(secret) });
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('slows wrong codes, up to a quarter of an hour each, also for the right one, and writes them down', async () => {
    const { secret } = await setUp(admin);
    // Hundreds of right passwords follow: at the usual cost they are half a minute of hashing.
    const quick = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await server.sql('update admins set password_hash = $1', [quick]);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await logIn({ code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await logIn({ code: codeOf(secret) })).status).toBe(429);
    // However long somebody goes on, a day holds some hundred attempts.
    let tried = 0;
    for (const end = now.getTime() + 24 * 3_600_000; now.getTime() < end;) {
      const answer = await logIn({ code: '000000' });
      if (answer.status === 429) later(Number(answer.headers.get('retry-after')) * 1000);
      else tried += 1;
    }
    expect(tried).toBeLessThan(130);
    expect((await actions()).filter((action) => action === 'second-factor-refused').length).toBeGreaterThan(90);
  });

  it('in a browser that it knows is not slowed by what a thief gets wrong elsewhere', async () => {
    const { secret } = await setUp(admin);
    const known = (await logIn({ code: codeOf(secret) })).headers.getSetCookie().find((one) => /_browser=/.test(one));
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn({ code: '000000' });
    later(30 * SECOND);
    const cookie = known?.split(';')[0] ?? '';
    expect((await logIn({ code: codeOf(secret) }, { cookie })).status).toBe(200);
  });

  it('can be made free of it by its owner, not where the clinic asks for it', async () => {
    await setUp(admin);
    await demand('administrators');
    expect((await send(server, 'DELETE', '/api/account/authenticator', admin)).status).toBe(409);
    await demand('optional');
    expect((await send(server, 'DELETE', '/api/account/authenticator', admin)).status).toBe(200);
    expect((await logIn({})).status).toBe(200);
  });
});

describe('a clinic that asks for a second factor', () => {
  it('can only be made so by an administrator who has one', async () => {
    expect((await demand('administrators')).status).toBe(409);
    await setUp(admin);
    expect((await demand('administrators')).status).toBe(200);
  });

  it('ends the sessions of those who have none at once, and of nobody else', async () => {
    await setUp(admin);
    await addReceptionist(server);
    const [other, desk] = [await adminCookie(server, 'second@example.org'), await adminCookie(server, RECEPTIONIST)];
    await demand('administrators');
    expect((await get(server, '/api/session', other)).status).toBe(401);
    expect((await get(server, '/api/session', desk)).status).toBe(200);
    expect((await get(server, '/api/session', admin)).status).toBe(200);
    await demand('everybody');
    expect((await get(server, '/api/session', desk)).status).toBe(401);
  });

  it('ends what the password alone has opened, also of an account that has a passkey', async () => {
    await setUp(admin);
    const other = await adminCookie(server, 'second@example.org');
    await server.sql(
      `insert into passkeys (id, role, account_id, name, public_key, counter, transports, created_at)
       select 'key', 'admin', id, 'Key', 'AA', 0, '{}', now() from admins where email = 'second@example.org'`,
    );
    expect((await get(server, '/api/session', other)).status).toBe(200);
    await demand('administrators');
    expect((await get(server, '/api/session', other)).status).toBe(401);
  });

  it('does not honour what the password alone opened in the moment in which more was asked for', async () => {
    await setUp(admin);
    await addDoctor(server, 'DOCA');
    await demand('administrators');
    const doctor = await doctorCookie(server, 'DOCA');
    await server.sql(`update clinic_settings set values = '{"secondFactor":"everybody"}' where id = 'security'`);
    expect((await get(server, '/api/session', doctor)).status).toBe(401);
    expect((await get(server, '/api/session', admin)).status).toBe(200);
  });

  it('lets an account without one set it up with its next log-in, and gives a session with the first code only', async () => {
    await setUp(admin);
    await demand('everybody');
    await addDoctor(server, 'DOCA');
    const login = { email: 'doca@example.org', password: PASSWORD, doctorId: 'DOCA' };
    const first = await post(server, '/api/doctorAuth/login', login);
    expect(first.status).toBe(401);
    expect(first.headers.getSetCookie()).toEqual([]);
    const { needs, setUp: offered } = await needsOf(first);
    expect(needs).toBe('set-up');
    expect(offered?.address).toMatch(/^otpauth:\/\/totp\/Frontdesk:.*DOCA.*secret=[A-Z2-7]+/);
    const again = await needsOf(await post(server, '/api/doctorAuth/login', { ...login, code: '000000' }));
    expect(again).toMatchObject({ needs: 'set-up', setUp: offered });
    const code = codeOf(offered?.secret ?? '');
    const done = await post(server, '/api/doctorAuth/login', { ...login, code });
    expect(v.parse(RecoveryCodes, await done.clone().json()).recoveryCodes).toHaveLength(10);
    expect((await get(server, '/api/session', cookieOf(done))).status).toBe(200);
    expect((await needsOf(await post(server, '/api/doctorAuth/login', login))).needs).toBe('code');
  });

  it('offers that to no thief of a password: only in a browser of theirs, or after a one-time code', async () => {
    await setUp(admin);
    const login = { email: 'second@example.org', password: PASSWORD };
    const before = await post(server, '/api/adminAuth/login', login);
    const own =
      before.headers
        .getSetCookie()
        .find((one) => /_browser=/.test(one))
        ?.split(';')[0] ?? '';
    await demand('administrators');
    expect((await needsOf(await post(server, '/api/adminAuth/login', login))).needs).toBe('known-browser');
    expect((await needsOf(await post(server, '/api/adminAuth/login', login, { cookie: own }))).needs).toBe('set-up');

    const [row] = await server.sql<{ id: string }>(`select id from admins where email = 'second@example.org'`);
    const made = await send(server, 'POST', '/api/staff/one-time-code', admin, { role: 'admin', accountId: row?.id });
    const { code } = v.parse(v.object({ code: v.object({ code: v.string() }) }), await made.json());
    const password = 'another battery staple';
    await post(server, '/api/staff/set-password', { code: code.code, password });
    expect((await needsOf(await post(server, '/api/adminAuth/login', { ...login, password }))).needs).toBe('set-up');
  });

  it('asks a receptionist who is made an administrator for it at once', async () => {
    await setUp(admin);
    const id = await addReceptionist(server);
    const desk = await adminCookie(server, RECEPTIONIST);
    await demand('administrators');
    await send(server, 'PATCH', `/api/staff/admins/${id}`, admin, { kind: 'admin' });
    expect((await get(server, '/api/session', desk)).status).toBe(401);
  });

  it('opens no call of the whole server to the password alone', async () => {
    const { secret } = await setUp(admin);
    await demand('everybody');
    const refused = await logIn({});
    const cookie = refused.headers.getSetCookie().join('; ');
    const guarded = routeTable(server.dependencies).filter(({ policy }) => policy !== 'public');
    for (const { method, path } of guarded) {
      const answer = await send(server, method, path.replaceAll(/:\w+/g, crypto.randomUUID()), cookie);
      expect([method, path, answer.status]).toEqual([method, path, 401]);
    }
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });
});

describe('a lost telephone', () => {
  it('is answered by another administrator with a reason, which ends the sessions and is written down', async () => {
    await addDoctor(server, 'DOCA');
    const doctor = await doctorCookie(server, 'DOCA');
    await setUp(doctor);
    const reset = (body: object, cookie = admin) =>
      send(server, 'POST', '/api/staff/second-factor/reset', cookie, body);
    const theirs = { role: 'doctor', accountId: 'DOCA', reason: 'Telephone stolen, identity card seen' };
    expect((await reset({ ...theirs, reason: '' })).status).toBe(400);
    expect((await reset(theirs)).status).toBe(200);
    expect((await get(server, '/api/session', doctor)).status).toBe(401);
    expect(await doctorCookie(server, 'DOCA')).toContain('frontdesk_doctor=');
    const [entry] = await server.sql<{ details: unknown }>(
      `select details from audit_entries where action = 'second-factor-reset'`,
    );
    expect(entry?.details).toEqual({ reason: theirs.reason });
    const [own] = await server.sql<{ id: string }>(`select id from admins where email = 'admin@example.org'`);
    expect((await reset({ role: 'admin', accountId: own?.id, reason: 'my own one' })).status).toBe(409);
  });
});

describe('the password again', () => {
  const GUARDED = [
    ['GET', '/api/adminDashboard/export-patients'],
    ['GET', '/api/adminDashboard/export-appointments'],
    ['POST', '/api/clients', { name: 'Other system', scopes: ['system/*.rs'] }],
    ['POST', '/api/staff/admins', { name: 'New', email: 'new@example.org' }],
    ['POST', '/api/staff/one-time-code', { role: 'doctor', accountId: 'DOCA' }],
    ['PUT', '/api/staff/security', { needToKnow: true }],
    ['POST', '/api/account/authenticator'],
    ['DELETE', '/api/staff/samples'],
  ] as const;

  it('is asked for some minutes after it was given, before what a stranger at the screen must not do', async () => {
    await addDoctor(server, 'DOCA');
    for (const [method, path, body] of GUARDED)
      expect((await send(server, method, path, admin, body)).status).toBeLessThan(300);
    later(5 * 60 * SECOND);
    for (const [method, path, body] of GUARDED) {
      const answer = await send(server, method, path, admin, body);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({ needs: 'password', ways: expect.arrayContaining(['password']) });
    }
    expect((await get(server, '/api/staff/admins', admin)).status).toBe(200);
    expect((await send(server, 'POST', '/api/account/confirm', admin, { password: 'wrong' })).status).toBe(422);
    expect((await send(server, 'GET', GUARDED[0][1], admin)).status).toBe(403);
    expect((await send(server, 'POST', '/api/account/confirm', admin, { password: PASSWORD })).status).toBe(200);
    expect((await send(server, 'GET', GUARDED[0][1], admin)).status).toBe(200);
  });

  it('is asked for before everything leaves the house over FHIR, too', async () => {
    const exported = async () => (await get(server, '/fhir/$export?_type=Patient', admin)).status;
    expect(await exported()).toBe(200);
    later(5 * 60 * SECOND);
    expect(await exported()).toBe(403);
    await send(server, 'POST', '/api/account/confirm', admin, { password: PASSWORD });
    expect(await exported()).toBe(200);
  });

  it('may be a code of the authenticator app, and is slowed like a log-in', async () => {
    const { secret } = await setUp(admin);
    later(5 * 60 * SECOND);
    const denied = await get(server, '/api/adminDashboard/export-patients', admin);
    expect(await denied.json()).toMatchObject({ ways: ['password', 'code'] });
    expect((await send(server, 'POST', '/api/account/confirm', admin, { code: codeOf(secret) })).status).toBe(200);
    expect((await send(server, 'POST', '/api/account/confirm', admin, { code: codeOf(secret) })).status).toBe(422);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await send(server, 'POST', '/api/account/confirm', admin, { password: 'wrong' });
    expect((await send(server, 'POST', '/api/account/confirm', admin, { password: PASSWORD })).status).toBe(429);
  });
});
