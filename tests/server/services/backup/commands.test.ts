import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChild } from '../../../support/server/child.ts';
import { killLeftEngine } from '../../../support/server/left-engine.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** As npm's scripts run them. */
const QUICK = ['--import', './server/quick-loading.ts'];
const PASSPHRASE = 'four horses in the rain';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-commands-'));
});
afterAll(async () => {
  for (const name of ['one', 'other']) await killLeftEngine(join(folder, name, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

const environment = (name: string, env: Record<string, string> = {}) => ({
  PORT: '0',
  DATA_DIR: join(folder, name),
  DATABASE_URL: '',
  BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase'),
  ...env,
});
async function command(name: string, args: string[], env: Record<string, string>) {
  const child = runChild(process.execPath, [...QUICK, `tools/database/${name}.ts`, ...args], { cwd: ROOT, env });
  return { code: await child.ended, said: child.output() };
}
function startServer(name: string) {
  return runChild(process.execPath, [...QUICK, 'server/main.ts'], {
    cwd: ROOT,
    env: environment(name),
  });
}

it('a back-up is made beside the running server, refused where one runs, and restored where none does', async () => {
  await writeFile(join(folder, 'passphrase'), `${PASSPHRASE}\n`);
  const one = startServer('one');
  await one.says(/"event":"ready"/);
  const made = await command('backup', [folder], environment('one'));
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/SHA-256 [0-9a-f]{64}\n$/) });
  const file = (await readdir(folder)).find((name) => name.endsWith('.tar.age')) ?? 'none';
  const path = join(folder, file);

  expect(await command('restore', ['--replace', path], environment('one'))).toEqual({
    code: 2,
    said: expect.stringContaining('Another Frontdesk is running on'),
  });
  expect(await command('restore', ['--check', path], environment('other'))).toEqual({
    code: 0,
    said: expect.stringMatching(/ {8}10 {2}departments\n[^]*The back-up is whole: \d+ rows/),
  });
  const wrong = environment('other', { BACKUP_PASSPHRASE_FILE: '', BACKUP_PASSPHRASE: 'three horses in the rain' });
  expect(await command('restore', [path], wrong)).toEqual({
    code: 1,
    said: 'The back-up was encrypted with another passphrase or key.\n',
  });

  const done = await command('restore', [path], environment('other'));
  expect(done).toEqual({ code: 0, said: expect.stringMatching(/is restored: \d+ rows[^]*The audit log is whole/) });
  expect(done.said).not.toContain(PASSPHRASE);
  expect(await command('restore', [path], environment('other'))).toEqual({
    code: 1,
    said: 'The database is not empty. With --replace all that is in it is deleted for the back-up.\n',
  });
  // The server runs on what was restored, and makes no first start of it.
  const other = startServer('other');
  await other.says(/"event":"ready"/);
  expect(other.output()).not.toContain('"event":"first start"');
  for (const server of [one, other]) server.process.kill('SIGTERM');
  await Promise.all([one.ended, other.ended]);
}, 240_000);

it('without a database there is nothing to back up, and a key is made only into a new file', async () => {
  expect(await command('backup', [join(folder, 'x.tar')], environment('nowhere'))).toEqual({
    code: 2,
    said: `There is no database in ${join(folder, 'nowhere')}.\n`,
  });
  const key = join(folder, 'key');
  expect(await command('backup', ['--new-key', key], environment('one'))).toEqual({
    code: 0,
    said: expect.stringMatching(/BACKUP_RECIPIENT=age1\w+\n$/),
  });
  expect((await command('backup', ['--new-key', key], environment('one'))).code).toBe(2);
});
