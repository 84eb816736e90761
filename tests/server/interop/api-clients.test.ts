import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOfToken } from '#server/services/interop/clients/access-tokens.ts';
import { addClient, askToken, tokenOf } from '../../support/interop/clients.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, adminCookie, get, send } from '../../support/server/staff.ts';

let server: TestServer;
let admin: string;
let now = new Date('2026-11-27T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
});
afterAll(() => server.stop());
// Letting another system in asks for a password that was given lately.
beforeEach(async () => {
  admin = await adminCookie(server);
});

const whose = (token: string) => clientOfToken(server.dependencies.database.orm, token, now);

describe('another system', () => {
  it('gets a token for its secret, by Basic or in the form, for a quarter of an hour', async () => {
    const client = await addClient(server, admin, ['system/*.rs', 'system/Patient.c']);
    const answer = await askToken(server, client);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      token_type: 'bearer',
      expires_in: 900,
      scope: 'system/*.rs system/Patient.c',
    });
    const inForm = await fetch(`${server.url}/api/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.id,
        client_secret: client.secret,
      }),
    });
    const { access_token: token }: { access_token: string } = await inForm.json();
    expect(await whose(token)).toMatchObject({ id: client.id, scopes: ['system/*.rs', 'system/Patient.c'] });
    now = new Date(now.getTime() + 15 * 60_000);
    expect(await whose(token)).toBeUndefined();
  });

  it('may ask for less than it has, never for more', async () => {
    const client = await addClient(server, admin, ['system/Patient.rs', 'system/Slot.r']);
    expect(await whose(await tokenOf(server, client, 'system/Patient.r'))).toMatchObject({
      scopes: ['system/Patient.r'],
    });
    for (const scope of [
      'system/*.rs',
      'system/Slot.s',
      'system/Patient.c',
      'system/Patient.rs system/Doctor.r',
      'admin',
    ])
      expect(await (await askToken(server, client, scope)).json(), scope).toMatchObject({ error: 'invalid_scope' });
  });

  it('is refused with a wrong or foreign secret, and without the proper form, each with the name of the protocol', async () => {
    const client = await addClient(server, admin);
    const other = await addClient(server, admin);
    const wrong = [
      { id: client.id, secret: other.secret },
      { id: client.id, secret: '' },
      { id: randomUUID(), secret: client.secret },
      { id: 'nobody', secret: client.secret },
    ];
    for (const one of wrong) {
      const answer = await askToken(server, one);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Basic');
      expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
    }
    const ask = (body: URLSearchParams | string) => fetch(`${server.url}/api/oauth/token`, { method: 'POST', body });
    expect(await (await ask('{}')).json()).toMatchObject({ error: 'invalid_request' });
    const password = new URLSearchParams({ grant_type: 'password' });
    expect(await (await ask(password)).json()).toMatchObject({ error: 'unsupported_grant_type' });
    const refused = await server.sql(
      `select 1 from audit_entries where action = 'client-refused' and subject_id = $1`,
      [client.id],
    );
    expect(refused).toHaveLength(2);
  });

  it('is shut out at once by a new secret and by a revocation, its tokens too', async () => {
    const client = await addClient(server, admin);
    const old = await tokenOf(server, client);
    const rotated = await send(server, 'POST', `/api/clients/${client.id}/secret`, admin);
    const { secret }: { secret: string } = await rotated.json();
    expect(await whose(old)).toBeUndefined();
    expect((await askToken(server, client)).status).toBe(401);
    const token = await tokenOf(server, { id: client.id, secret });
    expect((await send(server, 'DELETE', `/api/clients/${client.id}`, admin)).status).toBe(200);
    expect(await whose(token)).toBeUndefined();
    expect((await askToken(server, { id: client.id, secret })).status).toBe(401);
    expect((await send(server, 'DELETE', `/api/clients/${client.id}`, admin)).status).toBe(404);
  });

  it('cannot make a token of its own or change what one allows', async () => {
    const client = await addClient(server, admin, ['system/Patient.r']);
    const token = await tokenOf(server, client);
    const [id = '', ends = '', , signature = ''] = token.split('.');
    const more = Buffer.from('system/*.rs').toString('base64url');
    expect(await whose(token)).toBeDefined();
    expect(await whose([id, ends, more, signature].join('.'))).toBeUndefined();
    expect(await whose([id, String(Number(ends) + 9_000), token.split('.')[2], signature].join('.'))).toBeUndefined();
  });

  it('is listed without its secret, of which the database has a hash, and every act is in the log', async () => {
    const client = await addClient(server, admin, ['system/*.rs'], 'Laboratory');
    const list = await (await get(server, '/api/clients', admin)).text();
    expect(list).toContain('Laboratory');
    expect(list).not.toContain(client.secret);
    const rows = JSON.stringify(await server.sql('select * from api_clients'));
    expect(rows).not.toContain(client.secret);
    const acts = await server.sql(`select action from audit_entries where subject_id = $1`, [client.id]);
    expect(acts).toEqual([{ action: 'client-added' }]);
  });

  it('cannot be made with a scope that does not exist', async () => {
    for (const scopes of [[], ['system/*.cruds'], ['user/*.rs'], ['system/Patient.d']])
      expect((await send(server, 'POST', '/api/clients', admin, { name: 'X', scopes })).status).toBe(400);
  });
});

describe('asking for tokens', () => {
  it('is slowed after sixty in a row, and costs no password hash', async () => {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => askToken(server, { id: randomUUID(), secret: 'guess' })),
    );
    expect(performance.now() - began).toBeLessThan(4_000);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    const slowed = answers.find(({ status }) => status === 429);
    expect(Number(slowed?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
