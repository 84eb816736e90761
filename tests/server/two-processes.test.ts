import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runChild, type Child } from '../support/server/child.ts';
import { hear } from '../support/server/event-stream.ts';
import { createTestDatabase } from '../support/server/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY = /"event":"ready","pid":\d+,.*"url":"([^"]+)"/;
const QUICK = ['--import', './server/quick-loading.ts', 'server/main.ts'];
const ADMIN = { email: 'two@example.org', password: 'four patient otters' };
/** A process listens again ten seconds after it has lost its signal: what is heard sooner was looked at. */
const SOONER_THAN_A_SIGNAL_MS = 9_000;

let folder: string;
let shared: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: { readonly child: Child; readonly url: string }[];
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-two-'));
  shared = await createTestDatabase();
  const children = ['a', 'b'].map((name) =>
    runChild(process.execPath, QUICK, {
      cwd: ROOT,
      env: {
        PORT: '0',
        DATA_DIR: join(folder, name),
        DATABASE_URL: shared.url,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
    }),
  );
  servers = await Promise.all(children.map(async (child) => ({ child, url: (await child.says(READY))[1] ?? '' })));
  const login = await fetch(`${servers[0]?.url}/api/adminAuth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  for (const { child } of servers) child.process.kill('SIGKILL');
  await Promise.all(servers.map(({ child }) => child.ended));
  await shared.drop();
  await rm(folder, { recursive: true, force: true });
});

const streamAt = (url: string) => hear(`${url}/api/queue/stream`, { cookie });
const register = (url: string) =>
  fetch(`${url}/api/patients/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Tom Two',
      age: 40,
      gender: 'male',
      phone: '',
      symptoms: ['cough'],
      doctorId: 'DOC001',
    }),
  });

test('a change at one server reaches the screens of the other by its own look, with the signal cut', async () => {
  const [a, b] = servers.map(({ url }) => url);
  const screen = await streamAt(b ?? '');
  await screen.event('changed');
  await vi.waitUntil(async () => {
    const { rowCount } = await shared.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'frontdesk-listen' and datname = current_database()`,
    );
    return (rowCount ?? 0) > 0;
  });
  const before = screen.events('changed').length;
  const began = performance.now();
  expect((await register(a ?? '')).status).toBe(201);
  await screen.event('changed', before + 1);
  expect(performance.now() - began).toBeLessThan(SOONER_THAN_A_SIGNAL_MS);
  screen.leave();
});

test('the screens of a server that is killed go on at the other, and miss nothing', async () => {
  const [a, b] = servers;
  if (a === undefined || b === undefined) throw new Error('two servers were started');
  const balancer = await balance([a.url, b.url]);
  const screen = await streamAt(balancer.url);
  await screen.event('changed');
  a.child.process.kill('SIGKILL');
  await screen.ended;
  expect((await register(b.url)).status).toBe(201);
  const again = await streamAt(balancer.url);
  await again.event('changed');
  const before = again.events('changed').length;
  expect((await register(balancer.url)).status).toBe(201);
  await again.event('changed', before + 1);
  again.leave();
  balancer.close();
});

/** A balancer in front of several servers: each connection goes to the first that takes it. */
async function balance(urls: readonly string[]): Promise<{ readonly url: string; close(): void }> {
  const ports = urls.map((url) => Number(new URL(url).port));
  const front = createServer((client) => {
    const go = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) return void client.destroy();
      const back = connect(port, '127.0.0.1');
      back.once('connect', () => client.pipe(back).pipe(client));
      back.once('error', () => (back.connecting || back.bytesWritten === 0 ? go(others) : client.destroy()));
      back.once('close', () => back.bytesWritten > 0 && client.destroy());
      client.once('close', () => back.destroy());
    };
    client.on('error', () => undefined);
    go(ports);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => front.close() };
}
