import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTooOld, keepBackups, type KeptBackups } from '#server/backups/keep-backups.ts';
import { checkBackup } from '#server/services/backup/check-backup.ts';
import { aloneIn } from '#server/services/backup/backup-folder.ts';
import { NO_KEYS } from '../../../support/server/backups.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/server/test-database.ts';

const HOUR_MS = 3_600_000;
let source: TestDatabase;
let folder: string;
let said: { event: string; reason?: unknown }[];
let at: Date;
let running: KeptBackups[];
beforeEach(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-schedule-'));
  said = [];
  at = new Date('2027-01-04T09:00:00Z');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()));
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(into = folder): KeptBackups {
  const note = (event: string, facts: object = {}) => void said.push({ event, ...facts });
  const backup = { ...NO_KEYS, folder: into, everyMs: 24 * HOUR_MS, keep: 2 };
  const config = { dataDir: '/nowhere', databaseUrl: source.url, backup };
  const kept = keepBackups({ config, version: '1.2.3', log: { info: note, error: note }, now: () => at });
  if (kept === undefined) throw new Error('no folder');
  running.push(kept);
  return kept;
}
const later = (hours: number) => (at = new Date(at.getTime() + hours * HOUR_MS));
const names = async () => (await readdir(folder)).toSorted();
/** As a process leaves a file that was killed. */
const longAgo = (path: string) => utimes(path, new Date(0), new Date(0));
const FIRST = 'frontdesk-20270104T090000Z.tar';

it('one is made at once where there is none, and the next when its time has come; so many are kept', async () => {
  await writeFile(join(folder, 'holiday.jpg'), '');
  const brokenOff = join(folder, 'frontdesk-20260101T000000Z.tar.part');
  await writeFile(brokenOff, '');
  await longAgo(brokenOff);
  const kept = start();
  await kept.look();
  expect(await names()).toEqual([FIRST, 'holiday.jpg']);
  expect((await checkBackup(join(folder, FIRST), NO_KEYS)).manifest.version).toBe('1.2.3');
  expect(kept.state()).toMatchObject({ newest: { at }, isOverdue: false });
  later(23);
  await kept.look();
  expect(await names()).toHaveLength(2);
  for (const hours of [1, 24]) {
    later(hours);
    await kept.look();
  }
  expect(await names()).toEqual(['frontdesk-20270105T090000Z.tar', 'frontdesk-20270106T090000Z.tar', 'holiday.jpg']);
  expect(said.map(({ event }) => event)).toEqual(['backup-made', 'backup-made', 'backup-made']);
});

it('of two processes one makes it', async () => {
  const [one, other] = [start(), start()];
  await Promise.all([one.look(), other.look()]);
  await Promise.all([one.look(), other.look()]);
  expect(await names()).toEqual([FIRST]);
  expect(said.map(({ event }) => event)).toEqual(['backup-made']);
});

it('of two at work in a folder one goes on; a lock of a process that was killed holds nobody up', async () => {
  const again = () => aloneIn(folder, async () => undefined);
  expect(await aloneIn(folder, async () => expect(await again()).toBe(false))).toBe(true);
  expect(await again()).toBe(true);
  await aloneIn(folder, async () => {
    const [lock = ''] = await names();
    await longAgo(join(folder, lock));
    expect(await again()).toBe(true);
  });
});

it('one that somebody is just making by hand in the same folder is left alone', async () => {
  const byHand = 'frontdesk-20270104T085959Z.tar.part';
  await writeFile(join(folder, byHand), '');
  const kept = start();
  await kept.look();
  expect(await names()).toEqual([byHand, FIRST]);
});

it('names of a clock that once went ahead hide none that is due, and push none out', async () => {
  const ahead = 'frontdesk-20310101T000000Z.tar';
  await writeFile(join(folder, ahead), '');
  const kept = start();
  await kept.look();
  expect(kept.state()).toMatchObject({ newest: { at }, isOverdue: false });
  for (const hours of [24, 24]) {
    later(hours);
    await kept.look();
  }
  expect(await names()).toEqual(['frontdesk-20270105T090000Z.tar', 'frontdesk-20270106T090000Z.tar', ahead]);
});

it('one that fails is said with its reason, tried again later, and said once more when the newest is too old', async () => {
  const share = join(folder, 'share');
  const kept = start(share);
  await kept.look();
  expect(said).toMatchObject([
    { event: 'backup-failed', reason: expect.stringContaining('ENOENT') },
    { event: 'backup-overdue', newest: 'none' },
  ]);
  await mkdir(share);
  await kept.look();
  expect(await readdir(share)).toEqual([]);
  later(0.3);
  await kept.look();
  expect(await readdir(share)).toEqual(['frontdesk-20270104T091800Z.tar']);
  expect(kept.state().isOverdue).toBe(false);
});

it('a back-up is too old when two were missed', () => {
  const made = new Date('2027-01-04T09:00:00Z');
  const after = (hours: number) => isTooOld(made, 24 * HOUR_MS, new Date(made.getTime() + hours * HOUR_MS));
  expect([after(24), after(48), after(49), isTooOld(undefined, HOUR_MS, made)]).toEqual([false, false, true, true]);
});
