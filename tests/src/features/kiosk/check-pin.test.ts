import { pbkdf2Sync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkPin, lockedMs } from '#src/features/kiosk/lock/check-pin.ts';

const SALT = Buffer.from('salt').toString('base64');
const LOCK = {
  salt: SALT,
  hash: pbkdf2Sync('4711', Buffer.from('salt'), 10, 32, 'sha256').toString('base64'),
  iterations: 10,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Five tries in vain. @returns for how long there are none then, in seconds. */
async function lockOut(): Promise<number> {
  for (let left = 4; left > 0; left -= 1) expect(await checkPin('0000', LOCK)).toEqual({ kind: 'wrong', left });
  expect(await checkPin('0000', LOCK)).toEqual({ kind: 'locked' });
  expect(await checkPin('4711', LOCK)).toEqual({ kind: 'locked' });
  const seconds = lockedMs() / 1000;
  vi.setSystemTime(Date.now() + lockedMs());
  return seconds;
}

it('locks for 30 s after five wrong PINs, each further time twice as long up to 16 minutes', async () => {
  const locked = [];
  for (let time = 0; time < 7; time += 1) locked.push(await lockOut());
  expect(locked).toEqual([30, 60, 120, 240, 480, 960, 960]);
  expect(await checkPin('4711', LOCK)).toEqual({ kind: 'right' });
  expect(await lockOut()).toBe(30);
});

it('a clock that is set back does not lengthen a lock', async () => {
  for (let wrong = 0; wrong < 5; wrong += 1) await checkPin('0000', LOCK);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(lockedMs()).toBe(30_000);
});
