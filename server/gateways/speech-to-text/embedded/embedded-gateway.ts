import { fail, succeed } from '#shared/result.ts';
import { hearRecording } from '#shared/speech/hear-recording.ts';
import type { SpeechGateway } from '../speech-problem.ts';
import { createEngineThread } from './engine-thread.ts';

/** Shown beside the transcript: which engine listened. */
const ENGINE = 'embedded';

/** The engine inside the product: no key, no network, a vocabulary of registration. */
export function createEmbeddedGateway(): SpeechGateway {
  const thread = createEngineThread();
  return {
    async transcribe(wav, signal) {
      const heard = await Promise.race([hearRecording(wav, (samples) => thread.listen(samples)), whenStopped(signal)]);
      if (heard === 'stopped') return fail({ kind: 'stopped' });
      return heard.ok ? succeed({ ...heard.value, engine: ENGINE }) : heard;
    },
    close: () => thread.close(),
  };
}

function whenStopped(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}
