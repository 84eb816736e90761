/** More than any day has between two of its times. */
const NOWHERE = 1e12;

/**
 * Who of several gets which of the free times, so that as many as possible get one and all together are moved as little as
 * possible. Whoever came before another still does.
 * @param booked when they are booked, in milliseconds, ascending
 * @param free when seats are free, ascending; a time with two seats stands there twice
 * @returns for each of them the index of the free time, undefined where none is left
 */
export function planMoves(booked: readonly number[], free: readonly number[]): (number | undefined)[] {
  // best[n][m]: the cost of the first n of them with the first m times; leaving somebody out costs more than any way.
  const best = [Array.from({ length: free.length + 1 }, () => 0)];
  for (const at of booked) {
    const above = best.at(-1) ?? [];
    const row = [(above[0] ?? 0) + NOWHERE];
    for (const [m, time] of free.entries())
      row.push(Math.min(row[m] ?? Infinity, (above[m + 1] ?? 0) + NOWHERE, (above[m] ?? 0) + distance(at, time)));
    best.push(row);
  }
  const chosen: (number | undefined)[] = booked.map(() => undefined);
  let m = free.length;
  for (let n = booked.length; n > 0; n -= 1) {
    const cost = best[n]?.[m];
    while (m > 0 && best[n]?.[m - 1] === cost) m -= 1;
    const isPlaced = m > 0 && cost === (best[n - 1]?.[m - 1] ?? 0) + distance(booked[n - 1], free[m - 1]);
    if (!isPlaced) continue;
    chosen[n - 1] = m - 1;
    m -= 1;
  }
  return chosen;
}

function distance(one: number | undefined, other: number | undefined): number {
  return Math.abs((one ?? 0) - (other ?? 0));
}
