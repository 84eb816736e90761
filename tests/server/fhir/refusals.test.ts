import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/engine/client.ts';
import { addClient, tokenOf, type TestClient } from '../../support/interop/clients.ts';
import { faultsOf } from '../../support/interop/fhir.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addReceptionist, adminCookie, RECEPTIONIST } from '../../support/server/staff.ts';

let server: TestServer;
let token: string;
let client: TestClient;
let desk: string;
beforeAll(async () => {
  // A clock that stands still gives back no right to ask again.
  const now = new Date('2027-01-30T18:00:00Z');
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now: () => now } });
  await addAdmin(server);
  await addReceptionist(server);
  client = await addClient(server, await adminCookie(server), ['system/*.rs', 'system/Patient.c']);
  token = await tokenOf(server, client);
  desk = await adminCookie(server, RECEPTIONIST);
});
afterAll(() => server.stop());

type Ask = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
const withToken = () => ({ authorization: `Bearer ${token}` });
const asFhir = { 'content-type': 'application/fhir+json' };

/** Whatever refuses, it is said as FHIR says it: its status and code, and nothing of the server’s inside. */
async function outcomeOf(on: TestServer, path: string, { method = 'GET', headers = {}, body }: Ask) {
  const answer = await fetch(`${on.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  expect(answer.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const outcome = await answer.json();
  expect(outcome.resourceType).toBe('OperationOutcome');
  expect(faultsOf(outcome)).toEqual([]);
  expect(JSON.stringify(outcome)).not.toMatch(/select|insert|constraint|\.ts|node_modules|timeout exceeded/i);
  return { status: answer.status, code: outcome.issue[0].code, headers: answer.headers };
}

it.each<readonly [string, string, () => Ask, number, string]>([
  ['nobody', '/fhir/Patient', () => ({}), 401, 'login'],
  ['a token of nobody’s', '/fhir/Patient', () => ({ headers: { authorization: 'Bearer x' } }), 401, 'login'],
  ['the reception', '/fhir/Patient', () => ({ headers: { cookie: desk } }), 403, 'forbidden'],
  [
    'a page of another site',
    '/fhir/Patient',
    () => ({ method: 'POST', headers: { ...asFhir, 'sec-fetch-site': 'cross-site' }, body: '{}' }),
    403,
    'forbidden',
  ],
  ['who asks for nothing', '/fhir', () => ({ headers: withToken() }), 404, 'not-supported'],
  [
    'who asks for a kind that is not served',
    '/fhir/Observation',
    () => ({ headers: withToken() }),
    404,
    'not-supported',
  ],
  ['who asks for nobody', '/fhir/Patient/nobody', () => ({ headers: withToken() }), 404, 'not-found'],
  ['who asks for a history', '/fhir/Patient/x/_history', () => ({ headers: withToken() }), 404, 'not-supported'],
  ['an address that is no text', '/fhir/Patient/%00', () => ({ headers: withToken() }), 404, 'not-found'],
  ['a change', '/fhir/Patient/x', () => ({ method: 'PUT', headers: withToken() }), 405, 'not-supported'],
  ['a removal', '/fhir/Patient/x', () => ({ method: 'DELETE', headers: withToken() }), 405, 'not-supported'],
  ['a patch', '/fhir/Patient', () => ({ method: 'PATCH', headers: withToken() }), 405, 'not-supported'],
  ['a transaction', '/fhir', () => ({ method: 'POST', headers: withToken(), body: '{}' }), 405, 'not-supported'],
  [
    'who wants XML',
    '/fhir/Patient',
    () => ({ headers: { ...withToken(), accept: 'application/fhir+xml' } }),
    406,
    'not-supported',
  ],
  [
    'who sends too much',
    '/fhir/Patient',
    () => ({ method: 'POST', headers: { ...withToken(), ...asFhir }, body: 'x'.repeat(200_000) }),
    413,
    'too-long',
  ],
  [
    'who sends XML',
    '/fhir/Patient',
    () => ({ method: 'POST', headers: { ...withToken(), 'content-type': 'application/fhir+xml' }, body: '<x/>' }),
    415,
    'not-supported',
  ],
  [
    'a search that is no form',
    '/fhir/Patient/_search',
    () => ({ method: 'POST', headers: { ...withToken(), ...asFhir }, body: '{"name":"a"}' }),
    415,
    'not-supported',
  ],
  ['a search for what is not known', '/fhir/Patient?colour=red', () => ({ headers: withToken() }), 400, 'invalid'],
])('%s is refused as FHIR has it', async (_who, path, ask, status, code) => {
  const outcome = await outcomeOf(server, path, ask());
  expect([outcome.status, outcome.code]).toEqual([status, code]);
  if (status === 405) expect(outcome.headers.get('allow')).toMatch(/GET/);
  if (status === 401) expect(outcome.headers.get('www-authenticate')).toContain('Bearer');
});

it('who asks too often is told when to come again', async () => {
  const ask = () => fetch(`${server.url}/fhir/Observation`, { headers: withToken() });
  // Some at a time, as a system asks: a busy machine refuses a thousand connections in the same moment by itself.
  for (let asked = 0; asked < 1001; asked += 40)
    await Promise.all(Array.from({ length: 40 }, async () => (await ask()).arrayBuffer()));
  const { status, code, headers } = await outcomeOf(server, '/fhir/Observation', { headers: withToken() });
  expect([status, code, headers.get('retry-after')]).toEqual([429, 'throttled', '1']);
});

it.each(['57014', '40001', '53300', '25006', '57P01', '55P03'])(
  'a database that refuses with %s is told as something for later',
  async (code) => {
    const own = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' } });
    await addAdmin(own);
    const made = await addClient(own, await adminCookie(own), ['system/*.rs', 'system/Patient.c']);
    const access = { authorization: `Bearer ${await tokenOf(own, made)}` };
    await own.sql(`create function refuses() returns trigger language plpgsql as $$
      begin raise exception 'select secret from patients' using errcode = '${code}'; end $$`);
    await own.sql('create trigger refuses before insert on patients for each row execute function refuses()');
    const body = JSON.stringify({
      resourceType: 'Patient',
      identifier: [{ value: 'x' }],
      name: [{ text: 'Ann Lee' }],
      gender: 'female',
      birthDate: '1980-02-01',
    });
    const ask = { method: 'POST', headers: { ...access, ...asFhir }, body };
    const outcome = await outcomeOf(own, '/fhir/Patient', ask);
    expect([outcome.status, outcome.code, outcome.headers.get('retry-after')]).toEqual([503, 'transient', '2']);
    await own.sql('drop trigger refuses on patients');
    expect((await fetch(`${own.url}/fhir/Patient`, ask)).status).toBe(201);
    await own.stop();
  },
  120_000,
);

it('a fault of ours, and a database that is away, show nothing of their inside', async () => {
  const database = openDatabase({ connection: { host: '/nonexistent', port: 1, user: 'nobody', database: 'none' } });
  const away = await startTestServer({ with: { database } });
  const { status, code } = await outcomeOf(away, '/fhir/Patient', { headers: withToken() });
  expect([status, code]).toEqual([503, 'transient']);
  await away.stop();
  await database.close();
  const own = await startTestServer();
  await addAdmin(own);
  const access = await tokenOf(own, await addClient(own, await adminCookie(own)));
  await own.sql('alter table patients rename column name to other');
  const broken = await outcomeOf(own, '/fhir/Patient', { headers: { authorization: `Bearer ${access}` } });
  expect([broken.status, broken.code]).toEqual([500, 'exception']);
  await own.stop();
});
