import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createListener, type Listener } from '#shared/speech/light/listener.ts';
import { loadSoundswallower } from './soundswallower-module.ts';

const MODEL = fileURLToPath(new URL('../../../../shared/speech/model/', import.meta.url));

/** Loads model and vocabulary from disk. */
export async function loadListener(): Promise<Listener> {
  const module = await loadSoundswallower(MODEL);
  const network = JSON.parse(await readFile(join(MODEL, 'network.json'), 'utf8'));
  return createListener(module, join(MODEL, 'words.dict'), network);
}
