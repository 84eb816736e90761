import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyIn } from '#server/database/backup/copy-table.ts';
import { copyLine } from '#server/database/backup/copy-line.ts';
import { bulkSeed } from '#server/database/repositories/clinic/bulk-seed.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

const rules = async () =>
  (
    await opened.database.pool.query(
      `select indexdef as rule from pg_indexes where schemaname = 'public'
       union all select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated from pg_constraint where contype = 'f'
       order by 1`,
    )
  ).rows;
const counted = async () =>
  (
    await opened.database.pool.query(
      `select (select count(*)::int from patients) as patients, (select count(*)::int from appointments) as appointments,
         (select count(distinct ticket)::int from patients) as tickets,
         (select count(*)::int from patients where findable_words is null or received_at > now()) as unfinished`,
    )
  ).rows[0];

it('fills the database as often as it is asked to, and leaves every index and key as it was', async () => {
  const { pool } = opened.database;
  await pool.query(
    `insert into doctors (id, code, name, name_folded, specialization, specialization_folded, email, created_at)
     values (gen_random_uuid(), 'DOCA', 'A', 'a', 'Cardiology', 'cardiology', 'a@example.org', now())`,
  );
  const before = await rules();

  expect(await bulkSeed(pool, { patients: 30, appointmentsEach: 4 }, () => undefined)).toBe(30);
  expect(await counted()).toEqual({ patients: 30, appointments: 120, tickets: 30, unfinished: 0 });
  expect(await bulkSeed(pool, { patients: 40, appointmentsEach: 4 }, () => undefined)).toBe(10);
  expect(await bulkSeed(pool, { patients: 40, appointmentsEach: 4 }, () => undefined)).toBe(0);
  expect(await counted()).toEqual({ patients: 40, appointments: 160, tickets: 40, unfinished: 0 });

  expect(await rules()).toEqual(before);
});

it('keeps everybody from both tables, also when few come to many', async () => {
  const { pool } = opened.database;
  const reader = await pool.connect();
  await reader.query('begin; select count(*) from appointments');
  const seeding = bulkSeed(pool, { patients: 50, appointmentsEach: 1 }, () => undefined);
  try {
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select relation::regclass::text as name from pg_locks
           where mode = 'AccessExclusiveLock' and database = (select oid from pg_database where datname = current_database())
             and relation::regclass::text in ('patients', 'appointments') order by granted desc`,
        );
        return rows.map(({ name }) => name);
      })
      .toEqual(['patients', 'appointments']);
  } finally {
    await reader.query('commit');
    reader.release();
    await seeding;
  }
});

it('copies any text and any list of texts as it is', async () => {
  const client = await opened.database.pool.connect();
  try {
    await client.query('create temp table written (said text, list text[])');
    const odd = ['tab\tline\nreturn\rback\\slash \\N', '{"a,b",NULL}', '', '’”\u0001'];
    const writer = copyIn(client, { name: 'written', columns: ['said', 'list'] });
    await writer.write(Buffer.from(odd.map((text) => copyLine([text, odd])).join('')));
    await writer.end();
    const { rows } = await client.query('select said, list from written');
    expect(rows).toEqual(odd.map((said) => ({ said, list: odd })));
  } finally {
    client.release(true);
  }
});
