import * as v from 'valibot';

/** Response of GET api/speech/status (ours only, for administrators): which service is used, and its last failure. */
export const SpeechStatus = v.object({
  by: v.picklist(['server', 'clinic', 'hosted']),
  name: v.string(),
  /** Since this server process started. */
  failures: v.number(),
  lastFailure: v.nullable(v.object({ at: v.string(), kind: v.string(), status: v.optional(v.number()) })),
});
export type SpeechStatus = v.InferOutput<typeof SpeechStatus>;
