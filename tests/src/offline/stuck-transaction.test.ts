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
