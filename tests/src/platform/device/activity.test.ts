import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awayMs, idleMs, noteActivity, noteWork } from '#src/platform/device/activity.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  noteActivity();
});
afterEach(() => vi.useRealTimers());

it('while something is under way no time passes, but not for ever: a service may never answer', () => {
  for (let minute = 0; minute < 9; minute += 1) {
    vi.advanceTimersByTime(MINUTE);
    noteWork();
    expect(idleMs()).toBe(0);
  }
  vi.advanceTimersByTime(MINUTE);
  noteWork();
  vi.advanceTimersByTime(MINUTE);
  noteWork();
  expect(idleMs()).toBe(2 * MINUTE);
  noteActivity();
  expect(idleMs()).toBe(0);
});

it('counts the time in which the device slept, and its page with it', () => {
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  expect(idleMs()).toBe(0);
  expect(awayMs()).toBe(60 * MINUTE);
  vi.setSystemTime(Date.now() - 120 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(awayMs()).toBe(MINUTE);
});
