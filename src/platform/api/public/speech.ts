import type { InferOutput } from 'valibot';
import { Transcript, UploadedAudio } from '#shared/contract/speech/speech.ts';
import type { Result } from '#shared/result.ts';
import { call, type ApiProblem } from '#src/platform/api/http/http.ts';

export const speechBaseUrl: string = import.meta.env.VITE_STT_BASE_URL ?? '';

/** POST /v2/upload with the WAV as the body (CALL-11). */
export function uploadAudio(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<InferOutput<typeof UploadedAudio>, ApiProblem>> {
  return call({
    method: 'POST',
    baseUrl: speechBaseUrl,
    path: '/v2/upload',
    body: new Blob([wav], { type: 'audio/wav' }),
    schema: UploadedAudio,
    signal,
  });
}

/** POST /v2/transcript: requests the transcript of an uploaded recording. */
export function requestTranscript(audioUrl: string, signal: AbortSignal): Promise<Result<Transcript, ApiProblem>> {
  return call({
    method: 'POST',
    baseUrl: speechBaseUrl,
    path: '/v2/transcript',
    body: { audio_url: audioUrl },
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
