/**
 * The figure a count shows when `part` (0 to 1) of its time is over: fast at first, slower towards the end, and the last one
 * only when all of it is over.
 */
export function figureAt(part: number, last: number): number {
  return part >= 1 ? last : Math.floor(last * (1 - (1 - part) ** 2));
}
