import { fail } from '#shared/result.ts';
import { longestWaitMs } from '#shared/speech/sound/longest-wait.ts';
import { findSound } from '#shared/speech/sound/read-wav.ts';
import type { SpeechGateway, SpeechStatus } from '#server/gateways/speech-to-text/speech-problem.ts';
import { createEngineThread } from './engine-thread.ts';
import type { WorkerAnswer } from './worker-messages.ts';

/** How long only the light engine is used after the full one failed, because each attempt would make somebody wait. */
const REST_MS = 10 * 60_000;

/** Where the full engine's weights are, and its time limit for a length of sound, if not the default. */
export interface EmbeddedOptions {
  readonly weights?: string;
  readonly limitMs?: (seconds: number) => number;
}

/**
 * The engines inside the product: no key, no network. The full one is used; if it fails or is too slow, the light one
 * is, without troubling the patient. The result names the engine, and staff see how often the full one failed.
 */
export function createEmbeddedGateway({ weights, limitMs = longestWaitMs }: EmbeddedOptions = {}): SpeechGateway {
  const full = createEngineThread({ engine: 'embedded', weights });
  const light = createEngineThread({ engine: 'embedded (light)' });
  let status: SpeechStatus = { by: 'server', name: '', failures: 0 };
  let fullRestsUntil = 0;
  const isFullUsable = () => Date.now() >= fullRestsUntil;

  async function hear(wav: Uint8Array, seconds: number): Promise<WorkerAnswer['heard']> {
    if (isFullUsable()) {
      const heard = await full.hear(wav, limitMs(seconds));
      if (heard.ok || heard.problem.kind !== 'engine-failed') return heard;
      fullRestsUntil = Date.now() + REST_MS;
      status = { ...status, failures: status.failures + 1, lastFailure: { at: new Date(), kind: 'engine-failed' } };
    }
    return light.hear(wav, longestWaitMs(seconds));
  }

  return {
    async transcribe(wav, signal, language) {
      // It hears English only: words of another language would become English ones that nobody said.
      if (language !== undefined) return fail({ kind: 'unclear' });
      // The samples are decoded in the engine's thread: millions of them would block every other request here.
      const sound = findSound(wav);
      if (!sound.ok) return fail({ kind: 'engine-failed' });
      const heard = await Promise.race([hear(wav, sound.value.frames / sound.value.sampleRate), whenStopped(signal)]);
      if (heard === 'stopped') return fail({ kind: 'stopped' });
      return heard;
    },
    status: () => status,
    prepare: () => (isFullUsable() ? full : light).prepare(),
    async close() {
      await Promise.all([full.close(), light.close()]);
    },
  };
}

function whenStopped(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}
