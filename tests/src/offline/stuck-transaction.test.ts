import { expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';

const hall = aHall();

it('fails a transaction that never ends, so that what waits for it goes on', async () => {
  const page = await hall.openTab();
  await page.rows();
  const { transact } = await import('#src/offline/queue/transact.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stuck = transact(() => new Promise<void>(() => undefined));
  const failed = expect(stuck).rejects.toThrow('without an end');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
});

it('fails one that the disk never answers, too, though it cannot be taken back any more', async () => {
  const page = await hall.openTab();
  await page.rows();
  const { transact } = await import('#src/offline/queue/transact.ts');
  const { queueConnection } = await import('#src/platform/indexed-db/queue-connection.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = await queueConnection();
  const begin = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation((...how) => {
    const transaction = begin(...how);
    transaction.addEventListener('complete', (event) => event.stopImmediatePropagation());
    return transaction;
  });
  const failed = expect(transact(async () => 'written')).rejects.toThrow('without an end');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
});
