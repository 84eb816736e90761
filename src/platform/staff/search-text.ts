/**
 * A value of the URL as text, or undefined. The router parses `?patient=42` as a number and `true` as a boolean, but a
 * search term is always text.
 */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
