import { readFile } from 'node:fs/promises';
import { createMender } from '#shared/speech/mending/mender.ts';
import { createTranscriber, type Transcribe } from '#shared/speech/moonshine/transcriber.ts';

const VOCABULARY = new URL('../../../../shared/speech/model/', import.meta.url);
/** Next to the package's own module, because the package exports none of its other files. */
const WEIGHTS = 'model/base/quantized/';

/**
 * Loads Moonshine and its weights from the installed packages, imported only here because most servers may never need
 * it.
 * @param folder of the weights, if it is not the package's: a URL that ends with a slash
 */
export async function loadTranscriber(folder?: string): Promise<Transcribe> {
  const weights = folder ?? new URL(WEIGHTS, import.meta.resolve('@usefulsensors/moonshine-js'));
  const [runtime, tokenizer, encoder, decoder, dictionary, names] = await Promise.all([
    import('onnxruntime-web/wasm'),
    import('llama-tokenizer-js'),
    readFile(new URL('encoder_model.onnx', weights)),
    readFile(new URL('decoder_model_merged.onnx', weights)),
    readFile(new URL('words.dict', VOCABULARY), 'utf8'),
    readFile(new URL('names.json', VOCABULARY), 'utf8'),
  ]);
  // It already has its own thread; more would take processors away from requests.
  runtime.env.wasm.numThreads = 1;
  const mend = createMender({ dictionary, names: JSON.parse(names) }, tokenizer.default);
  return createTranscriber({ runtime, tokenizer: tokenizer.default, encoder, decoder, mend });
}
