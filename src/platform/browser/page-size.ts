const PAGE = 60;
/** Our server returns no more at once. */
const LONGEST_PAGE = 500;

/**
 * How many rows to request: one page, or as many as are already shown when a list is reloaded, so that nobody loses
 * their place.
 */
export function pageSize(shown: number): number {
  return Math.min(LONGEST_PAGE, Math.max(PAGE, Math.ceil(shown / PAGE) * PAGE));
}
