import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HeardWord } from '#shared/speech/heard-words.ts';
import { ENGINE_RATE } from '#shared/speech/resample.ts';
import type { WordNetwork } from '#shared/speech/word-network.ts';
import { loadNetwork } from './load-network.ts';
import { loadSoundswallower, type NativeSegment } from './soundswallower-module.ts';

const VOCABULARY = fileURLToPath(new URL('../../../../shared/speech/model', import.meta.url));
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('soundswallower')));

/** Loads model and vocabulary (about a second) and answers a function that turns 16 kHz samples into words. */
export async function createListener(): Promise<(samples: Float32Array) => HeardWord[]> {
  const module = await loadSoundswallower(join(PACKAGE, 'model/'));
  const decoder = new module.Decoder({
    loglevel: 'FATAL',
    samprate: ENGINE_RATE,
    dict: join(VOCABULARY, 'words.dict'),
  });
  await decoder.initialize();
  const network: WordNetwork = JSON.parse(await readFile(join(VOCABULARY, 'network.json'), 'utf8'));
  loadNetwork(module, decoder, network);
  return (samples) => {
    decoder.start();
    decoder.process_audio(samples, false, true);
    decoder.stop();
    return (decoder.get_alignment().w ?? []).flatMap(toHeardWord);
  };
}

/** Pauses and arcs without words are left out; "am(2)" is another way to say "am". */
function toHeardWord({ t, b, d, p }: NativeSegment): HeardWord[] {
  if (/^[(<[]/.test(t)) return [];
  return [
    { word: t.replace(/\(\d+\)$/, ''), start: b, seconds: d, misfit: -Math.log(Math.max(p, 1e-9)) / Math.max(d, 0.03) },
  ];
}
