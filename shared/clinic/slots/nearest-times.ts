const MOST = 3;

/** The three of some times that are nearest to an instant, in their order; the first ones where there is none. */
export function nearestTo<Time extends { readonly startsAt: string }>(
  times: readonly Time[],
  instant: string | undefined,
): Time[] {
  const at = ({ startsAt }: Time) => Date.parse(startsAt);
  const far = (time: Time) => (instant === undefined ? 0 : Math.abs(at(time) - Date.parse(instant)));
  return times
    .toSorted((one, other) => far(one) - far(other) || at(one) - at(other))
    .slice(0, MOST)
    .toSorted((one, other) => at(one) - at(other));
}
