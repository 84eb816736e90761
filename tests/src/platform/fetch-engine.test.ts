import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineState } from '#src/platform/speech/device-speech.ts';
import { engineFiles, keptFiles } from '#src/platform/speech/files/engine-files.ts';
import type { EngineName } from '#src/platform/speech/engine-names.ts';
import { fetchEngine } from '#src/platform/speech/files/fetch-engine.ts';
import { fakeCaches } from './fake-caches.ts';

const PART = 1000;
const ROOM = 500_000_000;

let asked: string[];
let broken: string | undefined;

beforeEach(() => {
  asked = [];
  broken = undefined;
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('x'.repeat(path === broken ? PART / 2 : PART));
  });
  inBrowser({});
});
afterEach(() => vi.unstubAllGlobals());

function inBrowser({ saveData = false, left = ROOM, deviceMemory = 4 }): void {
  const storage = { estimate: async () => ({ quota: ROOM, usage: ROOM - left }) };
  vi.stubGlobal('navigator', { storage, deviceMemory, connection: { saveData } });
}

function version(engine: EngineName, name: string) {
  const files = ['one', 'two', 'three'].map((file) => ({ name: file, bytes: PART }));
  return engineFiles(engine, { version: name, worker: `/speech/engine-${name}.js`, files });
}

/** How the engine's state changes, and at last. */
async function fetched(files: ReturnType<typeof version>, isInsisting = false): Promise<EngineState['state'][]> {
  const states: (EngineState['state'] | undefined)[] = [];
  await fetchEngine(files, {
    tell: ({ state }) => states.push(state),
    isInsisting: () => isInsisting,
    quietMoment: async () => undefined,
  });
  return states.flatMap((state) => state ?? []);
}

test('an engine is here when its last file is, and not before', async () => {
  const files = version('full', 'a');
  broken = `${files.folder}three`;
  expect((await fetched(files)).at(-1)).toBe('failed');
  expect(await keptFiles('full')).toBeUndefined();

  asked = [];
  broken = undefined;
  expect((await fetched(files)).at(-1)).toBe('ready');
  expect(await keptFiles('full')).toEqual(files);
  // What had come was kept.
  expect(asked).toEqual([`${files.folder}three`, files.worker]);
});

test('an older version listens until the newer one is whole', async () => {
  await fetched(version('full', 'a'));
  await fetched(version('light', 'l'));
  const newer = version('full', 'b');
  broken = `${newer.folder}two`;
  await fetched(newer);
  expect((await keptFiles('full'))?.version).toBe('a');
  broken = undefined;
  await fetched(newer);
  expect(await caches.keys()).toEqual(['frontdesk-speech-light-l', 'frontdesk-speech-full-b']);
});

test('a new worker for the same files is all that is fetched', async () => {
  const files = version('full', 'a');
  await fetched(files);
  asked = [];
  await fetched({ ...files, worker: '/speech/engine-new.js' });
  expect(asked).toEqual(['/speech/engine-new.js']);
  expect((await keptFiles('full'))?.worker).toBe('/speech/engine-new.js');
});

test('a metered connection is spared the full engine, unless somebody asks for it', async () => {
  inBrowser({ saveData: true });
  expect((await fetched(version('light', 'l'))).at(-1)).toBe('ready');
  expect(await fetched(version('full', 'a'))).toEqual(['spared']);
  expect((await fetched(version('full', 'a'), true)).at(-1)).toBe('ready');
});

test('room is left for the patients of a day without a network', async () => {
  inBrowser({ left: 60_000_000 });
  expect(await fetched(version('full', 'a'))).toEqual(['no-room']);
});

test('a device with little memory keeps to the light engine', async () => {
  inBrowser({ deviceMemory: 1 });
  expect(await fetched(version('full', 'a'))).toEqual(['unsupported']);
  expect((await fetched(version('light', 'l'))).at(-1)).toBe('ready');
  expect(asked.some((path) => path.includes('/full-'))).toBe(false);
});
