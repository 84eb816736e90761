import '#src/platform/browser/older-browsers.ts';
import createModule from 'soundswallower';
import { isSoundswallowerModule } from '#shared/speech/light/engine-module.ts';
import { hearRecording } from '#shared/speech/light/hear-recording.ts';
import { createListener, type Listener } from '#shared/speech/light/listener.ts';
import type { WordNetwork } from '#shared/speech/light/word-network.ts';
import type { EngineAnswer, EngineRequest } from '#src/platform/speech/messages.ts';

/** The server's light engine in a worker thread. All its files come from its cache. */
let listening: Promise<Listener> | undefined;

addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  void work(event.data).then((done) => {
    const answer: EngineAnswer = { id: event.data.id, ...done };
    postMessage(answer);
  });
});

async function work({ files, wav }: EngineRequest): Promise<Pick<EngineAnswer, 'heard'>> {
  try {
    listening ??= loadListener(files.folder);
    const listen = await listening;
    return wav === undefined ? {} : { heard: await hearRecording(wav, async (samples) => listen(samples)) };
  } catch {
    listening = undefined;
    return { heard: { ok: false, problem: { kind: 'engine-failed' } } };
  }
}

async function loadListener(folder: string): Promise<Listener> {
  onlyAskBelow(folder);
  const options: Parameters<typeof createModule>[0] & { modelBase: string } = {
    // Documented in the package's README but missing in its types.
    modelBase: folder,
    locateFile: (file: string) => folder + file,
  };
  const [module, network] = await Promise.all([createModule(options), readNetwork(`${folder}network.json`)]);
  if (!isSoundswallowerModule(module)) throw new Error('this version of soundswallower cannot load a word network');
  return createListener(module, `${folder}words.dict`, network);
}

async function readNetwork(address: string): Promise<WordNetwork> {
  const answer = await fetch(address);
  return answer.json();
}

/**
 * The engine requests parts its model does not have ("null"), and a server might answer that with a page of the app.
 */
function onlyAskBelow(folder: string): void {
  const ask = fetch;
  globalThis.fetch = (address, options) => {
    const { href } = new URL(address instanceof Request ? address.url : address, location.href);
    if (!href.includes(folder)) return Promise.reject(new TypeError('no file of the engine'));
    return ask(address, options);
  };
}
