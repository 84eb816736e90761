import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadAtNight } from '#src/features/display/reload-at-night.ts';

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;
const reload = vi.fn<() => void>();

beforeEach(() => {
  // By the clock of the clinic, which is this machine's as long as no server has told.
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 8, 0) });
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a screen takes up a new version in the night hour, and not while people wait', async () => {
  const stop = reloadAtNight(() => true);
  await vi.advanceTimersByTimeAsync(18 * HOURS + 50 * MINUTES);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20 * MINUTES);
  expect(reload).toHaveBeenCalled();
  stop();
});

it('a screen whose server does not answer keeps what it has', async () => {
  const stop = reloadAtNight(() => false);
  await vi.advanceTimersByTimeAsync(24 * HOURS);
  expect(reload).not.toHaveBeenCalled();
  stop();
});

it('a screen that was switched on this night is not loaded again and again', async () => {
  vi.setSystemTime(new Date(2026, 10, 26, 3, 5));
  const stop = reloadAtNight(() => true);
  await vi.advanceTimersByTimeAsync(50 * MINUTES);
  expect(reload).not.toHaveBeenCalled();
  stop();
});
