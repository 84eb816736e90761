import type { NativeSegment, SoundswallowerModule } from './engine-module.ts';
import type { HeardWord } from './heard-words.ts';
import { loadNetwork } from './load-network.ts';
import { ENGINE_RATE } from '#shared/speech/sound/resample.ts';
import type { WordNetwork } from './word-network.ts';

/** Turns 16 kHz samples into words. */
export type Listener = (samples: Float32Array) => HeardWord[];

/**
 * Creates a listener from the loaded engine (about a second), the same for the server's worker thread and a browser's
 * Web Worker. `dictionary` is where the engine finds words.dict.
 */
export async function createListener(
  module: SoundswallowerModule,
  dictionary: string,
  network: WordNetwork,
): Promise<Listener> {
  const decoder = new module.Decoder({ loglevel: 'FATAL', samprate: ENGINE_RATE, dict: dictionary });
  await decoder.initialize();
  loadNetwork(module, decoder, network);
  return (samples) => {
    decoder.start();
    decoder.process_audio(samples, false, true);
    decoder.stop();
    return (decoder.get_alignment().w ?? []).flatMap(toHeardWord);
  };
}

/** Pauses and arcs without words are left out; "am(2)" is another pronunciation of "am". */
function toHeardWord({ t, b, d, p }: NativeSegment): HeardWord[] {
  if (/^[(<[]/.test(t)) return [];
  return [
    { word: t.replace(/\(\d+\)$/, ''), start: b, seconds: d, misfit: -Math.log(Math.max(p, 1e-9)) / Math.max(d, 0.03) },
  ];
}
