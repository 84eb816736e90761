import { unturned } from '#shared/text/unturned.ts';

/** Deeper bodies than this are nobody's registration; refusing them keeps the walk below off the stack's end. */
const DEEPEST = 32;
/** The longest prescription has under a thousand values; what comes after this costs time and means nothing. */
const MOST_VALUES = 5000;

/** @returns whether `value` (parsed JSON) nests deeper or holds more than any body of ours, found without recursion. */
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

/** Text that PostgreSQL can hold, without NUL and halves of surrogate pairs, and that reads as its letters say. */
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

/** JSON with sorted keys, so that the same payload has one form whatever order a program writes its fields in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
}
