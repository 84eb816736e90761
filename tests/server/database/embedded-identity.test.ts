import { chmod, chown, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseIdentity } from '#server/database/engine/embedded-identity.ts';

const NOBODY = 65_534;
let outer: string;

beforeEach(async () => {
  outer = await realpath(await mkdtemp(join(tmpdir(), 'frontdesk-identity-')));
  await chmod(outer, 0o755);
  for (const name of ['bin', 'data']) await mkdir(join(outer, name));
  await writeFile(join(outer, 'bin/postgres'), '#!/bin/sh\necho 18\n', { mode: 0o755 });
});
afterEach(() => rm(outer, { recursive: true }));

const choose = () => chooseIdentity(join(outer, 'bin/postgres'), join(outer, 'data'), join(outer, 'data/postgres'));

describe.runIf(process.getuid?.() === 0)('who runs PostgreSQL when we are root', () => {
  test('is nobody, where nobody reaches programs and data', async () => {
    expect(await choose()).toEqual({ ok: true, value: { kind: 'user', uid: NOBODY } });
  });

  test.each(['bin', 'data'])('is root in a user namespace, where %s is closed to others', async (name) => {
    await chmod(join(outer, name), 0o700);
    expect(await choose()).toEqual({ ok: true, value: { kind: 'namespace', uid: 0 } });
  });

  test('is the owner of what is there already', async () => {
    await mkdir(join(outer, 'data/postgres'));
    await chown(join(outer, 'data/postgres'), 12_345, 12_345);
    expect(await choose()).toEqual({ ok: true, value: { kind: 'user', uid: 12_345 } });
  });

  test('is the owner of the home folder that is closed to all others, root included in its namespace', async () => {
    await chown(outer, 12_345, 12_345);
    await chmod(outer, 0o700);
    expect(await choose()).toEqual({ ok: true, value: { kind: 'user', uid: 12_345 } });
  });

  test('is nobody at all, said in one sentence, where namespaces are not to be had', async () => {
    await chmod(outer, 0o700);
    vi.stubEnv('PATH', '/nowhere');
    expect(await choose()).toEqual({
      ok: false,
      problem: {
        kind: 'no-identity',
        message:
          `PostgreSQL refuses to run as root, and no other user can reach ${join(outer, 'data')}: start Frontdesk as ` +
          'an ordinary user. Set DATABASE_URL to a PostgreSQL server instead.',
      },
    });
  });
});
