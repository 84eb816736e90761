import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  type Announcing,
  type Call,
  callsBefore,
  goOn,
  hear,
  keyOf,
  SILENCE,
} from '#src/features/display/announcing.ts';

const START = Date.parse('2026-11-26T09:00:00.000Z');
const call = (ticket: string, second: number, more: Partial<Call> = {}): Call => ({
  ticket,
  place: 'Room 5',
  at: new Date(START + second * 1000).toISOString(),
  calls: 1,
  ...more,
});

/** What stands first at each full second. */
function firstBySecond(state: Announcing, from: number, seconds: number): { shown: string[]; state: Announcing } {
  const shown: string[] = [];
  let now = state;
  for (let second = from; second < from + seconds; second += 1) {
    now = goOn(now, second * 1000);
    shown.push(now.first?.ticket ?? '');
  }
  return { shown, state: now };
}

it('three calls within a second each stand first for eight seconds, in the order in which they were called', () => {
  const begun = hear(SILENCE, [call('A-1', 0)], 0);
  const three = [call('A-4', 20.6), call('A-3', 20.3), call('A-2', 20)];
  const heard = hear(begun, [...three, call('A-1', 0)], 20_000);
  expect(firstBySecond(heard, 20, 24).shown).toEqual([
    ...Array.from({ length: 8 }, () => 'A-2'),
    ...Array.from({ length: 8 }, () => 'A-3'),
    ...Array.from({ length: 8 }, () => 'A-4'),
  ]);
});

it('what was called before the screen was switched on is shown and not announced again', () => {
  const begun = hear(SILENCE, [call('A-1', 0), call('A-2', 5)], 9000);
  expect(begun.first?.ticket).toBe('A-2');
  expect(begun.waiting).toEqual([]);
  expect(callsBefore(begun).map(({ ticket }) => ticket)).toEqual(['A-1']);
});

it('a call that waits for its turn is not shown below before it; a second call of the same ticket is another one', () => {
  const begun = hear(SILENCE, [call('A-1', 0)], 0);
  const heard = hear(begun, [call('A-2', 1), call('A-3', 2), call('A-1', 0)], 2000);
  expect(callsBefore(heard).map(({ ticket }) => ticket)).toEqual([]);
  const again = hear(begun, [call('A-1', 60, { calls: 2 })], 60_000);
  expect(again.first?.calls).toBe(2);
});

it('who is no longer called is gone at once, first or waiting', () => {
  const begun = hear(SILENCE, [call('A-1', 0)], 0);
  const heard = hear(begun, [call('A-3', 11), call('A-2', 10), call('A-1', 0)], 11_000);
  const dropped = hear(heard, [call('A-3', 11), call('A-1', 0)], 12_000);
  expect(dropped.first?.ticket).toBe('A-3');
  expect(hear(dropped, [], 12_500)).toMatchObject({ first: undefined, waiting: [] });
});

it('never more than six lines, and nobody called is left out, however the calls come', () => {
  const seconds = fc.array(fc.nat(60), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(seconds, (at) => {
      const calls = at.map((second, n) => call(`A-${n}`, second));
      const begun = hear(SILENCE, [], 0);
      const heard = hear(begun, calls, 60_000);
      const { shown, state } = firstBySecond(heard, 60, 8 * calls.length + 1);
      expect(new Set(shown)).toEqual(new Set(calls.map(({ ticket }) => ticket)));
      expect(callsBefore(state).length).toBeLessThanOrEqual(5);
      expect(new Set(state.calls.map(keyOf)).size).toBe(calls.length);
    }),
  );
});
