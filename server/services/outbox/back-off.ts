const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Longer than any attempt: what is still `sending` after it belongs to a process that has died. */
export const LEASE_MS = 90_000;
export const MOST_ATTEMPTS = 8;

/** Doubles with each attempt, up to a quarter of an hour; half of it is random, so that many are not sent at once. */
export function waitMs(attempts: number, random: () => number): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return most * (0.5 + random() / 2);
}
