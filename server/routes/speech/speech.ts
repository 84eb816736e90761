import { Hono, type Context } from 'hono';
import { RECORDING_MAX_BYTES, RECORDING_MAX_SECONDS, TranscriptRequest } from '#shared/contract/speech/speech.ts';
import { LANGUAGE_HEADER } from '#shared/contract/visit/commands.ts';
import { isSameLanguage, readLanguageTag } from '#shared/text/language-tag.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { atOnce } from '#server/http/answer/at-once.ts';
import { readBody } from '#server/http/request/body.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { limitBody } from '#server/http/guard/limit-body.ts';
import type { Refusal } from '#server/http/answer/problem.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readBytes, type BytesLimits, type BytesProblem } from '#server/http/request/read-bytes.ts';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import type { TranscriptionJob } from '#server/services/speech/transcription-job.ts';
import { createTranscription, type RecordingProblem } from '#server/services/speech/transcription.ts';
import { refuseSpeech } from './speech-refusal.ts';

/** Recordings being received are held in memory, up to 10 MB each. */
const RECEIVED_AT_ONCE = { most: 40, mostOfOne: 20 };
/** Half the rate at which sound is recorded: a slower connection cannot carry a voice. */
const UPLOAD: BytesLimits = { most: RECORDING_MAX_BYTES, graceMs: 10_000, bytesPerSecond: 14_000 };
/** A URL, and the settings that clients of the hosted protocol send along. */
const ADDRESS_BYTES = 10 * 1024;
const UNKNOWN_JOB: Refusal = { status: 404, message: 'There is no such transcript.' };
const UNKNOWN_AUDIO: Refusal = {
  status: 400,
  message: 'audio_url must be an upload_url of this server, not older than 15 minutes.',
};
const REFUSALS: Readonly<Record<RecordingProblem['kind'] | BytesProblem['kind'], Refusal>> = {
  'too-large': { status: 413, message: 'The recording is larger than 10 MB.' },
  'too-slow': { status: 408, message: 'The recording arrived too slowly. Please try again.' },
  'not-wav': { status: 422, message: 'The recording is not a WAV file.' },
  'not-pcm16': { status: 422, message: 'The recording must be a WAV file of 16 bit PCM.' },
  empty: { status: 422, message: 'The recording is empty.' },
  'too-long': { status: 422, message: `The recording is longer than ${RECORDING_MAX_SECONDS} seconds.` },
  busy: { status: 503, message: 'Too many recordings at once. Please try again in a moment.', retryAfterSeconds: 5 },
};

/** The three calls of the speech service (CALL-11), below /v2, as in the AssemblyAI protocol. No key is required. */
export function speechRoutes(
  deps: Omit<RouteDeps, 'prescriptions' | 'printer' | 'sms' | 'queueChanges'> & {
    readonly speech: SpeechGateway;
    /** How slowly a recording may arrive; tests use shorter times. */
    readonly uploadLimits?: BytesLimits;
  },
): Hono<AppEnv> {
  const addressOf = (context: Context) => clientAddress(context, deps.config.trustProxy);
  const routes = new Hono<AppEnv>();
  const buckets = createTokenBuckets(deps.config.limits.speech, deps.now);
  const transcription = createTranscription({
    ...deps,
    onProblem: (kind) => deps.log.info('speech-problem', { kind }),
  });

  routes.use('*', async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });
  routes.on('POST', ['/upload', '/transcript'], async (context, next) => {
    const retryAfterSeconds = buckets.take(addressOf(context));
    if (retryAfterSeconds === 0) return next();
    return refuseSpeech(context, {
      status: 429,
      message: 'Too many recordings. Please wait a moment.',
      retryAfterSeconds,
    });
  });

  const room = atOnce(RECEIVED_AT_ONCE, addressOf, (context) => refuseSpeech(context, REFUSALS.busy));
  routes.post('/upload', room, async (context) => {
    const received = await readBytes(context, deps.uploadLimits ?? UPLOAD);
    const accepted = received.ok
      ? await transcription.accept(received.value, addressOf(context), otherLanguage(context))
      : received;
    if (!accepted.ok) return refuseSpeech(context, REFUSALS[accepted.problem.kind]);
    return context.json({ upload_url: uploadUrl(context, accepted.value.uploadId) });
  });

  routes.post('/transcript', limitBody(ADDRESS_BYTES, refuseSpeech), async (context) => {
    const body = await readBody(context, TranscriptRequest);
    if (!body.ok) return refuseSpeech(context, body.problem);
    const job = await transcription.jobOfAudio(body.value.value.audio_url);
    // In the protocol a new job is queued, whatever its real progress.
    return job
      ? context.json({ ...shown(context, job), status: 'queued', text: null })
      : refuseSpeech(context, UNKNOWN_AUDIO);
  });

  routes.get('/transcript/:id', async (context) => {
    const job = await transcription.job(context.req.param('id'));
    return job ? context.json(shown(context, job)) : refuseSpeech(context, UNKNOWN_JOB);
  });
  return routes;
}

/** The language of a recording that is not in English; listening begins with the upload, so that it is told with it. */
function otherLanguage(context: Context): string | undefined {
  const language = readLanguageTag(context.req.header(LANGUAGE_HEADER));
  return language === undefined || isSameLanguage(language, 'en') ? undefined : language;
}

function shown(context: Context, { uploadId, ...job }: TranscriptionJob) {
  return { ...job, audio_url: uploadUrl(context, uploadId), language_code: 'en', words: null, utterances: null };
}

function uploadUrl(context: Context, uploadId: string): string {
  return new URL(`/v2/upload/${uploadId}`, context.req.url).href;
}
