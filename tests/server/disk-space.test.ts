import { expect, it } from 'vitest';
import { isNearlyFull, watchDisk, type Room } from '#server/disk-space.ts';

const GB = 1024 ** 3;

it.each([
  [{ free: 5 * GB, size: 500 * GB }, false],
  [{ free: 4 * GB, size: 500 * GB }, true],
  [{ free: 0.9 * GB, size: 100 * GB }, true],
  [{ free: 1.1 * GB, size: 100 * GB }, false],
  [{ free: 0.4 * GB, size: 4 * GB }, false],
  [{ free: 0.1 * GB, size: 4 * GB }, true],
])('a disk with %o left is nearly full: %s', (room, full) => {
  expect(isNearlyFull(room)).toBe(full);
});

it('a disk that fills up is said once, and once more when there is room again', async () => {
  const said: string[] = [];
  const note = (event: string, facts: object = {}) => void said.push(`${event} ${JSON.stringify(facts)}`);
  let room: Room = { free: 50 * GB, size: 100 * GB };
  const watch = watchDisk(
    '/',
    { info: note, error: note },
    async () => ({ databaseMegabytes: 7 }),
    async () => room,
  );
  await watch.look();
  room = { free: 0.5 * GB, size: 100 * GB };
  await watch.look();
  await watch.look();
  room = { free: 50 * GB, size: 100 * GB };
  await watch.look();
  watch.close();
  expect(watch.room()).toEqual(room);
  expect(said).toEqual([
    'disk-nearly-full {"freeMegabytes":512,"sizeMegabytes":102400,"databaseMegabytes":7}',
    'disk-has-room {"freeMegabytes":51200,"sizeMegabytes":102400,"databaseMegabytes":7}',
  ]);
});
