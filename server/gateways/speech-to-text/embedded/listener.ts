import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createListener, type Listener } from '#shared/speech/listener.ts';
import { loadSoundswallower } from './soundswallower-module.ts';

const VOCABULARY = fileURLToPath(new URL('../../../../shared/speech/model', import.meta.url));
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('soundswallower')));

/** Loads model and vocabulary from the disk. */
export async function loadListener(): Promise<Listener> {
  const module = await loadSoundswallower(join(PACKAGE, 'model/'));
  const network = JSON.parse(await readFile(join(VOCABULARY, 'network.json'), 'utf8'));
  return createListener(module, join(VOCABULARY, 'words.dict'), network);
}
