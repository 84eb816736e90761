import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ACOUSTIC = 'node_modules/soundswallower/model/en-us';
const FILES: Readonly<Record<string, string>> = {
  'soundswallower.web.wasm': 'node_modules/soundswallower/soundswallower.web.wasm',
  'network.json': 'shared/speech/model/network.json',
  'words.dict': 'shared/speech/model/words.dict',
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
    ].map((name) => [`en-us/${name}`, `${ACOUSTIC}/${name}`]),
  ),
};

/**
 * Lays what the speech engine needs in a browser under speech/<version>/, with speech/files.json that lists it: for the
 * device's own cache, not for the shell's precache.
 */
export function speechFiles(): Plugin {
  return {
    name: 'frontdesk:speech-files',
    apply: 'build',
    generateBundle() {
      const network: { version: string } = JSON.parse(readFileSync(at('shared/speech/model/network.json'), 'utf8'));
      const engine: { version: string } = JSON.parse(
        readFileSync(at('node_modules/soundswallower/package.json'), 'utf8'),
      );
      const version = `${engine.version}-${network.version}`;
      const files = Object.entries(FILES).map(([name, path]) => ({ name, source: readFileSync(at(path)) }));
      for (const { name, source } of files) {
        this.emitFile({ type: 'asset', fileName: `speech/${version}/${name}`, source });
      }
      const list = { version, files: files.map(({ name, source }) => ({ name, bytes: source.byteLength })) };
      this.emitFile({ type: 'asset', fileName: 'speech/files.json', source: JSON.stringify(list) });
    },
  };
}
