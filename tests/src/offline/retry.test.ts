import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '#shared/result.ts';
import { backoffMs, judge } from '#src/offline/queue/retry.ts';
import { makeSchedule } from '#src/offline/queue/schedule.ts';
import { upgradeContent } from '#src/offline/upgrade-row.ts';

const refused = (status: number) => fail({ kind: 'refused' as const, status, bodyText: '', statusText: '' });

describe('the verdict on an attempt', () => {
  it.each([408, 409, 425, 429, 500, 501, 503, 599])('%i is tried again', (status) => {
    expect(judge(refused(status))).toMatchObject({ state: 'waiting', reason: 'server-busy' });
  });
  it.each([401, 403])('%i waits for a sign-in', (status) => {
    expect(judge(refused(status))).toMatchObject({ state: 'paused' });
  });
  it.each([400, 404, 410, 413, 415, 422])('%i needs a person', (status) => {
    expect(judge(refused(status))).toMatchObject({ state: 'needs-attention' });
  });
  it('a conflict that comes back five times, without a time to come again, needs a person', () => {
    expect(judge(refused(409), 3)?.state).toBe('waiting');
    expect(judge(refused(409), 4)).toMatchObject({ state: 'needs-attention' });
    const underWay = fail({ kind: 'refused' as const, status: 409, bodyText: '', statusText: '', retryAfterMs: 1000 });
    expect(judge(underWay, 50)?.state).toBe('waiting');
  });
  it('silence, a time-out and a page that is not the API’s are no answer', () => {
    expect(judge(fail({ kind: 'unreachable' }))?.reason).toBe('no-answer');
    expect(judge(fail({ kind: 'timeout' }))?.reason).toBe('no-answer');
    expect(judge(fail({ kind: 'unreadable', page: true }))?.reason).toBe('no-answer');
  });
  it('anything of 2xx that makes sense is accepted', () => {
    expect(judge(succeed({}))).toBeUndefined();
  });
});

describe('the wait', () => {
  it('doubles from 250 ms to 30 s, and is anywhere below that', () => {
    expect([0, 1, 2, 6, 7, 50].map((failures) => backoffMs(failures, () => 1))).toEqual([
      250, 500, 1000, 16_000, 30_000, 30_000,
    ]);
    expect(backoffMs(5, () => 0)).toBe(0);
  });
});

describe('the schedule', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('lets others go past a row only after its third failure', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const schedule = makeSchedule();
    schedule.holdRow('a');
    expect(schedule.isHeld()).toBe(true);
    schedule.reset();
    schedule.holdRow('a');
    schedule.reset();
    schedule.holdRow('a');
    expect([schedule.isHeld(), schedule.mayGo('a'), schedule.mayGo('b')]).toEqual([false, false, true]);
  });

  it('forgets its own waits when the world changes, and none that a server asked for', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const schedule = makeSchedule();
    schedule.holdAll(60_000);
    schedule.reset();
    expect(schedule.isHeld()).toBe(true);
    expect(schedule.msUntilNext()).toBe(30_000);
  });

  it('never sleeps through the end of a wait that was too short to be seen', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const schedule = makeSchedule();
    schedule.holdAll();
    expect(schedule.msUntilNext()).toBe(0);
    for (let failure = 0; failure < 3; failure += 1) schedule.holdRow('a');
    expect(schedule.msUntilNext()).toBe(0);
    expect(schedule.msUntilNext()).toBe(30_000);
  });

  it('starts from the short wait again once something was accepted', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const schedule = makeSchedule();
    for (let failure = 0; failure < 6; failure += 1) schedule.holdAll();
    expect(schedule.msUntilNext()).toBeGreaterThan(7000);
    schedule.forget('a', true);
    schedule.holdAll();
    expect(schedule.msUntilNext()).toBeLessThanOrEqual(250);
  });
});

describe('a row of another build', () => {
  const steps = [(content: unknown) => ({ content, two: true }), (content: unknown) => ({ content, three: true })];

  it('is brought up step by step when it is older', () => {
    expect(upgradeContent('one', 1, steps)).toEqual({ content: { content: 'one', two: true }, three: true });
    expect(upgradeContent('two', 2, steps)).toEqual({ content: 'two', three: true });
    expect(upgradeContent('three', 3, steps)).toBe('three');
  });
});
