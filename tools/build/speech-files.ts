import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const MODEL = 'shared/speech/model';
const MOONSHINE = 'node_modules/@usefulsensors/moonshine-js/dist/model/base/quantized';

/**
 * The files of each engine in a browser, by the name under which they are served. The light one is a word network of
 * the front desk's own vocabulary; the full one transcribes any English (docs/decisions/0050).
 */
const ENGINES: Readonly<Record<'light' | 'full', Readonly<Record<string, string>>>> = {
  light: {
    'soundswallower.web.wasm': 'node_modules/soundswallower/soundswallower.web.wasm',
    'network.json': `${MODEL}/network.json`,
    'words.dict': `${MODEL}/words.dict`,
    ...Object.fromEntries(
      [
        'feat_params.json',
        'mdef',
        'means',
        'noisedict.txt',
        'phoneset.json',
        'sendump',
        'transition_matrices',
        'variances',
      ].map((name) => [`en-us/${name}`, `${MODEL}/en-us/${name}`]),
    ),
  },
  full: {
    'runtime.wasm': 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    'encoder.onnx': `${MOONSHINE}/encoder_model.onnx`,
    'decoder.onnx': `${MOONSHINE}/decoder_model_merged.onnx`,
  },
};

/** Larger files are split, so that a broken connection costs no more than one part. */
const PART_BYTES = 4 * 1024 * 1024;
/**
 * The bundler also puts ONNX Runtime's WebAssembly beside the worker's script; the worker is given the engine's own
 * copy.
 */
const RUNTIME_AGAIN = /ort-wasm[\w-]*\.wasm$/;

/**
 * Writes the engines' files under speech/<engine>-<hash of everything>/, with speech/files.json that lists them: for
 * the device's own caches, not for the app's precache.
 */
export function speechFiles(): Plugin {
  return {
    name: 'frontdesk:speech-files',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((file) => RUNTIME_AGAIN.test(file))) delete bundle[name];
      const engines = Object.entries(ENGINES).map(([engine, paths]) => {
        const files = Object.entries(paths).flatMap(([name, path]) => inParts(name, readFileSync(at(path))));
        const contents = files.reduce(
          (hash, { name, source }) => hash.update(name).update(source),
          createHash('sha256'),
        );
        const version = contents.digest('hex').slice(0, 12);
        for (const { name, source } of files) {
          this.emitFile({ type: 'asset', fileName: `speech/${engine}-${version}/${name}`, source });
        }
        return [engine, { version, files: files.map(({ name, source }) => ({ name, bytes: source.byteLength })) }];
      });
      const list = JSON.stringify(Object.fromEntries(engines));
      this.emitFile({ type: 'asset', fileName: 'speech/files.json', source: list });
    },
  };
}

/** "encoder.onnx" becomes encoder.onnx.01, encoder.onnx.02 and so on; a file of one part keeps its name. */
function inParts(name: string, whole: Uint8Array): { name: string; source: Uint8Array }[] {
  if (!name.endsWith('.onnx')) return [{ name, source: whole }];
  const count = Math.ceil(whole.byteLength / PART_BYTES);
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}.${String(index + 1).padStart(2, '0')}`,
    source: whole.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  }));
}
