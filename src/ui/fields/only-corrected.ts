/** Whether of the faults before some have only gone: another fault of the same field is a new one. */
export function isOnlyCorrected(before: readonly unknown[], now: readonly unknown[]): boolean {
  const known = new Set(before.map((fault) => JSON.stringify(fault)));
  return now.length < before.length && now.every((fault) => known.has(JSON.stringify(fault)));
}
