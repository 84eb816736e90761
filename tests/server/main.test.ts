import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runChild, type Child } from '../support/server/child.ts';
import { copyFolder } from '../support/server/database/ready-folder.ts';
import { killLeftEngine } from '../support/server/left-engine.ts';
import { lives } from '../support/server/lives.ts';
import { createTestDatabase } from '../support/server/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY = /"event":"ready","pid":(\d+),.*"url":"([^"]+)"/;
/** As start.mjs does it, without its build. */
const QUICK = ['--import', './server/quick-loading.ts', 'server/main.ts'];
let folder: string;
let children: Child[];
/** What a first start has left, for tests that are not about one; and what it said. */
let filled: string;
let said: string;

beforeAll(async () => {
  children = [];
  filled = await mkdtemp(join(tmpdir(), 'frontdesk-filled-'));
  const first = start({ DATA_DIR: filled });
  await url(first);
  expect(await stop(first)).toBe(0);
  said = first.output();
});
afterAll(() => rm(filled, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-main-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended));
  await killLeftEngine(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, file = process.execPath, args = QUICK): Child {
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...env };
  const child = runChild(file, args, { cwd: ROOT, env: settings });
  children.push(child);
  return child;
}

/** Starts it on a copy of what a first start has left. */
async function startFilled(...how: Parameters<typeof start>): Promise<Child> {
  await copyFolder(filled, folder);
  return start(...how);
}

const firstAdmin = () => /E-mail +(?<email>\S+)\n +Password +(?<password>\S+)/.exec(said)?.groups ?? {};

async function url(child: Child): Promise<string> {
  return (await child.says(READY))[2] ?? '';
}

const enginePid = (child: Child) => Number(/"event":"embedded-database".*"pid":(\d+)/.exec(child.output())?.[1]);

async function stop(child: Child): Promise<number | NodeJS.Signals | null> {
  child.process.kill('SIGTERM');
  return child.ended;
}

