import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planMoves } from '#shared/clinic/slots/plan-moves.ts';

const moved = (booked: readonly number[], free: readonly number[]) =>
  planMoves(booked, free).map((at) => (at === undefined ? undefined : free[at]));

describe('moving many at once', () => {
  it('gives each the nearest time, and all together the least way', () => {
    expect(moved([900, 920, 940], [900, 920, 940])).toEqual([900, 920, 940]);
    expect(moved([900, 920], [920, 960])).toEqual([920, 960]);
    expect(moved([900, 1000], [880, 910, 990])).toEqual([910, 990]);
  });

  it('gives as many as possible one; whoever has the longest way goes without', () => {
    expect(moved([900, 925, 1100], [910, 1100])).toEqual([910, undefined, 1100]);
    expect(moved([900, 920], [])).toEqual([undefined, undefined]);
    expect(moved([], [900])).toEqual([]);
  });

  it('never gives one seat twice, keeps the order, and is no worse than any other way', () => {
    const times = fc
      .array(fc.integer({ min: 0, max: 30 }), { maxLength: 5 })
      .map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(times, times, (booked, free) => {
        const chosen = planMoves(booked, free);
        const placed = chosen.filter((at) => at !== undefined);
        expect(new Set(placed).size).toBe(placed.length);
        expect(placed).toEqual(placed.toSorted((a, b) => a - b));
        expect(placed).toHaveLength(Math.min(booked.length, free.length));
        const cost = chosen.reduce<number>(
          (sum, at, n) => sum + (at === undefined ? 0 : Math.abs((booked[n] ?? 0) - (free[at] ?? 0))),
          0,
        );
        expect(cost).toBe(leastCost(booked, free));
      }),
    );
  });
});

/** By trying every way. */
function leastCost(booked: readonly number[], free: readonly number[]): number {
  const place = Math.min(booked.length, free.length);
  const ways = (n: number, taken: readonly number[]): number => {
    if (n === booked.length) return taken.length === place ? 0 : Infinity;
    const without = ways(n + 1, taken);
    const placed = free.map((time, at) =>
      taken.includes(at) ? Infinity : Math.abs((booked[n] ?? 0) - time) + ways(n + 1, [...taken, at]),
    );
    return Math.min(without, ...placed);
  };
  return ways(0, []);
}
