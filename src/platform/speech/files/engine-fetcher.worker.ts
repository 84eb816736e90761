import type { EngineState } from '#src/platform/speech/device-speech.ts';
import { ENGINES } from '#src/platform/speech/engine-names.ts';
import { fetchEngine } from './fetch-engine.ts';
import { askForFiles } from './list-of-engines.ts';
import type { FetchNews, FetchRequest } from '#src/platform/speech/messages.ts';

/**
 * Downloads the engines, the light one first, in one tab at a time. It is a worker, so that 80 MB do not slow the page
 * down, and its script is not precached, because it only works online.
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

/** A recording in progress gets the connection first. */
async function quietMoment(): Promise<void> {
  if (!hold) return;
  await new Promise((wake) => setTimeout(wake, LOOK_AGAIN_MS));
  await quietMoment();
}

function post(news: FetchNews): void {
  postMessage(news);
}
