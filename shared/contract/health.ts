import * as v from 'valibot';

/** Answer of GET /api/health. `product` is how the app knows that the server is ours and not another backend of §7. */
export const Health = v.looseObject({
  product: v.literal('frontdesk'),
  status: v.picklist(['ok', 'starting', 'unavailable']),
  version: v.string(),
});
export type Health = v.InferOutput<typeof Health>;
