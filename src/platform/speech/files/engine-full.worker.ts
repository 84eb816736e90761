import '#src/platform/browser/older-browsers.ts';
import tokenizer from 'llama-tokenizer-js';
import * as runtime from 'onnxruntime-web/wasm';
import { createMender } from '#shared/speech/mending/mender.ts';
import dictionary from '#shared/speech/model/words.dict?raw';
import names from '#shared/speech/model/names.json?raw';
import { createTranscriber, type Transcribe } from '#shared/speech/moonshine/transcriber.ts';
import { transcribeRecording } from '#shared/speech/hearing/transcribe-recording.ts';
import type { EngineAnswer, EngineFiles, EngineRequest } from '#src/platform/speech/messages.ts';

/**
 * The server's full engine in a worker thread. All its files come from the engine's own cache. The vocabulary that
 * corrects its output is part of this script, so that adding a name does not download 80 MB of weights again.
 */
let loading: Promise<Transcribe> | undefined;
/** One recording after another, because the engine has only one memory. */
let before: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  before = before.then(async () => {
    const answer: EngineAnswer = { id: data.id, ...(await work(data)) };
    postMessage(answer);
  });
});

async function work({ files, wav }: EngineRequest): Promise<Pick<EngineAnswer, 'heard'>> {
  try {
    loading ??= load(files);
    const transcribe = await loading;
    return wav === undefined ? {} : { heard: await transcribeRecording(wav, transcribe) };
  } catch {
    loading = undefined;
    return { heard: { ok: false, problem: { kind: 'engine-failed' } } };
  }
}

async function load(files: EngineFiles): Promise<Transcribe> {
  const { wasm } = runtime.env;
  // WebAssembly threads require cross-origin isolation, and one thread is fast enough (docs/decisions/0050).
  wasm.numThreads = 1;
  wasm.wasmBinary = (await readKept(files, 'runtime.wasm')).buffer;
  const encoder = await readKept(files, 'encoder.onnx');
  const decoder = await readKept(files, 'decoder.onnx');
  const mend = createMender({ dictionary, names: JSON.parse(names) }, tokenizer);
  return createTranscriber({ runtime, tokenizer, encoder, decoder, mend });
}

/** A file of the engine, joined from its parts ("encoder.onnx.01", "encoder.onnx.02"). */
async function readKept({ cacheName, folder, files }: EngineFiles, wanted: string): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await caches.open(cacheName);
  const parts = files.filter(({ name }) => name.replace(/\.\d+$/, '') === wanted);
  const whole = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  let at = 0;
  for (const { name, bytes } of parts) {
    const kept = await cache.match(folder + name);
    if (kept === undefined) throw new Error(`${name} is not here`);
    whole.set(new Uint8Array(await kept.arrayBuffer()), at);
    at += bytes;
  }
  return whole;
}
