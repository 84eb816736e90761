/**
 * A value of the address as text, or nothing. The router reads `?patient=42` as a number and `true` as a boolean; what
 * somebody searched for is text all the same.
 */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
