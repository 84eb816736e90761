/** `value` when it is one of `allowed`, else nothing: an address may hold whatever somebody typed into it. */
export function oneOf<Allowed extends string>(
  allowed: readonly Allowed[],
  value: string | undefined,
): Allowed | undefined {
  return allowed.find((one) => one === value?.toLowerCase());
}