function logIn(address: string, credentials: object = {}, call = 'adminAuth'): Promise<Response> {
  return fetch(`${address}/api/${call}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}

describe('the server process', () => {
  test('refuses wrong settings with every fault in plain words, and exit code 2', async () => {
    const child = start({ PORT: 'abc', SAMPLE_DATA: 'maybe' });
    expect(await child.ended).toBe(2);
    expect(child.output()).toBe(
      'Frontdesk cannot start with these settings:\n' +
        '  PORT must be a whole number from 0 to 65535.\n' +
        '  SAMPLE_DATA must be on or off.\n',
    );
  });

  test('prints the first admin once, outside the log, and the password opens the door', async () => {
    const { email = '', password = '' } = firstAdmin();
    const doctor = /E-mail +(?<email>\S+)\n +Doctor ID +(?<doctorId>\S+)\n +Password +(?<password>\S+)/;
    const log = said.split('\n').filter((line) => line.startsWith('{'));
    expect(log.length).toBeGreaterThan(2);
    expect(log.join('\n')).not.toContain(password);

    const second = await startFilled();
    const address = await url(second);
    expect((await logIn(address, { email, password })).status).toBe(200);
    expect((await logIn(address, doctor.exec(said)?.groups, 'doctorAuth')).status).toBe(200);
    expect(second.output()).not.toContain('Password');
    expect(second.output()).not.toContain(password);
  });

  test('takes the first admin from the environment, and prints no password then', async () => {
    const child = start({ ADMIN_EMAIL: 'boss@clinic.example', ADMIN_PASSWORD: 'correct horse', SAMPLE_DATA: 'off' });
    const address = await url(child);
    expect(child.output()).toContain('boss@clinic.example');
    expect(child.output()).not.toMatch(/correct horse|sample doctors/i);
    expect((await logIn(address, { email: 'boss@clinic.example', password: 'correct horse' })).status).toBe(200);
  });

  test('stops on SIGTERM and on SIGINT, and takes PostgreSQL with it', async () => {
    await copyFolder(filled, folder);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const child = start();
      await url(child);
      child.process.kill(signal);
      expect(await child.ended).toBe(0);
      expect(child.output()).toContain(`"event":"stopping","signal":"${signal}"`);
      expect(await lives(enginePid(child))).toBe(false);
    }
  });

  test('goes on, and stops when told to, after whoever read its log is gone', async () => {
    const child = await startFilled();
    const address = await url(child);
    child.process.stdout?.destroy();
    child.process.stderr?.destroy();
    for (let count = 0; count < 3; count += 1) expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(await stop(child)).toBe(0);
  });

  test('comes back after SIGKILL with every registration that was acknowledged', async () => {
    const killed = await startFilled();
    const address = await url(killed);
    const registered = await fetch(`${address}/api/patients/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', age: 36, gender: 'female', phone: '', symptoms: ['cough'] }),
    });
    expect(registered.ok).toBe(true);
    killed.process.kill('SIGKILL');
    await killed.ended;

    const next = start();
    const back = await url(next);
    expect(next.output()).toContain('"adopted":true');
    const session = await logIn(back, firstAdmin());
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await fetch(`${back}/api/adminDashboard/view-patients`, { headers: { cookie } });
    expect(await list.json()).toMatchObject({
      patients: expect.arrayContaining([expect.objectContaining({ name: 'Ada' })]),
    });
    expect(await stop(next)).toBe(0);
    expect(await lives(enginePid(killed))).toBe(false);
  });

  test('lives through the death of PostgreSQL: 503, then 200 with every row', async () => {
    const child = await startFilled();
    const address = await url(child);
    process.kill(enginePid(child), 'SIGKILL');
    const health = async () => (await fetch(`${address}/api/health`)).status;
    await vi.waitFor(async () => expect(await health()).toBe(503), { timeout: 10_000, interval: 5 });
    await child.says(/"event":"database-restarted"/);
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 10_000 });
    const doctors = await fetch(`${address}/api/adminDashboard/all-doctors`);
    expect(await doctors.json()).toMatchObject({ doctors: expect.arrayContaining([expect.anything()]) });
  });

  test('says that its port is taken, shows what it has made, and leaves nothing running', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const taken = other.address();
    const child = start({ PORT: String(typeof taken === 'object' ? taken?.port : 0) });
    expect(await child.ended).toBe(1);
    expect(child.output()).toMatch(/Password +\S+/);
    expect(child.output()).toContain('is taken by another program. Set PORT to another.');
    expect(await lives(enginePid(child))).toBe(false);
    other.close();
  });

  test('shares one DATABASE_URL with another that starts at the same moment', async () => {
    const shared = await createTestDatabase({ empty: true });
    const both = [
      start({ DATABASE_URL: shared.url }),
      start({ DATABASE_URL: shared.url, DATA_DIR: join(folder, 'b') }),
    ];
    const addresses = await Promise.all(both.map(url));
    for (const address of addresses) expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const { rows } = await shared.database.pool.query('select count(*)::int as count from departments');
    expect(rows).toEqual([{ count: 10 }]);
    expect(both.filter((child) => child.output().includes('The first admin was made'))).toHaveLength(1);
    await Promise.all(both.map(stop));
    await shared.drop();
  });
});

describe('npm start', () => {
  test('passes SIGTERM on, so that neither node nor PostgreSQL is left', { timeout: 180_000 }, async () => {
    const npm = await startFilled({}, 'npm', ['start']);
    const [, node] = await npm.says(READY);
    npm.process.kill('SIGTERM');
    await npm.ended;
    expect([await lives(Number(node)), await lives(enginePid(npm))]).toEqual([false, false]);
  });

  test('says in one sentence that Node is too old', async () => {
    const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})";
    const child = start({}, process.execPath, ['--import', older, 'start.mjs']);
    expect(await child.ended).toBe(2);
    expect(child.output()).toMatch(/^Frontdesk needs Node\.js 24 or newer[^\n]*\n$/);
  });
});
