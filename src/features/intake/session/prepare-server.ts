import { object } from 'valibot';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { call } from '#src/platform/api/http/http.ts';
import { speechBaseUrl } from '#src/platform/api/public/speech.ts';

/** Tells our own server that somebody has begun to speak; it does not matter whether the call succeeds. */
export async function prepareServer(): Promise<void> {
  if (speechBaseUrl === '' && isOurs()) await call({ method: 'POST', path: '/api/speech/prepare', schema: object({}) });
}
