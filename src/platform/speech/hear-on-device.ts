import { useDeviceSpeech } from './device-speech.ts';
import type { EngineName } from './engine-names.ts';
import { createEngineThread } from './engine-thread.ts';
import type { HeardOnDevice } from './messages.ts';

const threads = { full: createEngineThread('full'), light: createEngineThread('light') };

/**
 * The full engine has failed on this page, most likely for lack of memory: each further attempt would make somebody
 * wait.
 */
let isFullBroken = false;

/** Loads the engine that would be used now, so that nobody waits for it. */
export async function warmEngine(): Promise<void> {
  const [engine] = usable();
  if (engine !== undefined) await threads[engine].warm();
}

/**
 * Transcribes a WAV file on this device; nothing leaves it. Uses the full engine if it is here, and the light one
 * otherwise or if the full one fails. Ends early when `signal` is aborted.
 */
export async function hearOnDevice(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<{ heard: HeardOnDevice; engine?: EngineName }> {
  for (const engine of usable()) {
    const heard = await threads[engine].hear(wav, signal);
    if (heard.ok || heard.problem.kind !== 'engine-failed' || signal.aborted) return { heard, engine };
    isFullBroken ||= engine === 'full';
  }
  return { heard: { ok: false, problem: { kind: 'engine-failed' } } };
}

/**
 * The words of a recording that goes on, by the light engine: it is quick enough, and the full one stays free for the whole.
 * @returns undefined without that engine, or while nothing is clear
 */
export async function hearSoFarOnDevice(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (useDeviceSpeech.getState().light.state !== 'ready') return undefined;
  const heard = await threads.light.hear(wav, signal);
  return heard.ok ? heard.value.text : undefined;
}

function usable(): EngineName[] {
  const engines = useDeviceSpeech.getState();
  const isReady = (engine: EngineName) => engines[engine].state === 'ready';
  return (['full', 'light'] as const).filter((engine) => isReady(engine) && !(engine === 'full' && isFullBroken));
}
