import * as v from 'valibot';

/** How many rows of a list could not be parsed; stored beside the list, so that the list stays a plain one. */
const unread = new WeakMap<object, number>();

/**
 * Parses a list row by row, so that one unreadable row costs no other. `unreadIn` returns how many there were. Descriptions of
 * the calls read its rows from the metadata.
 */
export function readableRows<const Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.custom<v.InferInput<Row>[]>(Array.isArray, 'Must be a list'),
    v.metadata({ item: row }),
    v.transform((given) => {
      const rows = given.flatMap((one) => {
        const read = v.safeParse(row, one);
        return read.success ? [read.output] : [];
      });
      unread.set(rows, given.length - rows.length);
      return rows;
    }),
  );
}

/** How many rows of a response could not be parsed: of itself if it is a list, otherwise of the lists in it. */
export function unreadIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  if (Array.isArray(answer)) return unread.get(answer) ?? 0;
  return Object.values(answer).reduce<number>((sum, part) => sum + (Array.isArray(part) ? unreadIn(part) : 0), 0);
}
