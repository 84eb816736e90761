import * as v from 'valibot';

/** Answer of GET api/speech/status (ours only, for administrators): who listens, and the last failure of the service. */
export const SpeechStatus = v.object({
  by: v.picklist(['server', 'clinic', 'hosted']),
  name: v.string(),
  /** Since this server process started. */
  failures: v.number(),
  lastFailure: v.nullable(v.object({ at: v.string(), kind: v.string(), status: v.optional(v.number()) })),
});
export type SpeechStatus = v.InferOutput<typeof SpeechStatus>;
