import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's own manifest of a build: what each source became, and what it imports. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
export type Chunks = Readonly<Record<string, Chunk>>;

/** Script files of a page, by when it loads them. */
export type PageScripts = {
  /** The entry and the route, with all their imports. */
  readonly untilUsable: string[];
  /** The same, and what the page loads when it is idle. */
  readonly automatic: string[];
  /** Only when somebody chooses, speaks, sends or points at a menu. */
  readonly onAct: string[];
};

/**
 * Loaded when the patient does something, or on paired devices only, not by the page itself: chunks of chunk-groups.ts
 * by name, and those with a chunk of their own by folder.
 */
const ON_ACT = anyOf(
  [
    'details',
    'telling',
    // The line of the time, once a department is chosen.
    'booking',
    'voice',
    'words',
    'warning-signs',
    'foreign-language',
    'spanish',
    'toasts',
    'menus',
    'paper',
    'paired',
    'quiet-start',
    // Only who chooses a language other than English.
    'speaking',
  ],
  ['features/(registration|intake|alerts|devices)', 'features/shell/(sheet|page)', 'offline/(visits|network)'],
);

/** The landing page has a footer, and starts the queue only once something is waiting. */
const ON_LANDING = {
  automatic: anyOf(['quiet-start'], ['features/shell/page']),
  onAct: anyOf(['outbox'], []),
};

/**
 * The app that a page's first script runs after the first paint, and the routes bundled with all their imports
 * (chunk-groups.ts).
 */
const APP = anyOf(['app'], []);
const ROUTES_IN_GROUPS: Readonly<Record<string, RegExp>> = {
  frontdesk: anyOf(['desk'], []),
  index: anyOf(['landing'], []),
};

/** The manifest's name for a chunk with one of these names, or for a source in one of these folders of src. */
function anyOf(chunkNames: readonly string[], folders: readonly string[]): RegExp {
  const parts = [...chunkNames.map((name) => `_${name}-`), ...folders.map((folder) => `src/${folder}/`)];
  return new RegExp(`^(${parts.join('|')})`);
}

/** A page of its own; a file that begins with a dash is part of one. */
const isRoute = (key: string): boolean =>
  (key.startsWith('src/routes/') && !key.includes('/-')) ||
  Object.values(ROUTES_IN_GROUPS).some((group) => group.test(key));

export function readChunks(dist: string): Chunks {
  const chunks: Chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return chunks;
}

/** What the page of `route` (its path in src/routes) loads. Other routes' chunks are not counted. */
export function pageScripts(chunks: Chunks, route: string): PageScripts {
  const page = [...keysOf(chunks, APP), ...keysOfRoute(chunks, (name) => name === route)];
  const untilUsable = withImports(chunks, page);
  const isOnAct = (key: string): boolean =>
    route === 'index'
      ? ON_LANDING.onAct.test(key) || (ON_ACT.test(key) && !ON_LANDING.automatic.test(key))
      : ON_ACT.test(key);
  const automatic = withLazyParts(chunks, page, (key) => !isOnAct(key));
  const all = withLazyParts(chunks, page, () => true);
  return {
    untilUsable: scripts(chunks, untilUsable),
    automatic: scripts(chunks, automatic),
    onAct: scripts(chunks, new Set([...all].filter((key) => !automatic.has(key)))),
  };
}

/** Chunks that a registration does not need: what only paired devices show, printing, other languages and their detection. */
const NOT_FOR_REGISTERING = anyOf(['paired', 'paper', 'foreign-language', 'speaking'], []);

/** All that a patient needs of the page of `route` to register, whenever it is fetched. */
export function scriptsToRegister(chunks: Chunks, route: string): string[] {
  const page = [...keysOf(chunks, APP), ...keysOfRoute(chunks, (name) => name === route)];
  return scripts(
    chunks,
    withLazyParts(chunks, page, (key) => !NOT_FOR_REGISTERING.test(key)),
  );
}

/** The pages for patients, which exclude staff login and device setup. */
const PATIENTS_PAGES = ['index', 'frontdesk', 'doctors', 'services'];

/** What only the routes of one staff area load, and what both areas load and no public page. */
export function staffScripts(chunks: Chunks): { admin: string[]; doctor: string[]; both: string[] } {
  const isIn = (area: string) => (name: string) => name.startsWith(`${area}/`);
  const isPublic = (name: string) => PATIENTS_PAGES.includes(name);
  const loadedBy = (keys: string[]) => withLazyParts(chunks, keys, () => true);
  const visitors = loadedBy([...keysOf(chunks, APP), ...keysOfRoute(chunks, isPublic)]);
  const admin = loadedBy(keysOfRoute(chunks, isIn('admin')));
  const doctor = loadedBy(keysOfRoute(chunks, isIn('doctor')));
  const own = (keys: ReadonlySet<string>, others: ReadonlySet<string>) =>
    scripts(chunks, new Set([...keys].filter((key) => !visitors.has(key) && !others.has(key))));
  const none = new Set<string>();
  const shared = new Set([...admin].filter((key) => doctor.has(key)));
  return { admin: own(admin, doctor), doctor: own(doctor, admin), both: own(shared, none) };
}

function keysOf(chunks: Chunks, group: RegExp): string[] {
  const keys = Object.keys(chunks).filter((key) => group.test(key));
  if (keys.length !== 1) throw new Error(`the build has no chunk ${group.source}, or more than one`);
  return keys;
}

function keysOfRoute(chunks: Chunks, isWanted: (name: string) => boolean): string[] {
  const alone = Object.keys(chunks).filter((key) => {
    const [, name] = /^src\/routes\/(.+)\.tsx/.exec(key) ?? [];
    return name !== undefined && isRoute(key) && isWanted(name);
  });
  const inGroups = Object.entries(ROUTES_IN_GROUPS).filter(([name]) => isWanted(name));
  const keys = [...alone, ...inGroups.flatMap(([, group]) => keysOf(chunks, group))];
  if (keys.length === 0) throw new Error('the build has no chunk for this route');
  return keys;
}

function withImports(chunks: Chunks, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(chunks, chunks[key]?.imports ?? [], seen);
  }
  return seen;
}

function withLazyParts(chunks: Chunks, keys: readonly string[], isWanted: (key: string) => boolean): Set<string> {
  const seen = withImports(chunks, keys);
  for (const key of seen) {
    const lazy = (chunks[key]?.dynamicImports ?? []).filter((name) => !isRoute(name) && isWanted(name));
    for (const found of withImports(chunks, lazy)) seen.add(found);
  }
  return seen;
}

function scripts(chunks: Chunks, keys: ReadonlySet<string>): string[] {
  const files = [...keys].flatMap((key) => chunks[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
