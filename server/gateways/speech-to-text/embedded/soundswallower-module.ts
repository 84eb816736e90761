import createModule from 'soundswallower';
import { isSoundswallowerModule, type SoundswallowerModule } from '#shared/speech/light/engine-module.ts';

/** Loads the WebAssembly module; `modelFolder` ends with a slash. */
export async function loadSoundswallower(modelFolder: string): Promise<SoundswallowerModule> {
  // `modelBase` is documented in the package's README but missing in its types.
  const options: Parameters<typeof createModule>[0] & { modelBase: string } = { modelBase: modelFolder };
  const loaded: object = await createModule(options);
  if (!isSoundswallowerModule(loaded)) throw new Error('this version of soundswallower cannot load a word network');
  return loaded;
}
