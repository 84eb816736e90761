import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
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

test('a database whose certificate is not trusted, or is of another host, is said so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=db.example.org', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const identity = { key: await readFile(key), cert: await readFile(cert) };
  // As PostgreSQL does: yes to the wish for TLS, and then its handshake.
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('S');
      new TLSSocket(socket, { isServer: true, ...identity }).on('error', () => undefined);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = async (query: string) =>
    openProductDatabase(config(`postgres://user:s3cret@127.0.0.1:${port}/none?sslmode=verify-full${query}`), silent, 0);
  try {
    expect(await opened('')).toMatchObject({
      ok: false,
      problem: { message: expect.stringMatching(/certificate .* is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/) },
    });
    expect(await opened(`&sslrootcert=${cert}`)).toMatchObject({
      ok: false,
      problem: { message: expect.stringMatching(/certificate .* is not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)/) },
    });
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
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
