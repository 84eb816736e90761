import * as v from 'valibot';

/** Answer of GET /api/health. `product` is how the app knows that the server is ours and not another backend (CALL-13). */
export const Health = v.looseObject({
  product: v.literal('frontdesk'),
  status: v.picklist(['ok', 'starting', 'unavailable']),
  version: v.string(),
  /** What is wrong with the database, for whoever operates it: it is away, takes no writes, or has no space left for them. */
  database: v.fallback(v.optional(v.picklist(['read-only', 'full', 'away'])), undefined),
  /** Where a voice is turned into words: on this server, on another one of the clinic's, or at a hosted service. */
  speech: v.fallback(
    v.optional(v.object({ by: v.picklist(['server', 'clinic', 'hosted']), name: v.string() })),
    undefined,
  ),
});
export type Health = v.InferOutput<typeof Health>;
