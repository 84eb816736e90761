import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openProductDatabase } from '#server/database/engine/product-database.ts';
import { createTestDatabase } from '../../support/server/test-database.ts';

const silent = { info: () => undefined, error: () => undefined };
const config = (databaseUrl: string) => ({ dataDir: '/nowhere', databaseUrl, databaseConnections: 3 });

test('a database elsewhere is opened and brought to the newest schema', async () => {
  const elsewhere = await createTestDatabase({ empty: true });
  const opened = await openProductDatabase(config(elsewhere.url), silent);
  if (!opened.ok) throw new Error(opened.problem.message);
  expect((await opened.value.pool.query('select * from patients')).rows).toEqual([]);
  await opened.value.close();
  await elsewhere.drop();
});

test('a database that does not answer is said so, without its password', async () => {
  const opened = await openProductDatabase(config('postgres://user:s3cret@127.0.0.1:1/none'), silent, 0);
  expect(opened).toEqual({
    ok: false,
    problem: { message: 'The database in DATABASE_URL does not answer, or rejects the user name or password.' },
  });
});

describe('a database whose certificate', () => {
  let folder: string;
  let key: string;
  let server: Server | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-tls-'));
    key = join(folder, 'key.pem');
    const request = ['req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=db.example.org', '-keyout', key];
    execFileSync('openssl', [...request, '-out', join(folder, 'request.pem')], { stdio: 'ignore' });
  });
  afterEach(async () => {
    server?.close();
    server = undefined;
    await rm(folder, { recursive: true });
  });

  /** Signs it by its own key, for these days. */
  async function certificate(from: string, until: string): Promise<string> {
    const lists = { database: 'signed', serial: 'serial', new_certs_dir: '.', policy: 'any', default_md: 'sha256' };
    const settings = Object.entries(lists).map(([name, value]) => `${name} = ${value}`);
    await writeFile(join(folder, 'ca.cnf'), ['[own]', ...settings, '[any]', 'commonName = supplied', ''].join('\n'));
    await writeFile(join(folder, 'signed'), '');
    await writeFile(join(folder, 'serial'), '01');
    const sign = ['ca', '-config', 'ca.cnf', '-name', 'own', '-selfsign', '-batch', '-notext', '-keyfile', 'key.pem'];
    const dated = ['-in', 'request.pem', '-out', 'cert.pem', '-startdate', from, '-enddate', until];
    execFileSync('openssl', [...sign, ...dated], { cwd: folder, stdio: 'ignore' });
    return join(folder, 'cert.pem');
  }

  /** Opens a database that shows this certificate. */
  async function opened(cert: string, query = '') {
    const identity = { key: await readFile(key), cert: await readFile(cert) };
    // As PostgreSQL does: yes to the wish for TLS, and then its handshake.
    server ??= createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, ...identity }).on('error', () => undefined);
      });
    }).listen(0, '127.0.0.1');
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgres://user:s3cret@127.0.0.1:${port}/none?sslmode=verify-full${query}`;
    return openProductDatabase(config(url), silent, 0);
  }
  const said = (message: RegExp) => ({ ok: false, problem: { message: expect.stringMatching(message) } });

  test('is not trusted, or is of another host, is said so', async () => {
    const cert = await certificate('20200101000000Z', '20991231000000Z');
    expect(await opened(cert)).toMatchObject(
      said(/is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\): name its authority/),
    );
    expect(await opened(cert, `&sslrootcert=${cert}`)).toMatchObject(
      said(/is not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)/),
    );
  });

  test.each([
    ['has expired', '20200101000000Z', '20200201000000Z', 'CERT_HAS_EXPIRED'],
    ['is not valid yet', '20980101000000Z', '20991231000000Z', 'CERT_NOT_YET_VALID'],
  ])('%s is said so, and nothing of its authority', async (_, from, until, code) => {
    const cert = await certificate(from, until);
    const answer = await opened(cert, `&sslrootcert=${cert}`);
    expect(answer).toMatchObject(said(new RegExp(`is not valid today \\(${code}\\): renew it`)));
    expect(JSON.stringify(answer)).not.toMatch(/authority|s3cret/);
  });
});

test('a database that answers only when it is asked why it does not is opened', async () => {
  const elsewhere = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-door-'));
  let asked = 0;
  // The first to come is turned away, and everybody after is let through.
  const door = createServer((socket) => {
    asked += 1;
    if (asked === 1) socket.destroy();
    else pipeline(socket, connect(join(inject('postgresSocket'), '.s.PGSQL.5432')), socket, () => undefined);
  }).listen(join(folder, '.s.PGSQL.5432'));
  await once(door, 'listening');
  const url = elsewhere.url.replace(/host=.*/, `host=${encodeURIComponent(folder)}`);
  const opened = await openProductDatabase(config(url), silent, -1);
  if (!opened.ok) throw new Error(opened.problem.message);
  expect((await opened.value.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await opened.value.close();
  door.close();
  await rm(folder, { recursive: true });
  await elsewhere.drop();
});

test('a database of a newer version is left alone, and said so', async () => {
  const elsewhere = await createTestDatabase();
  await elsewhere.database.pool.query("insert into schema_migrations values ('9999_future.sql', '', now(), now())");
  const opened = await openProductDatabase(config(elsewhere.url), silent);
  expect(opened).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('belongs to a newer Frontdesk') },
  });
  await elsewhere.drop();
});
