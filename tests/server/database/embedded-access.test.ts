import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/engine/client.ts';
import { startEmbedded, type EmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts';
import { openProductDatabase } from '#server/database/engine/product-database.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { makeReadyFolder, type ReadyFolder } from '../../support/server/database/ready-folder.ts';
import { startEmbeddedPrograms } from '../../support/server/database/system-postgres.ts';

const silent = { info: () => undefined, error: () => undefined };
let outer: string;
let running: EmbeddedPostgres[];
const servers: Server[] = [];
let ready: ReadyFolder;

beforeAll(async () => {
  ready = await makeReadyFolder();
});
afterAll(() => ready.remove());
beforeEach(async () => {
  outer = await realpath(await mkdtemp(join(tmpdir(), 'frontdesk-access-')));
  await chmod(outer, 0o755);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((engine) => engine.stop()));
  for (const server of servers.splice(0)) server.close();
  await rm(outer, { recursive: true, force: true });
});

const folder = () => join(outer, 'data');
const passwordFile = () => join(folder(), 'database-passwords.json');

async function start(): Promise<EmbeddedPostgres> {
  const started = await startEmbedded(folder(), { patienceMs: 500 });
  if (!started.ok) throw new Error(started.problem.message);
  running.push(started.value);
  return started.value;
}

async function stop(engine: EmbeddedPostgres): Promise<void> {
  running = running.filter((other) => other !== engine);
  await engine.stop();
}

async function ask(connection: ClientConfig, sql: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** A data folder as earlier versions made it: everybody who reaches the socket is a superuser, and owns everything. */
async function makeOldFolder(): Promise<void> {
  await mkdir(folder());
  const old = await startEmbeddedPrograms(folder());
  const database = openDatabase({
    connection: { host: old.host, port: 5432, user: 'frontdesk', database: 'frontdesk' },
  });
  await migrate(database.pool);
  await database.pool.query(
    "insert into audit_entries (id, at, actor_role, action) values (gen_random_uuid(), now(), 'nobody', 'history-viewed')",
  );
  await database.close();
  await old.stop();
  await rename(join(folder(), 'system'), join(folder(), 'postgres'));
}

/** Somebody else's server at a place of ours: it answers the start of a connection with these bytes. */
async function listenAs(path: string, answer: Buffer): Promise<Buffer[]> {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(answer));
    socket.on('data', (bytes: Buffer) => heard.push(bytes));
  });
  servers.push(server.listen(path));
  await once(server, 'listening');
  return heard;
}

const authentication = (kind: number) => Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, kind]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

