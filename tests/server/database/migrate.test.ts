import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '#server/database/schema/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let folder: string;
let opened: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-migrations-'));
  opened = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  await opened.drop();
  await rm(folder, { recursive: true });
});

async function write(name: string, ...statements: string[]): Promise<void> {
  await writeFile(join(folder, name), statements.join('\n--> statement-breakpoint\n'));
}

describe('migrate', () => {
  test('applies the files in the order of their names, each once', async () => {
    await write('0001_data.sql', "insert into things values (1, 'one')");
    await write('0000_first.sql', 'create table things (id integer primary key, name text)');
    expect(await migrate(opened.database.pool, folder)).toEqual(['0000_first.sql', '0001_data.sql']);
    expect(await migrate(opened.database.pool, folder)).toEqual([]);
    expect((await opened.database.pool.query('select * from things')).rows).toEqual([{ id: 1, name: 'one' }]);
  });

  test('lets one of eight processes that start at once do the work', async () => {
    await write('0000_first.sql', 'create table things (id integer primary key)', 'create index on things (id)');
    await write('0001_data.sql', 'insert into things select generate_series(1, 100)');
    const connections = Array.from({ length: 8 }, () => opened.reopen());
    const applied = await Promise.all(connections.map(({ pool }) => migrate(pool, folder)));
    expect(applied.flat().toSorted()).toEqual(['0000_first.sql', '0001_data.sql']);
    const { rows } = await opened.database.pool.query('select count(*)::int as count from things');
    expect(rows).toEqual([{ count: 100 }]);
    await Promise.all(connections.map((connection) => connection.close()));
  });

  test('takes up a schema change that was interrupted half-way', async () => {
    await write('0000_first.sql', 'create table things (id integer primary key)', 'create table broken (id nonsense)');
    await expect(migrate(opened.database.pool, folder)).rejects.toThrow('nonsense');
    await write('0000_first.sql', 'create table things (id integer primary key)', 'create table mended (id integer)');
    expect(await migrate(opened.database.pool, folder)).toEqual(['0000_first.sql']);
    expect((await opened.database.pool.query('select count(*)::int as count from mended')).rows).toEqual([
      { count: 0 },
    ]);
  });

  test('moves data all or nothing', async () => {
    await write('0000_first.sql', 'create table things (id integer primary key)');
    await write('0001_data.sql', 'insert into things values (1)', 'insert into things values (1)');
    await expect(migrate(opened.database.pool, folder)).rejects.toThrow('duplicate key');
    expect((await opened.database.pool.query('select * from things')).rows).toEqual([]);
    await write('0001_data.sql', 'insert into things values (1)', 'insert into things values (2)');
    expect(await migrate(opened.database.pool, folder)).toEqual(['0001_data.sql']);
  });

  test('refuses a file that changes the schema and moves data', async () => {
    await write('0000_both.sql', 'create table things (id integer)', 'insert into things values (1)');
    await expect(migrate(opened.database.pool, folder)).rejects.toThrow(
      '0000_both.sql changes the schema and moves data',
    );
  });

  test('refuses a file that was changed after it had been applied', async () => {
    await write('0000_first.sql', 'create table things (id integer)');
    await migrate(opened.database.pool, folder);
    await write('0000_first.sql', 'create table things (id bigint)');
    await write('0001_next.sql', 'create table more (id integer)');
    await expect(migrate(opened.database.pool, folder)).rejects.toThrow('0000_first.sql was changed');
  });

  test('refuses a database that a newer version has migrated', async () => {
    await write('0000_first.sql', 'create table things (id integer)');
    await write('0001_newer.sql', 'create table newer (id integer)');
    await migrate(opened.database.pool, folder);
    await rm(join(folder, '0001_newer.sql'));
    await expect(migrate(opened.database.pool, folder)).rejects.toThrow('belongs to a newer Frontdesk');
  });

  test('brings an empty database to the product schema', async () => {
    expect((await migrate(opened.database.pool)).length).toBeGreaterThan(0);
    expect((await opened.database.pool.query('select * from patients')).rows).toEqual([]);
  });
});
