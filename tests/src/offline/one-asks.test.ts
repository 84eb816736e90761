import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser } from './support/browser.ts';

let isThere = false;
let asked = 0;

const channels = new Set<EventTarget>();

/** Tells the other windows at once, so that the order of what happens is the same in every run. */
class Channel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const ended: AbortController[] = [];
beforeEach(() => {
  standInForBrowser('http://clinic.test/');
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('BroadcastChannel', Channel);
});

afterEach(() => {
  for (const each of ended.splice(0)) each.abort();
  channels.clear();
  isThere = false;
  vi.doUnmock('#src/platform/api/public/health.ts');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Another window in sight: fresh modules over the same channel, that hear of their own calls only. */
async function openWindow(): Promise<{ stateNow: () => string; wasBack: () => number }> {
  vi.resetModules();
  const { reportReach } = await import('#src/platform/api/http/reach.ts');
  vi.doMock('#src/platform/api/public/health.ts', () => ({
    probeHealth: async () => {
      asked += 1;
      reportReach(isThere);
    },
  }));
  const { watchConnectivity } = await import('#src/offline/network/watch-connectivity.ts');
  const { useConnectivity } = await import('#src/offline/state/connectivity.ts');
  const end = new AbortController();
  ended.push(end);
  const onBack = vi.fn<() => void>();
  watchConnectivity(onBack, end.signal);
  await vi.advanceTimersByTimeAsync(100);
  return { stateNow: () => useConnectivity.getState().state, wasBack: () => onBack.mock.calls.length };
}

/** How often the server is asked in ten minutes without it, by so many windows. */
async function askedBy(windows: number): Promise<number> {
  for (let each = 0; each < windows; each += 1) await openWindow();
  asked = 0;
  await vi.advanceTimersByTimeAsync(600_000);
  for (const each of ended.splice(0)) each.abort();
  return asked;
}

it('three windows in sight ask for a server that is gone no oftener than one', async () => {
  const byOne = await askedBy(1);
  expect(byOne).toBeGreaterThan(20);
  // The first questions of each, when it is opened, put the later ones off.
  expect(await askedBy(3)).toBeLessThanOrEqual(byOne);
});

it('what one of them hears brings the others back, too', async () => {
  const windows = [await openWindow(), await openWindow(), await openWindow()];
  expect(windows.map(({ stateNow }) => stateNow())).toEqual(['offline', 'offline', 'offline']);
  asked = 0;
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(windows.map(({ stateNow }) => stateNow())).toEqual(['online', 'online', 'online']);
  expect(windows.map(({ wasBack }) => wasBack())).toEqual([1, 1, 1]);
  expect(asked).toBe(3);
});
