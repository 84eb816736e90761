import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChild } from '../../support/server/child.ts';
import { createTestDatabase } from '../../support/server/test-database.ts';

const ROOT = join(import.meta.dirname, '../../..');

async function doctor(env: Record<string, string>) {
  const child = runChild(process.execPath, ['tools/database/doctor.ts'], { cwd: ROOT, env: { PORT: '0', ...env } });
  return { code: await child.ended, said: child.output() };
}

it('npm run doctor says every finding in a line, ends with 2 where something is wrong, and prints no secret', async () => {
  const [folder, database] = [await mkdtemp(join(tmpdir(), 'frontdesk-doctor-')), await createTestDatabase()];
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, BACKUP_PASSPHRASE: 'four horses in the rain' };
  const { code, said } = await doctor({
    ...env,
    ADMIN_PASSWORD: 'password1',
    SMS_HTTP_URL: 'https://s',
    SMS_HTTP_TOKEN: 't0ken',
  });
  expect(code).toBe(2);
  expect(said).toMatch(/^WRONG {2}ADMIN_PASSWORD is one of the passwords/m);
  expect(said).toMatch(/^risky {2}BACKUP_DIR is not set/m);
  expect(said).toMatch(/^fine {3}The audit log is whole/m);
  expect(said).toMatch(/\n\d+ wrong, \d+ risky\.\n$/);
  expect(said).not.toMatch(/password1|t0ken|four horses|postgres:\/\//);

  expect(await doctor({ ...env, PORT: 'many' })).toEqual({
    code: 2,
    said: expect.stringMatching(/^WRONG {2}PORT must be a whole number/),
  });
  await database.drop();
  await rm(folder, { recursive: true });
});
