import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstStart } from '#server/services/first-start.ts';
import { purge } from '#server/services/purge.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await firstStart(server.dependencies);
});
afterAll(() => server.stop());

async function rowsOf(patient: string): Promise<number> {
  const [row] = await server.sql<{ rows: number }>(
    `select (select count(*) from patients where id = $1) + (select count(*) from appointments where patient_id = $1)
          + (select count(*) from prescriptions where patient_id = $1) as rows`,
    [patient],
  );
  return Number(row?.rows);
}

it('erases a deleted patient with all that is theirs after 30 days, and nobody else', async () => {
  const [deleted] = await server.sql<{ id: string }>(
    "update patients set deleted_at = now() where name = 'Robert Fields' returning id",
  );
  const [kept] = await server.sql<{ id: string }>("select id from patients where name = 'Samuel Adeyemi'");
  const before = { deleted: await rowsOf(deleted?.id ?? ''), kept: await rowsOf(kept?.id ?? '') };
  expect(before.deleted).toBeGreaterThan(2);
  const { orm } = server.dependencies.database;
  await purge(orm, new Date(Date.now() + 29 * DAY_MS));
  expect(await rowsOf(deleted?.id ?? '')).toBe(before.deleted);
  await purge(orm, new Date(Date.now() + 31 * DAY_MS));
  expect(await rowsOf(deleted?.id ?? '')).toBe(0);
  expect(await rowsOf(kept?.id ?? '')).toBe(before.kept);
});
