import { readFile, stat, writeFile } from 'node:fs/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupName, momentIn } from '#server/services/backup/backup-name.ts';
import { makeBackup } from '#server/services/backup/make-backup.ts';
import type { BackupKeys } from '#server/services/backup/backup-keys.ts';
import { checkBackup } from '#server/services/backup/check-backup.ts';
import { packed, unpacked, type Entry } from '#server/services/backup/entries.ts';
import { writeWhole } from '#server/services/backup/write-file.ts';
import { firstStart } from '#server/services/samples/first-start.ts';
import { backedUp, newPath, NO_KEYS, refusal, restored, withBackupFolder } from '../../../support/server/backups.ts';
import { everyRow } from '../../../support/server/database/every-row.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { createTestDatabase } from '../../../support/server/test-database.ts';

withBackupFolder();

let server: TestServer;
let plain: string;
let closed: string;
let withIdentity: BackupKeys;
beforeAll(async () => {
  server = await startTestServer();
  const { config, database, log } = server.dependencies;
  await firstStart({ config, database, log, now: () => new Date() });
  plain = await backedUp(database);
  const identity = await generateIdentity();
  const identityFile = newPath();
  await writeFile(identityFile, `# kept elsewhere\n${identity}\n`);
  withIdentity = { ...NO_KEYS, identityFile };
  closed = await backedUp(database, { ...NO_KEYS, recipient: await identityToRecipient(identity) });
});
afterAll(() => server.stop());

async function changed(path: string, change: (bytes: Buffer) => Uint8Array): Promise<string> {
  const other = newPath();
  await writeFile(other, change(await readFile(path)));
  return other;
}
const flipped = (path: string, at: number) =>
  changed(path, (bytes) => {
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  });

/** The plain back-up with one of its entries changed, and the hash of the whole file made to fit. */
async function withPart(name: string, change: (bytes: Uint8Array) => Uint8Array): Promise<string> {
  async function* entries(): AsyncGenerator<Entry> {
    for await (const entry of unpacked(plain, NO_KEYS))
      yield entry.name === name ? { name, bytes: change(entry.bytes) } : entry;
  }
  const path = newPath();
  await writeWhole(path, packed(entries(), new Date()), undefined);
  return path;
}

describe.each([
  ['plain', () => [plain, NO_KEYS] as const],
  ['encrypted', () => [closed, withIdentity] as const],
])('a %s back-up', (_kind, which) => {
  it('is whole as it was written, and its owner’s alone', async () => {
    const [path, keys] = which();
    const { manifest, tables } = await checkBackup(path, keys);
    expect(manifest.version).toBe('1.2.3');
    expect(tables.find(({ name }) => name === 'departments')).toEqual({ name: 'departments', rows: 10 });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is refused with a byte flipped anywhere', async () => {
    const [path, keys] = which();
    const { size } = await stat(path);
    const places = Array.from({ length: 120 }, (_, n) => Math.floor((n * size) / 120));
    for (const at of [...places, size - 1, size - 40, size - 80]) {
      const said = await refusal(checkBackup(await flipped(path, at), keys));
      expect([at, said]).toEqual([at, expect.stringMatching(/damaged|no back-up|another passphrase or key|encrypted/)]);
    }
  });

  it('is refused when it was cut off, or when something stands behind it', async () => {
    const [path, keys] = which();
    for (const share of [0, 0.001, 0.3, 0.9, 0.9999]) {
      const cut = await changed(path, (bytes) => bytes.subarray(0, Math.floor(bytes.length * share)));
      expect(await refusal(checkBackup(cut, keys))).toMatch(/damaged|no back-up|too early|encrypted/);
    }
    const longer = await changed(path, (bytes) => Buffer.concat([bytes, Buffer.from('x')]));
    expect(await refusal(checkBackup(longer, keys))).toMatch(/damaged/);
  });
});

describe('a damaged back-up', () => {
  it.each([
    ['cannot be decompressed', (bytes: Uint8Array) => Buffer.concat([Buffer.from([0]), bytes.subarray(1)])],
    [
      'decompresses to something else',
      (bytes: Uint8Array) => {
        const rows = zstdDecompressSync(bytes);
        return zstdCompressSync(rows.fill('x', 0, 1));
      },
    ],
  ])(
    'whose part %s is refused by the name of the table, and nothing in the database was touched',
    async (_kind, wrong) => {
      const path = await withPart('tables/doctors/000001.copy.zst', wrong);
      const made = await createTestDatabase({ empty: true });
      expect(await refusal(restored(made.database, path))).toBe('The back-up is damaged at the table doctors.');
      expect(await everyRow(made.database)).toEqual({});
      await made.drop();
    },
  );

  it('that only shows at the very end of a restore undoes all of it', async () => {
    const broken = await startTestServer();
    const { config, database, log } = broken.dependencies;
    await firstStart({ config, database, log, now: () => new Date() });
    await broken.sql('set local session_replication_role = replica; delete from doctors');
    const path = await backedUp(database);
    const made = await createTestDatabase();
    await made.database.pool.query("insert into departments values (gen_random_uuid(), 'Kept', '', now())");
    const before = await everyRow(made.database);
    expect(await refusal(restored(made.database, path, { replace: true }))).toMatch(/foreign key/);
    expect(await everyRow(made.database)).toEqual(before);
    await made.drop();
    await broken.stop();
  });

  it('any file but a back-up is none', async () => {
    const path = newPath();
    await writeFile(path, 'Dear Sir or Madam');
    expect(await refusal(checkBackup(path, NO_KEYS))).toMatch(/damaged|no back-up/);
    expect(await refusal(checkBackup(newPath(), NO_KEYS))).toMatch(/cannot be read/);
  });
});

describe('an encrypted back-up', () => {
  const PASSPHRASE = 'four horses in the rain';

  it('shows nothing of what is in it, and opens with its passphrase alone', async () => {
    const path = await backedUp(server.dependencies.database, { ...NO_KEYS, passphrase: PASSPHRASE });
    expect((await readFile(path)).includes('tables/')).toBe(false);
    const file = newPath();
    await writeFile(file, `${PASSPHRASE}\n`);
    expect((await checkBackup(path, { ...NO_KEYS, passphraseFile: file })).manifest.version).toBe('1.2.3');
    const wrong = { ...NO_KEYS, passphrase: `${PASSPHRASE}s` };
    expect(await refusal(checkBackup(path, wrong))).toBe('The back-up was encrypted with another passphrase or key.');
    expect(await refusal(checkBackup(path, NO_KEYS))).toMatch(/is encrypted: set/);
  });

  it('is not opened by the key that it was closed with', async () => {
    const other = { ...NO_KEYS, identityFile: newPath() };
    await writeFile(other.identityFile, await generateIdentity());
    expect(await refusal(checkBackup(closed, other))).toMatch(/another passphrase or key/);
  });
});

it('a file that is there is never written over', async () => {
  const path = newPath();
  await writeFile(path, 'precious');
  const to = { path, keys: NO_KEYS, version: '1', now: new Date() };
  expect(await refusal(makeBackup(server.dependencies.database, to))).toMatch(/is there already/);
  expect(await readFile(path, 'utf8')).toBe('precious');
});

it('a back-up’s name says its moment', () => {
  const at = new Date('2027-01-04T09:05:07.000Z');
  expect(backupName(at, NO_KEYS)).toBe('frontdesk-20270104T090507Z.tar');
  expect(momentIn(backupName(at, { ...NO_KEYS, recipient: 'age1x' }))).toEqual(at);
  expect(momentIn('frontdesk-20270104T090507Z.tar.part')).toBeUndefined();
});
