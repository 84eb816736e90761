/** Returns `value` if it is one of `allowed`, otherwise undefined: a URL may contain anything. */
export function oneOf<Allowed extends string>(
  allowed: readonly Allowed[],
  value: string | undefined,
): Allowed | undefined {
  return allowed.find((one) => one === value?.toLowerCase());
}
