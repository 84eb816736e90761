import { fail } from '#shared/result.ts';
import { samplesToHear } from '#shared/speech/hear-recording.ts';
import type { SpeechGateway } from '../speech-problem.ts';
import { createEngineThread } from './engine-thread.ts';

/** The engine inside the product: no key, no network. What it heard says by name which of its two engines it was. */
export function createEmbeddedGateway(): SpeechGateway {
  const thread = createEngineThread();
  return {
    async transcribe(wav, signal) {
      // Silence needs no engine.
      const sound = samplesToHear(wav);
      if (!sound.ok) return sound;
      const heard = await Promise.race([thread.hear(wav), whenStopped(signal)]);
      if (heard === 'stopped') return fail({ kind: 'stopped' });
      return heard;
    },
    prepare: () => thread.prepare(),
    close: () => thread.close(),
  };
}

function whenStopped(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}
