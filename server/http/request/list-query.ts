import type { Context } from 'hono';
import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';
import { instantMs, isDayOfCalendar } from '#shared/contract/wire/instant.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { Refusal } from '#server/http/answer/problem.ts';
import { cleanText } from './text-cleaning.ts';

const MOST_ROWS = 500;
const LONGEST_FILTER = 200;
/** The end of the year 9999: PostgreSQL does not read the format of later instants. */
const LATEST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A field of a list's query: from our own client's header, otherwise from the URL. */
function listField(context: Context, name: string): string | undefined {
  const ours = context.req.header(LIST_HEADER);
  const said = ours === undefined ? null : new URLSearchParams(ours).get(name);
  return said ?? context.req.query(name);
}

/** A filter of a list; undefined if it is empty or `All`, which mean no filter (CALL-12). */
export function readFilter(context: Context, name: string): string | undefined {
  const text = cleanText(listField(context, name) ?? '')
    .trim()
    .slice(0, LONGEST_FILTER);
  return text === '' || /^all( appointments)?$/i.test(text) ? undefined : text;
}

/** An instant to filter by (ISO 8601, with its zone); undefined where none is asked for. One that no calendar has is refused, never rolled over. */
export function readInstant(context: Context, name: string): Result<Date | undefined, Refusal> {
  const text = listField(context, name);
  if (text === undefined || text === '') return succeed(undefined);
  const at = instantMs(text);
  if (at !== undefined && at >= 0) return succeed(new Date(at));
  return fail({ status: 400, message: `${name} must be an instant with its zone, such as 2026-11-21T10:00:00Z.` });
}

/** A day of the calendar to filter by; undefined where none is asked for. */
export function readDay(context: Context, name: string): Result<string | undefined, Refusal> {
  const text = readFilter(context, name);
  if (text === undefined || isDayOfCalendar(text)) return succeed(text);
  return fail({ status: 400, message: `${name} must be a day, such as 2026-11-21.` });
}

/** The requested page; undefined without a `limit`, which means the whole list. */
export function readPage(context: Context): Result<Page | undefined, Refusal> {
  const limit = listField(context, 'limit');
  const cursor = listField(context, 'cursor');
  if (limit === undefined) return succeed(undefined);
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MOST_ROWS) {
    return fail({ status: 400, message: `limit must be a whole number from 1 to ${MOST_ROWS}.` });
  }
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  if (cursor !== undefined && after === undefined) return fail({ status: 400, message: 'This cursor is not valid.' });
  return succeed({ limit: Number(limit), after });
}

/** Whether all matching rows are to be counted too (`total=true`). */
export function wantsTotal(context: Context): boolean {
  return listField(context, 'total') === 'true';
}

/** A place in a list as text that fits into a URL. */
export function encodeCursor(place: Keyset | null): string | null {
  return place === null ? null : Buffer.from(`${place.at.getTime()} ${place.id}`).toString('base64url');
}

function decodeCursor(cursor: string): Keyset | undefined {
  const match = /^(\d{1,15}) (\S{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, at = '', id = ''] = match ?? [];
  return match !== null && isUuid(id) && Number(at) <= LATEST_INSTANT ? { at: new Date(Number(at)), id } : undefined;
}
