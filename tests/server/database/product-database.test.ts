import { expect, test } from 'vitest';
import { openProductDatabase } from '#server/database/engine/product-database.ts';
import { createTestDatabase } from '../../support/server/test-database.ts';

const silent = { info: () => undefined, error: () => undefined };
const config = (databaseUrl: string) => ({ dataDir: '/nowhere', databaseUrl, databaseConnections: 3 });

test('a database elsewhere is opened and brought to the newest schema', async () => {
  const elsewhere = await createTestDatabase({ empty: true });
  const opened = await openProductDatabase(config(elsewhere.url), silent);
  if (!opened.ok) throw new Error(opened.problem.message);
  expect((await opened.value.pool.query('select * from patients')).rows).toEqual([]);
  await opened.value.close();
  await elsewhere.drop();
});

test('a database that does not answer is said so, without its password', async () => {
  const opened = await openProductDatabase(config('postgres://user:s3cret@127.0.0.1:1/none'), silent, 0);
  expect(opened).toEqual({
    ok: false,
    problem: { message: 'The database in DATABASE_URL does not answer, or rejects the user name or password.' },
  });
});

test('a database of a newer version is left alone, and said so', async () => {
  const elsewhere = await createTestDatabase();
  await elsewhere.database.pool.query("insert into schema_migrations values ('9999_future.sql', '', now(), now())");
  const opened = await openProductDatabase(config(elsewhere.url), silent);
  expect(opened).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('belongs to a newer Frontdesk') },
  });
  await elsewhere.drop();
});
