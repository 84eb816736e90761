const PAGE = 60;
/** Our server gives no more at once. */
const LONGEST_PAGE = 500;

/** Rows to ask for: a page, or as many as are shown already when the list is loaded again, so that nobody loses the place. */
export function pageSize(shown: number): number {
  return Math.min(LONGEST_PAGE, Math.max(PAGE, Math.ceil(shown / PAGE) * PAGE));
}
