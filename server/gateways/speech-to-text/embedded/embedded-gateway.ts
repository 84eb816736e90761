import { fail } from '#shared/result.ts';
import { longestWaitMs } from '#shared/speech/sound/longest-wait.ts';
import { findSound } from '#shared/speech/sound/read-wav.ts';
import type { SpeechGateway, SpeechStatus } from '#server/gateways/speech-to-text/speech-problem.ts';
import { createEngineThread } from './engine-thread.ts';
import type { WorkerAnswer } from './worker-messages.ts';

/** So long the light engine listens alone when the full one has failed: each try would keep somebody waiting. */
const REST_MS = 10 * 60_000;

/** Where the weights of the full engine are, and how long it may take for so many seconds of sound, unless as usual. */
export interface EmbeddedOptions {
  readonly weights?: string;
  readonly limitMs?: (seconds: number) => number;
}

/**
 * The engines inside the product: no key, no network. The full one listens; where it fails or is too slow the light one does, so that a
 * patient is not told of it. What was heard says by name which of them it was, and staff are told how often the full one failed.
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
    async transcribe(wav, signal) {
      // The samples are read where they are listened to: millions of them would hold up every other request here.
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
