import type { NextTime } from '#src/platform/clinic/next-times.ts';

/**
 * Whoever of these doctors is free first; of two at the same time the one that stands first.
 * @returns undefined where fewer than two give times that are free: then there is nothing to choose between
 */
export function firstFree(
  doctorIds: readonly (string | undefined)[],
  byDoctor: ReadonlyMap<string, NextTime | null | undefined>,
): { readonly doctorId: string; readonly next: NextTime } | undefined {
  const free = doctorIds.flatMap((doctorId) => {
    const next = byDoctor.get(doctorId ?? '');
    return doctorId !== undefined && next ? [{ doctorId, next }] : [];
  });
  if (free.length < 2) return undefined;
  return free.reduce((first, one) => (Date.parse(one.next.startsAt) < Date.parse(first.next.startsAt) ? one : first));
}
