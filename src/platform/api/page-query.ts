import { isOurs } from './backend.ts';

/** A page of a long list; only our own server knows these, so another one is asked for the whole list. */
export type Page = { readonly limit?: number; readonly cursor?: string; readonly search?: string };

/** `?…` of the fields that are set, or nothing. */
export function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The fields of a query that only our own server knows; none for another one. */
export function pageFields(
  page: Readonly<Record<string, string | number | undefined>>,
): Record<string, string | number | undefined> {
  return isOurs() ? { ...page } : {};
}