describe('the embedded engine, once it runs,', () => {
  let alone: string;
  let engine: EmbeddedPostgres;
  beforeAll(async () => {
    alone = await realpath(await mkdtemp(join(tmpdir(), 'frontdesk-access-')));
    await chmod(alone, 0o755);
    await ready.copyTo(join(alone, 'data'));
    const started = await startEmbedded(join(alone, 'data'), { patienceMs: 500 });
    if (!started.ok) throw new Error(started.problem.message);
    engine = started.value;
  });
  afterAll(async () => {
    await engine.stop();
    await rm(alone, { recursive: true, force: true });
  });

  test('lets nobody in without the password, whatever name they give', async () => {
    const { connection, keeper } = engine;
    for (const { user, database } of [connection, keeper]) {
      const stranger = { host: connection.host, port: connection.port, user, database };
      await expect(ask({ ...stranger, password: '' }, 'select 1')).rejects.toThrow(/password/);
      await expect(ask({ ...stranger, password: 'guessed' }, 'select 1')).rejects.toThrow(
        'password authentication failed',
      );
    }
    expect(await ask(connection, 'select current_user::text')).toEqual(['frontdesk_product']);
  });

  test.each([
    ['read the passwords', 'select rolpassword from pg_authid'],
    ['run programs', "copy (select 1) to program 'id'"],
    ['read files', "select pg_read_file('/etc/passwd')"],
    ['write files', "copy (select 1) to '/tmp/frontdesk-never'"],
    ['make roles', 'create role other'],
    ['make databases', 'create database other'],
    ['become the superuser', 'set role frontdesk'],
    ['switch triggers off for itself', 'set session_replication_role = replica'],
    ['change the engine', "alter system set log_statement = 'all'"],
  ])('does not let the product %s', async (_, statement) => {
    await expect(ask(engine.connection, statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('does not let the product into other databases', async () => {
    const { connection } = engine;
    for (const database of ['postgres', 'template1'])
      await expect(ask({ ...connection, database }, 'select 1')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the embedded engine', () => {
  test.runIf(process.platform === 'linux')('is told no secret of the server’s settings', async () => {
    vi.stubEnv('BACKUP_PASSPHRASE', 'three horses in the rain');
    await ready.copyTo(folder());
    const { pid } = await start();
    expect(await readFile(`/proc/${pid()}/environ`, 'utf8')).not.toContain('three horses in the rain');
  });

  test('keeps the passwords in a file that nobody else can read, and the same ones from start to start', async () => {
    await stop(await start());
    const [first, { mode }] = [await readFile(passwordFile(), 'utf8'), await stat(passwordFile())];
    expect(mode & 0o777).toBe(0o600);
    await stop(await start());
    expect(await readFile(passwordFile(), 'utf8')).toBe(first);
  });

  test('takes over a folder of an earlier version with everything in it, and closes it', async () => {
    await makeOldFolder();
    const engine = await start();
    const { connection } = engine;
    expect(await ask(connection, 'select action from audit_entries')).toEqual(['history-viewed']);
    expect(
      await ask(connection, "select distinct tableowner::text from pg_tables where schemaname = 'public'"),
    ).toEqual(['frontdesk_product']);
    await expect(ask(connection, 'delete from audit_entries')).rejects.toMatchObject({ code: '42501' });
    await expect(ask(connection, 'select from pg_authid')).rejects.toMatchObject({ code: '42501' });
    const asBefore = { host: connection.host, port: 5432, user: 'frontdesk', database: 'frontdesk', password: '' };
    await expect(ask(asBefore, 'select 1')).rejects.toThrow(/password/);
    await stop(engine);

    const config = { dataDir: folder(), databaseUrl: undefined, databaseConnections: 2 };
    const opened = await openProductDatabase(config, silent);
    if (!opened.ok) throw new Error(opened.problem.message);
    await opened.value.pool.query('alter table patients add column later text');
    await opened.value.close();
  });

  test.each([
    ['is lost', () => rm(passwordFile())],
    ['is damaged', () => writeFile(passwordFile(), '{"keeper":')],
    ['belongs to another folder', () => writeFile(passwordFile(), JSON.stringify(otherPasswords))],
  ])('gets new passwords when their file %s, and keeps what it has', async (_, happens) => {
    await ready.copyTo(folder());
    const first = await start();
    await ask(first.connection, 'create table notes (text text)');
    await stop(first);
    await happens();
    const { connection } = await start();
    expect(connection.password).not.toBe(first.connection.password);
    expect(await ask(connection, 'select count(*)::int from notes')).toEqual([0]);
  });
});

const otherPasswords = { keeper: 'a'.repeat(64), product: 'b'.repeat(64) };

describe('a stranger', () => {
  test.each([
    ['lets everybody in', Buffer.concat([authentication(0), READY])],
    ['asks for the password', authentication(3)],
  ])('who %s at the place of our database is not spoken to', async (_, answer) => {
    const place = join(outer, '.s.PGSQL.5432');
    const heard = await listenAs(place, answer);
    const database = openDatabase({
      connection: { host: outer, port: 5432, user: 'frontdesk_product', database: 'frontdesk', password: 'our secret' },
    });
    await expect(database.pool.query("select 'a patient'")).rejects.toThrow('did not prove that it is ours');
    await database.close();
    expect(Buffer.concat(heard).toString()).not.toMatch(/our secret|a patient/);
  });

  test.runIf(process.platform === 'linux')('cannot keep us out by holding a name of ours', async () => {
    await ready.copyTo(folder());
    await stop(await start());
    const name = createHash('sha256').update(folder()).digest('hex').slice(0, 24);
    await listenAs(`\0frontdesk-${name}`, READY);
    expect((await start()).adopted).toBe(false);
  });

  test.runIf(process.platform === 'linux')('who is an earlier version still at work is left alone', async () => {
    await makeOldFolder();
    const name = createHash('sha256').update(folder()).digest('hex').slice(0, 24);
    await listenAs(`\0frontdesk-${name}`, READY);
    expect(await startEmbedded(folder(), { patienceMs: 0 })).toMatchObject({ ok: false, problem: { kind: 'in-use' } });
  });

  test('cannot write into our folder, even where it was open to everybody', async () => {
    await ready.copyTo(folder());
    await chmod(folder(), 0o777);
    await start();
    expect((await stat(folder())).mode & 0o777).toBe(0o775);
  });
});
