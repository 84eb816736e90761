import type { EngineState } from '#src/platform/speech/device-speech.ts';
import { ENGINES } from '#src/platform/speech/engine-names.ts';
import { fetchEngine } from './fetch-engine.ts';
import { askForFiles } from './list-of-engines.ts';
import type { FetchNews, FetchRequest } from '#src/platform/speech/messages.ts';

/**
 * Fetches the engines, the light one first, in one tab at a time. A worker, so that 80 MB go by without the page feeling it;
 * and its script is needed with a network only, so that it is not kept with the app.
 */
const LOCK = 'frontdesk-speech-files';
const LOOK_AGAIN_MS = 2000;

let insist = false;
let hold = false;

addEventListener('message', ({ data }: MessageEvent<FetchRequest>) => {
  insist ||= data.insist ?? false;
  hold = data.hold ?? hold;
  if (data.workers) void fetchAll(data.workers);
});

async function fetchAll(workers: NonNullable<FetchRequest['workers']>): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const lists = await askForFiles(workers).catch(() => undefined);
    for (const engine of ENGINES) {
      const tell = (change: Partial<EngineState>) => post({ engine, change });
      if (lists) await fetchEngine(lists[engine], { tell, isInsisting: () => insist, quietMoment });
      else tell({ state: 'failed' });
    }
  });
  post('done');
}

/** Whoever speaks now has the connection for the recording. */
async function quietMoment(): Promise<void> {
  if (!hold) return;
  await new Promise((wake) => setTimeout(wake, LOOK_AGAIN_MS));
  await quietMoment();
}

function post(news: FetchNews): void {
  postMessage(news);
}
