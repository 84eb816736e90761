import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { fail } from '#shared/result.ts';
import { spokenLanguage } from '#shared/text/language-tag.ts';
import { askService, below, heardText } from './ask-service.ts';
import type { SpeechGateway } from './speech-problem.ts';

const Uploaded = v.object({ upload_url: v.string() });
const Job = v.object({
  id: v.string(),
  /** None yet, or an unknown one: the job is polled again. */
  status: v.fallback(v.optional(v.picklist(['queued', 'processing', 'completed', 'error']), 'queued'), 'queued'),
  text: v.nullish(v.string()),
  confidence: v.nullish(v.number()),
});

/** The job is polled every 3000 ms (CALL-11). */
const POLL_EVERY_MS = 3000;

/** The hosted service with the AssemblyAI protocol; the key stays on the server. */
export function createAssemblyAiGateway(settings: {
  readonly url: string;
  readonly apiKey: string;
  readonly pollEveryMs?: number;
}): SpeechGateway {
  const headers = { authorization: settings.apiKey };
  return {
    async transcribe(wav, signal, language) {
      const uploaded = await askService(
        below(settings.url, '/v2/upload'),
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          body: new Uint8Array(wav),
          signal,
        },
        Uploaded,
      );
      if (!uploaded.ok) return uploaded;
      let job = await askService(
        below(settings.url, '/v2/transcript'),
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            audio_url: uploaded.value.upload_url,
            ...(language !== undefined && { language_code: spokenLanguage(language) }),
          }),
          signal,
        },
        Job,
      );
      while (job.ok && (job.value.status === 'queued' || job.value.status === 'processing')) {
        if (!(await pause(settings.pollEveryMs ?? POLL_EVERY_MS, signal))) return fail({ kind: 'stopped' });
        const address = below(settings.url, `/v2/transcript/${encodeURIComponent(job.value.id)}`);
        job = await askService(address, { headers, signal }, Job);
      }
      if (!job.ok) return job;
      if (job.value.status === 'error') return fail({ kind: 'unclear' });
      return heardText(job.value.text, 'hosted', job.value.confidence);
    },
    close: async () => undefined,
  };
}

/** Whether the pause was completed. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return wait(ms, true, { signal }).catch(() => false);
}
