import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteSecrets } from '#server/database/repositories/clinic/secrets-repository.ts';
import { openLink, signLink } from '#server/services/prescriptions/signed-links.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

it('a link signed before the keys were replaced opens nothing, and one signed after does', async () => {
  const db = opened.database.orm;
  const now = new Date();
  const [id, until] = [randomUUID(), new Date(now.getTime() + 86_400_000)];
  const old = await signLink(db, id, until, now);
  expect(await openLink(db, old, now)).toBe(id);
  await deleteSecrets(db, ['prescription-links', 'appointment-links']);
  expect(await openLink(db, old, now)).toBeUndefined();
  expect(await openLink(db, await signLink(db, id, until, now), now)).toBe(id);
});
