import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';

/** One page of a long list; only our own server has pages, another one returns the whole list. */
export type Page = {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
  /** Asks for the total number of matches as well. */
  readonly total?: 'true' | undefined;
};

/** The query string of the fields that are set, or an empty string. */
export function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The header that asks our own server for paging; nothing for another one, which returns all rows. */
export function listHeaders(
  fields: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> {
  const query = isOurs() ? queryOf(fields).slice(1) : '';
  return query === '' ? {} : { [LIST_HEADER]: query };
}
