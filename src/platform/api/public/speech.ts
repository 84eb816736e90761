import type { InferOutput } from 'valibot';
import { Transcript, UploadedAudio } from '#shared/contract/speech/speech.ts';
import { LANGUAGE_HEADER } from '#shared/contract/visit/commands.ts';
import type { Result } from '#shared/result.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { call, type ApiProblem } from '#src/platform/api/http/http.ts';

export const speechBaseUrl: string = import.meta.env.VITE_STT_BASE_URL ?? '';

/**
 * POST /v2/upload with the WAV as the body (CALL-11). Our own server begins to listen with it, and is told the language; no
 * other knows the header.
 */
export function uploadAudio(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  language?: string,
): Promise<Result<InferOutput<typeof UploadedAudio>, ApiProblem>> {
  return call({
    method: 'POST',
    baseUrl: speechBaseUrl,
    path: '/v2/upload',
    body: new Blob([wav], { type: 'audio/wav' }),
    ...(language !== undefined && speechBaseUrl === '' && isOurs() && { headers: { [LANGUAGE_HEADER]: language } }),
    schema: UploadedAudio,
    signal,
  });
}

/** POST /v2/transcript: requests the transcript of an uploaded recording, in English where no language is said. */
export function requestTranscript(
  audioUrl: string,
  signal: AbortSignal,
  language?: string,
): Promise<Result<Transcript, ApiProblem>> {
  return call({
    method: 'POST',
    baseUrl: speechBaseUrl,
    path: '/v2/transcript',
    body: { audio_url: audioUrl, ...(language !== undefined && { language_code: language }) },
    schema: Transcript,
    signal,
  });
}

/** GET /v2/transcript/{id}: the progress, and the text when it is done. */
export function readTranscript(id: string, signal: AbortSignal): Promise<Result<Transcript, ApiProblem>> {
  return call({
    method: 'GET',
    baseUrl: speechBaseUrl,
    path: `/v2/transcript/${encodeURIComponent(id)}`,
    schema: Transcript,
    signal,
  });
}
