import type { NativeDecoder, SoundswallowerModule } from './engine-module.ts';
import { arcsOf, type WordNetwork } from './word-network.ts';

/** How much the words' probabilities count against those of the sound. */
const LANGUAGE_WEIGHT = 6.5;

/** Gives the decoder the network of words it may hear. All its words must be in the decoder's dictionary. */
export function loadNetwork(module: SoundswallowerModule, decoder: NativeDecoder, network: WordNetwork): void {
  const logmath = module._decoder_logmath(decoder.cdecoder);
  const unitsPerNat = module._logmath_log(logmath, Math.E);
  const name = allocateText(module, 'frontdesk');
  const model = module._fsg_model_init(name, logmath, LANGUAGE_WEIGHT, network.states);
  module._free(name);
  module._fsg_set_states(model, network.start, network.final);
  const indexes = new Map<string, number>();
  for (const word of network.words) {
    const text = allocateText(module, word);
    indexes.set(word, module._fsg_model_word_add(model, text));
    module._free(text);
  }
  for (const { from, to, word, logProbability } of arcsOf(network)) {
    const weight = Math.round(logProbability * unitsPerNat * LANGUAGE_WEIGHT);
    const index = word === undefined ? undefined : indexes.get(word);
    if (index === undefined) module._fsg_model_null_trans_add(model, from, to, weight);
    else module._fsg_model_trans_add(model, from, to, weight, index);
  }
  if (module._decoder_set_fsg(decoder.cdecoder, model) < 0) throw new Error('the decoder refused the word network');
}

function allocateText(module: SoundswallowerModule, text: string): number {
  const bytes = new TextEncoder().encode(text);
  const address = module._malloc(bytes.length + 1);
  module.HEAPU8.set(bytes, address);
  module.HEAPU8[address + bytes.length] = 0;
  return address;
}
