import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sqlState } from '#server/database/engine/client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await createTestDatabase({ empty: true });
  await opened.database.pool.query('create table counters (id integer primary key, value integer not null)');
  await opened.database.pool.query('insert into counters values (1, 0), (2, 0)');
});
afterEach(() => opened.drop());

const values = async () =>
  (await opened.database.pool.query('select value from counters order by id')).rows.map((row) => row.value);

describe('transaction', () => {
  test('commits what was done, and answers what was answered', async () => {
    const answer = await opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`update counters set value = 7 where id = 1`);
      return 'done';
    });
    expect([answer, await values()]).toEqual(['done', [7, 0]]);
  });

  test('undoes everything when the work throws, and throws the same', async () => {
    const work = opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`update counters set value = 7 where id = 1`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await values()).toEqual([0, 0]);
  });

  test('runs again when it collides with another under serializable isolation, so that nothing is lost', async () => {
    let runs = 0;
    let reads = 0;
    const twoHaveRead = Promise.withResolvers<void>();
    const increment = () =>
      opened.database.transaction(async (transaction) => {
        runs += 1;
        await transaction.execute(sql`set transaction isolation level serializable`);
        const { rows } = await transaction.execute<{ value: number }>(sql`select value from counters where id = 1`);
        reads += 1;
        if (reads === 2) twoHaveRead.resolve();
        await twoHaveRead.promise;
        await transaction.execute(sql`update counters set value = ${(rows[0]?.value ?? 0) + 1} where id = 1`);
      });
    await Promise.all(Array.from({ length: 6 }, increment));
    expect(await values()).toEqual([6, 0]);
    expect(runs).toBeGreaterThan(6);
  });

  test('runs again after a deadlock', async () => {
    let ready = 0;
    let bothReady = () => {};
    const both = new Promise<void>((done) => (bothReady = done));
    const cross = (first: number, second: number) =>
      opened.database.transaction(async (transaction) => {
        await transaction.execute(sql`update counters set value = value + 1 where id = ${first}`);
        ready += 1;
        if (ready === 2) bothReady();
        await both;
        await transaction.execute(sql`update counters set value = value + 1 where id = ${second}`);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await values()).toEqual([2, 2]);
  });

  test('does not run again what can never succeed', async () => {
    let runs = 0;
    const work = opened.database.transaction(async (transaction) => {
      runs += 1;
      await transaction.execute(sql`insert into counters values (1, 0)`);
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect([sqlState(error), runs]).toEqual(['23505', 1]);
  });

  test('fails, and nothing else does, when the connection dies between two statements', async () => {
    const work = opened.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await opened.database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await transaction.execute(sql`update counters set value = 7 where id = 1`);
    });
    await expect(work).rejects.toThrow();
    expect(await values()).toEqual([0, 0]);
  });
});

test('a connection is kept alive, so that a machine which has gone without a word is noticed', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const another = opened.reopen();
  await another.pool.query('select 1');
  await another.close();
  expect(kept).toHaveBeenCalledWith(true, 10_000);
});
