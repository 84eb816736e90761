import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { backoffMs, judge } from '#src/offline/queue/retry.ts';
import { makeSchedule } from '#src/offline/queue/schedule.ts';
import { upgradeContent } from '#src/offline/visits/upgrade-row.ts';

const refused = (status: number, retryAfterMs?: number) => ({
  kind: 'refused' as const,
  status,
  bodyText: '',
  statusText: '',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const fresh = { attempts: 0 };
const verdict = (problem: ApiProblem | undefined, row: Parameters<typeof judge>[1] = fresh) =>
  judge(problem, row, true);

describe('the verdict on an attempt', () => {
  it.each([408, 409, 425, 429, 499, 500, 501, 502, 503, 504, 511, 599])('%i is tried again', (status) => {
    expect(verdict(refused(status))).toMatchObject({ state: 'waiting', reason: 'server-busy' });
  });
  it.each([401, 403])('%i waits for a sign-in', (status) => {
    expect(verdict(refused(status))).toMatchObject({ state: 'paused' });
  });
  it.each([400, 404, 405, 410, 411, 413, 415, 422, 431, 451])('%i needs a person', (status) => {
    expect(verdict(refused(status))).toMatchObject({ state: 'needs-attention' });
  });
  it('a conflict that comes back five times, without a time to come again, needs a person', () => {
    expect(verdict(refused(409), { attempts: 3, lastStatus: 409 }).state).toBe('waiting');
    expect(verdict(refused(409), { attempts: 4, lastStatus: 409 }).state).toBe('needs-attention');
    expect(verdict(refused(409), { attempts: 4, lastStatus: 500 }).state).toBe('waiting');
    expect(verdict(refused(409, 1000), { attempts: 50, lastStatus: 409 }).state).toBe('waiting');
  });
  it('an acceptance that cannot be read is asked for again five times, where nothing is done twice', () => {
    const cutOff = { kind: 'unreadable' as const, page: false };
    expect(verdict(cutOff)).toMatchObject({ state: 'waiting', reason: 'odd-answer' });
    expect(verdict(cutOff, { attempts: 4, lastReason: 'odd-answer' }).state).toBe('needs-attention');
    expect(verdict(cutOff, { attempts: 40, lastReason: 'no-answer' }).state).toBe('waiting');
    expect(judge(cutOff, fresh, false).state).toBe('needs-attention');
  });
  it('silence, a time-out and a page that is not the API’s are no answer', () => {
    expect(verdict({ kind: 'unreachable' }).reason).toBe('no-answer');
    expect(verdict({ kind: 'timeout' }).reason).toBe('no-answer');
    expect(verdict({ kind: 'unreadable', page: true }).reason).toBe('no-answer');
  });
  it('a row that could not even be opened needs a person', () => {
    expect(verdict(undefined)).toEqual({ state: 'needs-attention', reason: 'undecodable' });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the wait', () => {
  it('doubles from 250 ms to 30 s, and is anywhere below that', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    expect([0, 1, 2, 6, 7, 50].map(backoffMs)).toEqual([250, 500, 1000, 16_000, 30_000, 30_000]);
    random.mockReturnValue(0);
    expect(backoffMs(5)).toBe(0);
  });
});

describe('the schedule', () => {
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
    expect(schedule.msUntilNext(performance.now())).toBe(30_000);
  });

  it.each([-5000, 0, 31_536_000_000_000])('believes no Retry-After of %i ms', (askedMs) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const schedule = makeSchedule();
    schedule.holdAll(askedMs);
    expect(schedule.isHeld()).toBe(true);
    now.mockReturnValue(askedMs > 0 ? 300_000 : 250);
    expect(schedule.isHeld()).toBe(false);
  });

  it('never sleeps through the end of a wait that was too short to be seen', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const schedule = makeSchedule();
    const lookedAt = performance.now();
    schedule.holdAll();
    expect(schedule.msUntilNext(lookedAt)).toBe(0);
    for (let failure = 0; failure < 3; failure += 1) schedule.holdRow('a');
    expect(schedule.msUntilNext(lookedAt)).toBe(0);
    expect(schedule.msUntilNext(Infinity)).toBe(30_000);
  });

  it('starts from the short wait again once something was accepted', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const schedule = makeSchedule();
    for (let failure = 0; failure < 6; failure += 1) schedule.holdAll();
    expect(schedule.msUntilNext(0)).toBeGreaterThan(7000);
    schedule.accept('a');
    schedule.holdAll();
    expect(schedule.msUntilNext(0)).toBeLessThanOrEqual(250);
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
