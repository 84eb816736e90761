import { chmod, chown, mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from '#server/database/engine/embedded-postmaster.ts';
import {
  startEmbedded,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from '#server/database/engine/embedded-postgres.ts';
import { runChild, type Child } from '../../support/server/child.ts';
import { killLeftEngine } from '../../support/server/left-engine.ts';
import { lives } from '../../support/server/lives.ts';
import { makeReadyFolder, type ReadyFolder } from '../../support/server/database/ready-folder.ts';

const asRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
let outer: string;
let running: EmbeddedPostgres[];
let children: Child[];
let ready: ReadyFolder;

beforeAll(async () => {
  ready = await makeReadyFolder();
});
afterAll(() => ready.remove());
beforeEach(async () => {
  outer = await realpath(await mkdtemp(join(tmpdir(), 'frontdesk-engine-')));
  await chmod(outer, 0o755);
  [running, children] = [[], []];
});
afterEach(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended));
  await Promise.all(running.map((engine) => engine.stop()));
  await killLeftEngine(join(outer, 'data/postgres'));
  await rm(outer, { recursive: true, force: true });
});

async function start(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const started = await startEmbedded(folder, { patienceMs: 500, ...options });
  if (!started.ok) throw new Error(started.problem.message);
  running.push(started.value);
  return started.value;
}

async function stop(engine: EmbeddedPostgres): Promise<void> {
  running = running.filter((other) => other !== engine);
  await engine.stop();
}

function startElsewhere(folder: string, options: { uid?: number } = {}): Child {
  const child = runChild(
    process.execPath,
    [join(import.meta.dirname, '../../support/server/engine-process.ts'), folder],
    options,
  );
  children.push(child);
  return child;
}

/** Its memory is gone when `stop` returns; the kernel may take a moment longer to take it off its list. */
async function hasEnded(pid: number): Promise<void> {
  await vi.waitFor(async () => expect(await lives(pid)).toBe(false));
}

async function ask(engine: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(engine.connection);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const data = () => join(outer, 'data/postgres');

describe('the embedded PostgreSQL', () => {
  test('keeps what was written from one start to the next', async () => {
    await ready.copyTo(join(outer, 'data'));
    const first = await start(join(outer, 'data'));
    await ask(first, 'create table notes (text text)');
    await ask(first, "insert into notes values ('kept')");
    await stop(first);
    const second = await start(join(outer, 'data'));
    expect(second.adopted).toBe(false);
    expect(await ask(second, 'select text from notes')).toEqual(['kept']);
  });

  test('leaves no process, no socket folder and no lock file behind when it is stopped', async () => {
    await ready.copyTo(join(outer, 'data'));
    const engine = await start(join(outer, 'data'));
    const pid = engine.pid();
    await stop(engine);
    await hasEnded(pid);
    await expect(stat(engine.connection.host)).rejects.toThrow('ENOENT');
    expect(await readPostmaster(data())).toBeUndefined();
  });

  test('listens on a Unix socket only, in a short folder that is closed to others', async () => {
    await ready.copyTo(join(outer, 'data'));
    const engine = await start(join(outer, 'data'));
    expect(await ask(engine, 'show listen_addresses')).toEqual(['']);
    expect((await stat(engine.connection.host)).mode & 0o777).toBe(0o700);
    expect((await stat(data())).mode & 0o777).toBe(0o700);
    expect(join(engine.connection.host, '.s.PGSQL.5432').length).toBeLessThan(104);
    expect(await readdir(engine.connection.host)).toContain('.s.PGSQL.5432');
  });

  test('is durable, small, and writes no values into its log', async () => {
    await ready.copyTo(join(outer, 'data'));
    const engine = await start(join(outer, 'data'));
    for (const [setting, value] of [
      ['fsync', 'on'],
      ['synchronous_commit', 'on'],
      ['full_page_writes', 'on'],
      ['shared_buffers', '32MB'],
      ['data_checksums', 'on'],
      ['log_min_error_statement', 'panic'],
      ['log_error_verbosity', 'terse'],
    ]) {
      expect([setting, await ask(engine, `show ${setting}`)]).toEqual([setting, [value]]);
    }
  });

  test('works when the path of its folder is longer than a socket may be', async () => {
    const deep = join(outer, ...Array.from({ length: 12 }, () => 'a-long-folder-name'));
    await mkdir(deep, { recursive: true });
    expect(await ask(await start(deep), 'select 1')).toEqual([1]);
  });

  test('is refused to a second process while the first one runs', async () => {
    await ready.copyTo(join(outer, 'data'));
    await start(join(outer, 'data'));
    const second = startElsewhere(join(outer, 'data'));
    const [said] = await second.says(/in-use: .*\n/);
    expect(said).toContain('Another Frontdesk is running on');
    expect(await second.ended).toBe(0);
  });

  test('is adopted by the next start after its process was killed', async () => {
    await ready.copyTo(join(outer, 'data'));
    const killed = startElsewhere(join(outer, 'data'));
    const [, pid] = await killed.says(/engine (\d+) adopted=false/);
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(await lives(Number(pid))).toBe(true);
    const next = await start(join(outer, 'data'));
    expect([next.adopted, next.pid()]).toEqual([true, Number(pid)]);
    await stop(next);
    await hasEnded(Number(pid));
  });

  test('is stopped and started anew when it was left behind without its socket', async () => {
    await ready.copyTo(join(outer, 'data'));
    const killed = startElsewhere(join(outer, 'data'));
    const [, pid, socketFolder] = await killed.says(/engine (\d+) adopted=false (\S+)/);
    killed.process.kill('SIGKILL');
    await killed.ended;
    await rm(String(socketFolder), { recursive: true });
    const next = await start(join(outer, 'data'));
    expect(next.adopted).toBe(false);
    await hasEnded(Number(pid));
    expect(await ask(next, 'select 1')).toEqual([1]);
  });

  test('starts after engine and process were both killed', async () => {
    await ready.copyTo(join(outer, 'data'));
    const killed = startElsewhere(join(outer, 'data'));
    const [, pid] = await killed.says(/engine (\d+) adopted=false/);
    killed.process.kill('SIGKILL');
    process.kill(Number(pid), 'SIGKILL');
    await killed.ended;
    const next = await start(join(outer, 'data'));
    expect(next.adopted).toBe(false);
  });

  test('starts when the lock file names a process that is no PostgreSQL', async () => {
    await ready.copyTo(join(outer, 'data'));
    await stop(await start(join(outer, 'data')));
    await writeFile(join(data(), 'postmaster.pid'), `${process.pid}\n${data()}\n1\n5432\n/tmp/none\n\n0 0\nready\n`);
    if (asRoot) await chown(join(data(), 'postmaster.pid'), NOBODY, NOBODY);
    expect((await start(join(outer, 'data'))).adopted).toBe(false);
  });

  test('is started again, with all it had, when it dies under a running server', async () => {
    await ready.copyTo(join(outer, 'data'));
    const restarted = vi.fn();
    const engine = await start(join(outer, 'data'), { onRestart: restarted });
    await ask(engine, 'create table notes (text text)');
    const before = engine.pid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(restarted).toHaveBeenCalledWith(undefined), { timeout: 20_000 });
    expect(engine.pid()).not.toBe(before);
    expect(await ask(engine, 'select count(*)::int from notes')).toEqual([0]);
  });

  test('begins again after a first start that was cut off while the database was made', async () => {
    await mkdir(join(outer, 'data/postgres.new-abc123'), { recursive: true });
    await writeFile(join(outer, 'data/postgres.new-abc123/PG_VERSION'), '18\n');
    expect(await ask(await start(join(outer, 'data')), 'select 1')).toEqual([1]);
    expect((await readdir(join(outer, 'data'))).toSorted()).toEqual([
      'claim',
      'database-passwords.json',
      'postgres',
      'postgres.log',
    ]);
  });

  test('says in one sentence that a folder was made by another version', async () => {
    await mkdir(data(), { recursive: true });
    await writeFile(join(data(), 'PG_VERSION'), '15\n');
    const started = await startEmbedded(join(outer, 'data'));
    expect(started).toMatchObject({ ok: false, problem: { kind: 'wrong-version' } });
  });
});

