import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';

/** A page of a long list; only our own server knows these, so another one is asked for the whole list. */
export type Page = {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
  /** Asks for the number of all that match, too. */
  readonly total?: 'true' | undefined;
};

/** `?…` of the fields that are set, or nothing. */
export function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The header with what only our own server knows of a list; nothing for another one, which gives all rows. */
export function listHeaders(
  fields: Readonly<Record<string, string | number | undefined>>,
): Readonly<Record<string, string>> {
  const query = isOurs() ? queryOf(fields).slice(1) : '';
  return query === '' ? {} : { [LIST_HEADER]: query };
}
