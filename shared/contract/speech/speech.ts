import * as v from 'valibot';

/** Answer of POST /v2/upload. */
export const UploadedAudio = v.looseObject({ upload_url: v.string() });

/** Body of POST /v2/transcript. The hosted protocol has many more settings, which are accepted and ignored. */
export const TranscriptRequest = v.looseObject({ audio_url: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)) });

/** A transcription job (CALL-11: text, status, id). `error` says why when status is `error`. */
export const Transcript = v.looseObject({
  id: v.string(),
  /** A response with only an id is a job to poll. */
  status: v.fallback(v.optional(v.string(), 'queued'), 'queued'),
  text: v.optional(v.nullable(v.string())),
  error: v.optional(v.nullable(v.string())),
  /** Ours only: which engine was used. */
  engine: v.optional(v.string()),
  /** From 0 to 1, if the engine gives its confidence. */
  confidence: v.fallback(v.nullish(v.number()), undefined),
});
export type Transcript = v.InferOutput<typeof Transcript>;

/** The longest recording the server accepts, in seconds and bytes. */
export const RECORDING_MAX_SECONDS = 120;
export const RECORDING_MAX_BYTES = 10 * 1024 * 1024;
