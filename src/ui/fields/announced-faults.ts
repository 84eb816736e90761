/**
 * Whether these faults are to be announced: one of them was not there before, or they still stand after another submit. What
 * only was corrected, or is the same again, belongs to somebody who is typing.
 */
export function areToBeAnnounced(before: readonly unknown[], now: readonly unknown[], isSubmitted: boolean): boolean {
  if (isSubmitted) return now.length > 0;
  const known = new Set(before.map((fault) => JSON.stringify(fault)));
  return now.some((fault) => !known.has(JSON.stringify(fault)));
}
