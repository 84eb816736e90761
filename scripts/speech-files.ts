import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const MODEL = 'shared/speech/model';
const FILES: Readonly<Record<string, string>> = {
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
};

/**
 * Lays what the speech engine needs in a browser under speech/<hash of it all>/, with speech/files.json that lists it: for the
 * device's own cache, not for the shell's precache.
 */
export function speechFiles(): Plugin {
  return {
    name: 'frontdesk:speech-files',
    apply: 'build',
    generateBundle() {
      const files = Object.entries(FILES).map(([name, path]) => ({ name, source: readFileSync(at(path)) }));
      const contents = files.reduce((hash, { name, source }) => hash.update(name).update(source), createHash('sha256'));
      const version = contents.digest('hex').slice(0, 12);
      for (const { name, source } of files) {
        this.emitFile({ type: 'asset', fileName: `speech/${version}/${name}`, source });
      }
      const list = { version, files: files.map(({ name, source }) => ({ name, bytes: source.byteLength })) };
      this.emitFile({ type: 'asset', fileName: 'speech/files.json', source: JSON.stringify(list) });
    },
  };
}