describe.runIf(asRoot)('the embedded PostgreSQL under root', () => {
  test('runs as nobody where nobody can reach the folder', async () => {
    const engine = await start(join(outer, 'data'));
    expect((await stat(data())).uid).toBe(NOBODY);
    expect((await stat(`/proc/${engine.pid()}`)).uid).toBe(NOBODY);
  });

  test('runs in a user namespace under a folder that is closed to others', async () => {
    await chmod(outer, 0o700);
    const engine = await start(join(outer, 'data'));
    expect((await stat(data())).uid).toBe(0);
    expect(await ask(engine, 'select 1')).toEqual([1]);
    await stop(engine);
    await hasEnded(engine.pid());
  });

  test('opens a folder the way it was made, also after its surroundings were opened', async () => {
    await chmod(outer, 0o700);
    await stop(await start(join(outer, 'data')));
    await chmod(outer, 0o755);
    await ask(await start(join(outer, 'data')), 'select 1');
    expect((await stat(data())).uid).toBe(0);
  });

  test('hands the files over when the way they were made is closed meanwhile', async () => {
    await ready.copyTo(join(outer, 'data'));
    const first = await start(join(outer, 'data'));
    await ask(first, 'create table notes (text text)');
    await stop(first);
    await chmod(outer, 0o700);
    const second = await start(join(outer, 'data'));
    expect(await ask(second, 'select count(*)::int from notes')).toEqual([0]);
    expect((await stat(join(data(), 'base'))).uid).toBe(0);
  });

  test('adopts an engine in a user namespace, too', async () => {
    await chmod(outer, 0o700);
    const killed = startElsewhere(join(outer, 'data'));
    const [, pid] = await killed.says(/engine (\d+) adopted=false/);
    killed.process.kill('SIGKILL');
    await killed.ended;
    const next = await start(join(outer, 'data'));
    expect([next.adopted, next.pid()]).toEqual([true, Number(pid)]);
  });

  test('runs as the one who started it when that is not root', async () => {
    await chown(outer, 12_345, 12_345);
    const child = startElsewhere(join(outer, 'data'), { uid: 12_345 });
    const [, pid] = await child.says(/engine (\d+) adopted=false/);
    expect((await stat(`/proc/${pid}`)).uid).toBe(12_345);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    await hasEnded(Number(pid));
  });

  test('says in one sentence that a folder belongs to somebody else', async () => {
    await ready.copyTo(join(outer, 'data'));
    await stop(await start(join(outer, 'data')));
    await chmod(join(outer, 'data'), 0o777);
    const [said] = await startElsewhere(join(outer, 'data'), { uid: 12_345 }).says(/no-identity: .*\n/);
    expect(said).toContain('belongs to another user');
  });
});
