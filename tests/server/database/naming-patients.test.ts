import { afterAll, beforeAll, expect, it } from 'vitest';
import { NAMING_PATIENTS } from '#server/database/repositories/merges/moves-repository.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

it('every column that names a patient is one that a merge of two patients knows what to do with', async () => {
  const { rows } = await opened.database.pool.query<{ name: string }>(
    `select distinct c.conrelid::regclass || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'patients'::regclass
     union
     select table_name || '.' || column_name from information_schema.columns
     where table_schema = 'public' and column_name like '%patient_id%'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(NAMING_PATIENTS).toSorted());
});
