import * as v from 'valibot';

/**
 * A list sent to the server: its length is checked before any item, so that refusing a list of a million costs no more
 * than one of a hundred.
 * @param bounds the fewest and the most items, and the message if there are too few
 */
export function boundedList<const Item extends v.GenericSchema>(
  item: Item,
  { least = 0, most, tooFew }: { readonly least?: number; readonly most: number; readonly tooFew?: string },
) {
  return v.pipe(
    v.custom<v.InferInput<Item>[]>(Array.isArray, 'Must be a list'),
    // Descriptions of the calls read it here.
    v.metadata({ item, least, most }),
    v.check((items) => items.length >= least, tooFew ?? `Must have at least ${least}`),
    v.check((items) => items.length <= most, `Must have at most ${most}`),
    v.array(item),
  );
}
