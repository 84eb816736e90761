import { whenIdle } from '#src/platform/loading/when-idle.ts';

const VISITED = 'frontdesk-has-been-here';
/** A first visit may be the only one: its own loading comes long before the engines' fifty megabytes. */
const WAIT_MS = { first: 30_000, later: 3000 };
let waitMs: number | undefined;

/**
 * Looks whether this device can listen by itself, and fetches what it needs for that while the page is idle: from the
 * second visit on or when the first one lasts, at once where nothing but this device may listen.
 * @returns calls off what has not begun.
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
