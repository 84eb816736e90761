import * as v from 'valibot';

/**
 * The body of every failed call: RFC 9457 problem+json plus `message`, the field every client reads (CALL-15). Parsed
 * loosely, because another backend may send only `message`, or nothing at all.
 */
export const ProblemBody = v.looseObject({
  message: v.optional(v.string()),
  title: v.optional(v.string()),
  status: v.optional(v.number()),
  /** What somebody else has saved since a form was opened, in a 409 from our own server. */
  overtaken: v.fallback(
    v.optional(
      v.looseObject({
        current: v.unknown(),
        version: v.string(),
        by: v.optional(v.string()),
        at: v.optional(v.string()),
      }),
    ),
    undefined,
  ),
  /** Which field of the body is wrong, and why, in a 400 from our own server. */
  faults: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type ProblemBody = v.InferOutput<typeof ProblemBody>;
