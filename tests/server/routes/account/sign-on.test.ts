import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SignOnStart } from '#shared/contract/staff/sign-on.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, get, send } from '../../../support/server/staff.ts';
import { post } from '../../../support/server/visits.ts';
import { logInAt, startHospitalProvider, type HospitalPerson } from '../../../support/stand-ins/hospital-provider.ts';

let server: TestServer;
let provider: Awaited<ReturnType<typeof startHospitalProvider>>;
const people = new Map<string, HospitalPerson>();

beforeAll(async () => {
  provider = await startHospitalProvider(people);
  server = await startTestServer({
    env: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'frontdesk', OIDC_CLIENT_SECRET: 'a secret of the test' },
  });
  provider.serve(`${server.url}/api/sign-on/callback`);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  people.clear();
  for (const table of ['admins', 'doctors', 'sessions', 'sign_on_subjects', 'ceremonies', 'clinic_settings'])
    await server.sql(`delete from ${table}`);
  await server.sql(`${LIFTED} delete from audit_entries`);
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
});

async function start(role: 'admin' | 'doctor') {
  const answer = await post(server, '/api/sign-on', { role });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toContain('HttpOnly');
  return { cookie: cookie.split(';')[0] ?? '', address: v.parse(SignOnStart, await answer.json()).address };
}

const back = (url: URL, cookie: string) =>
  fetch(`${server.url}${url.pathname}${url.search}`, { redirect: 'manual', headers: { cookie } });

/** Goes the whole way. @returns where the browser ends up, and the session's cookie if there is one. */
async function signOn(role: 'admin' | 'doctor', login: string) {
  const { cookie, address } = await start(role);
  const answer = await back(await logInAt(address, login), cookie);
  const session = answer.headers.getSetCookie().find((one) => one.startsWith(`frontdesk_${role}=`));
  return { to: answer.headers.get('location'), session: session?.split(';')[0] };
}

const actions = async () =>
  (await server.sql<{ action: string }>('select action from audit_entries order by at, id')).map(
    ({ action }) => action,
  );

describe('the hospital’s own log-in', () => {
  it('opens the account with the verified e-mail, links it, and knows it by the subject from then on', async () => {
    people.set('h-1', { email: 'Admin@example.org', email_verified: true });
    const { to, session = '' } = await signOn('admin', 'h-1');
    expect(to).toBe('/admin/dashboard');
    expect((await get(server, '/api/audit', session)).status).toBe(200);
    people.set('h-1', { email: 'renamed@example.org', email_verified: true });
    expect((await signOn('admin', 'h-1')).to).toBe('/admin/dashboard');
    expect((await actions()).toSorted()).toEqual(['login-sign-on', 'login-sign-on', 'sign-on-linked']);
  });

  it('opens a doctor’s account in the doctor’s role only', async () => {
    people.set('h-2', { email: 'doca@example.org', email_verified: true });
    expect((await signOn('admin', 'h-2')).session).toBeUndefined();
    const { to, session = '' } = await signOn('doctor', 'h-2');
    expect(to).toBe('/doctor/dashboard');
    expect((await get(server, '/api/doctorAuth/doctor-info', session)).status).toBe(200);
  });

  it('never makes an account, and believes no e-mail that the provider has not verified', async () => {
    people.set('h-3', { email: 'nobody@example.org', email_verified: true });
    people.set('h-4', { email: 'admin@example.org', email_verified: false });
    people.set('h-5', { email: 'admin@example.org' });
    for (const login of ['h-3', 'h-4', 'h-5'])
      expect(await signOn('admin', login)).toEqual({ to: '/login?role=admin&signOn=unknown', session: undefined });
    expect(await server.sql('select id from admins')).toHaveLength(1);
    expect(await actions()).toEqual(['sign-on-refused', 'sign-on-refused', 'sign-on-refused']);
  });

  it('gives a linked account to nobody who has its e-mail later, and one of two doctors’ to neither', async () => {
    people.set('h-1', { email: 'admin@example.org', email_verified: true });
    await signOn('admin', 'h-1');
    people.set('h-9', { email: 'admin@example.org', email_verified: true });
    expect((await signOn('admin', 'h-9')).session).toBeUndefined();
    await addDoctor(server, 'DOCB');
    await server.sql(`update doctors set email = 'doca@example.org'`);
    people.set('h-8', { email: 'doca@example.org', email_verified: true });
    expect((await signOn('doctor', 'h-8')).session).toBeUndefined();
  });

  it('opens no removed account', async () => {
    people.set('h-1', { email: 'admin@example.org', email_verified: true });
    await signOn('admin', 'h-1');
    await server.sql('update admins set removed_at = now()');
    expect((await signOn('admin', 'h-1')).session).toBeUndefined();
  });

  it('stands for a second factor only where the provider says that it has asked for one', async () => {
    await server.sql(`insert into clinic_settings (id, values, updated_at) values ('security', $1, now())`, [
      { secondFactor: 'everybody' },
    ]);
    people.set('h-1', { email: 'admin@example.org', email_verified: true, amr: ['pwd'] });
    expect((await signOn('admin', 'h-1')).to).toBe('/login?role=admin&signOn=second-factor');
    people.set('h-1', { email: 'admin@example.org', email_verified: true, amr: ['pwd', 'mfa'] });
    expect((await signOn('admin', 'h-1')).to).toBe('/admin/dashboard');
  });
});

describe('an answer of the provider', () => {
  it('is taken once, only in the browser that was sent there, and only as it was given', async () => {
    people.set('h-1', { email: 'admin@example.org', email_verified: true });
    const { cookie, address } = await start('admin');
    const other = await start('admin');
    const url = await logInAt(address, 'h-1');
    const failed = '/login?role=admin&signOn=failed';
    // Another browser's cookie: its state is another one, and it is used up by that.
    expect((await back(url, other.cookie)).headers.get('location')).toBe(failed);
    expect((await back(url, '')).headers.get('location')).toBe('/login?role=doctor&signOn=failed');
    const forged = await start('admin');
    const wrongState = new URL(await logInAt(forged.address, 'h-1'));
    wrongState.searchParams.set('state', 'made-up');
    expect((await back(wrongState, forged.cookie)).headers.get('location')).toBe(failed);
    expect((await back(url, cookie)).headers.get('location')).toBe('/admin/dashboard');
    expect((await back(url, cookie)).headers.get('location')).toBe('/login?role=doctor&signOn=failed');
  });

  it('is asked for with PKCE, state and nonce, and keeps its secrets out of the address', async () => {
    const { address } = await start('admin');
    const { searchParams } = new URL(address);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    const [row] = await server.sql<{ details: { verifier: string } }>('select details from ceremonies');
    expect(address).not.toContain(row?.details.verifier);
  });
});

it('is not offered by a server without one, and a provider that is away is said to be', async () => {
  const without = await startTestServer();
  expect(await (await get(without, '/api/sign-on')).json()).toEqual({ name: null });
  expect((await post(without, '/api/sign-on', { role: 'admin' })).status).toBe(404);
  await without.stop();
  const away = await startTestServer({ env: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'frontdesk' } });
  expect((await post(away, '/api/sign-on', { role: 'admin' })).status).toBe(503);
  expect((await send(away, 'GET', '/api/sign-on/callback?code=x&state=y', '')).url).toContain('signOn=failed');
  await away.stop();
});
