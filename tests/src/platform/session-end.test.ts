import { describe, expect, it } from 'vitest';
import { readSessionEnds, writeSessionEnds } from '#shared/contract/wire/session-end.ts';
import { phaseAt } from '#src/platform/staff/session/session-end.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const heard = { idleMs: 30 * MINUTE, wholeMs: 12 * HOUR, wall: 1_000_000, steady: 500 };
const after = (ms: number, steadyMs = ms) => ({ wall: heard.wall + ms, steady: heard.steady + steadyMs });

describe('a session', () => {
  it('is open until two minutes before it has been idle too long, then ends soon, then is over', () => {
    expect(phaseAt(heard, after(27 * MINUTE))).toBe('open');
    expect(phaseAt(heard, after(28 * MINUTE))).toBe('idle');
    expect(phaseAt(heard, after(30 * MINUTE - 1))).toBe('idle');
    expect(phaseAt(heard, after(30 * MINUTE))).toBe('over');
  });

  it('ends in any case after its whole time, which nobody can put off', () => {
    const late = { ...heard, wholeMs: 10 * MINUTE };
    expect(phaseAt(late, after(8 * MINUTE))).toBe('whole');
    expect(phaseAt(late, after(10 * MINUTE))).toBe('over');
  });

  it('is over after a night in a laptop that slept, whose own timers stood still', () => {
    expect(phaseAt(heard, after(9 * HOUR, 1000))).toBe('over');
  });

  it('does not last longer because somebody sets the clock back', () => {
    expect(phaseAt(heard, after(-HOUR, 31 * MINUTE))).toBe('over');
  });

  it('of a server that does not say is never covered by a clock', () => {
    expect(phaseAt(undefined, after(HOUR))).toBe('open');
  });
});

it('goes over the wire in whole seconds, and anything else is nothing', () => {
  expect(writeSessionEnds({ idleMs: 1_799_999, wholeMs: -5 })).toBe('1799 0');
  expect(readSessionEnds('1799 0')).toEqual({ idleMs: 1_799_000, wholeMs: 0 });
  for (const odd of [null, '', '12', 'a b', '-1 5', '1 2 3']) expect(readSessionEnds(odd)).toBeUndefined();
});
