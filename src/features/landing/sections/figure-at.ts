/**
 * The figure shown when `part` (0 to 1) of the time is over: fast at first, slower towards the end, and the final one
 * only at the end.
 */
export function figureAt(part: number, last: number): number {
  return part >= 1 ? last : Math.floor(last * (1 - (1 - part) ** 2));
}
