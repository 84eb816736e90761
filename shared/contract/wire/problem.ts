import * as v from 'valibot';

/**
 * The body of every failed call: RFC 9457 problem+json plus `message`, the field every client reads (CALL-15).
 * Read loosely, because another backend may answer only `message`, or nothing at all.
 */
export const ProblemBody = v.looseObject({
  message: v.optional(v.string()),
  title: v.optional(v.string()),
  status: v.optional(v.number()),
  /** What somebody else has saved since a form was opened, for 409 answers of our own server. */
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
  /** What is wrong with which field of the body, for 400 answers of our own server. */
  faults: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type ProblemBody = v.InferOutput<typeof ProblemBody>;
