import * as v from 'valibot';
import { spokenLanguage } from '#shared/text/language-tag.ts';
import { askService, below, heardText } from './ask-service.ts';
import type { SpeechGateway } from './speech-problem.ts';

const Transcription = v.object({ text: v.string() });

/**
 * The clinic's own server with the OpenAI transcription protocol (Whisper servers have it): audio never leaves the
 * building.
 */
export function createOpenAiGateway(settings: { readonly url: string; readonly model?: string }): SpeechGateway {
  // The address may include the version; the protocol's call is below /v1.
  const base = settings.url.replace(/\/+$/, '').replace(/\/v1$/, '');
  return {
    async transcribe(wav, signal, language) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'recording.wav');
      form.set('model', settings.model ?? 'whisper-1');
      form.set('response_format', 'json');
      if (language !== undefined) form.set('language', spokenLanguage(language));
      // As bytes, because aborting a form that fetch is still reading ends the process (undici, unhandled rejection).
      const encoded = new Response(form);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      const heard = await askService(
        below(base, '/v1/audio/transcriptions'),
        { method: 'POST', headers, body: await encoded.arrayBuffer(), signal },
        Transcription,
      );
      return heard.ok ? heardText(heard.value.text, 'self-hosted') : heard;
    },
    close: async () => undefined,
  };
}
