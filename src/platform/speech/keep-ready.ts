import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

const VISITED = 'frontdesk-has-been-here';
/** A first visit may be the only one, so the engines' fifty megabytes wait until the page has long finished loading. */
const WAIT_MS = { first: 30_000, later: 3000 };
let waitMs: number | undefined;

/**
 * Checks whether this device can recognize speech, and downloads what it needs while the page is idle: from the second
 * visit on, or when the first one lasts; at once if only this device may be used.
 * @returns cancels what has not started.
 */
export function keepEnginesReady(isDeviceOnly = false): () => void {
  const load = () => import('#src/platform/speech/files/fetch-engines.ts').catch(() => undefined);
  let callOff = whenIdle(() => void load().then((loaded) => loaded?.lookForEngines()));
  waitMs ??= isSecondVisit() ? WAIT_MS.later : WAIT_MS.first;
  const timer = setTimeout(
    () => {
      callOff = whenIdle(() => void load().then((loaded) => loaded?.fetchEngines({ insist: isDeviceOnly })));
    },
    isDeviceOnly ? 0 : waitMs,
  );
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

function isSecondVisit(): boolean {
  try {
    const visited = localStorage.getItem(VISITED) !== null;
    localStorage.setItem(VISITED, '1');
    return visited;
  } catch {
    return false;
  }
}
