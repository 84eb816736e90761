import { unturned } from '#shared/text/unturned.ts';

/** No registration is nested deeper than this; refusing deeper bodies protects the stack of the walk below. */
const DEEPEST = 32;
/** The longest prescription has under a thousand values, so a body with more is refused. */
const MOST_VALUES = 5000;

/**
 * @returns whether `value` (parsed JSON) is nested deeper or has more values than any body of ours, found without
 * recursion.
 */
export function isUnlikeAnyBody(value: unknown): boolean {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return false;
}

/** Text that PostgreSQL can store, without NUL and lone surrogates, and that reads in the order it was written. */
export function cleanText(text: string): string {
  return unturned(text.replaceAll('\u0000', '').toWellFormed());
}

/** The same JSON value with every text cleaned. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanText(key), cleanTexts(entry)]));
}

/** JSON with sorted keys, so that the same payload has one form whatever order its fields were written in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
}
