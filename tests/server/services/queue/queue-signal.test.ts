import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createQueueSignal } from '#server/services/queue/live/queue-signal.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/server/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

it('another process is signalled at once, and then once for all that happens within a tenth of a second', async () => {
  const { pool } = opened.database;
  let heard = 0;
  let told = Promise.withResolvers<void>();
  const next = () => told.promise.then(() => void (told = Promise.withResolvers<void>()));
  const there = createQueueSignal(opened.database, () => {
    heard += 1;
    told.resolve();
  });
  const here = createQueueSignal(opened.database, () => undefined);
  there.listen();
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'frontdesk-listen'
           and query like 'listen %' and state = 'idle'`,
      );
      return rows.length;
    })
    .toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const _change of ['first', 'second', 'third']) here.send();
    // The clock stands: nothing was waited for.
    await next();
    expect(heard).toBe(1);
    vi.advanceTimersByTime(100);
    await next();
    expect(heard).toBe(2);
    vi.advanceTimersByTime(1_000);
    // Signals come in their order: nothing was sent before this one.
    await pool.query(`select pg_notify('frontdesk_queue', '')`);
    await next();
    expect(heard).toBe(3);
  } finally {
    vi.useRealTimers();
    await Promise.all([here.close(), there.close()]);
  }
});
