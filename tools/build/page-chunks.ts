import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's own manifest of a build: what each source became, and what it imports. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
export type Chunks = Readonly<Record<string, Chunk>>;

/** Files of scripts that a page loads, by when it does. */
export type PageScripts = {
  /** The entry and the route, with all they import. */
  readonly untilUsable: string[];
  /** The same, and what the page fetches when it is idle. */
  readonly byItself: string[];
  /** Only when somebody chooses, speaks, sends or points at a menu. */
  readonly onAct: string[];
};

/** Fetched when the patient does something, or on paired devices and staff screens only: not by the page itself. */
const ON_ACT =
  /^_(voice|words|warning-signs|toasts|menus)-|details-step|turn-into-words|detect-foreign-language|call-staff|status-sheet|replace-visit|outcome-page|site-footer|offline\/quiet-start|features\/(alerts|devices|kiosk)\//;

/** The landing page has a footer, and starts the queue only once there is something for it (src/offline/network/quiet-start.ts). */
const ON_LANDING = { byItself: /site-footer|src\/offline\/quiet-start/, onAct: /^_outbox-/ };

/** The app that a page's own script runs after the first paint, and the routes that travel with all they import (tools/build/chunk-groups.ts). */
const APP = /^_app-/;
const ROUTES_IN_GROUPS: Readonly<Record<string, RegExp>> = { frontdesk: /^_desk-/, index: /^_landing-/ };

/** A page of its own; the settings' rarer views stand with the routes and are a part of one. */
const isRoute = (key: string): boolean =>
  /^src\/routes\/(?!-settings-views)/.test(key) || Object.values(ROUTES_IN_GROUPS).some((group) => group.test(key));

export function readChunks(dist: string): Chunks {
  const chunks: Chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return chunks;
}

/** What the page of `route` (its file's name in src/routes) loads. Other routes' chunks are not counted. */
export function pageScripts(chunks: Chunks, route: string): PageScripts {
  const page = [...keysOf(chunks, APP), ...keysOfRoute(chunks, (name) => name === route)];
  const untilUsable = withImports(chunks, page);
  const isOnAct = (key: string): boolean =>
    route === 'index'
      ? ON_LANDING.onAct.test(key) || (ON_ACT.test(key) && !ON_LANDING.byItself.test(key))
      : ON_ACT.test(key);
  const byItself = withLazyParts(chunks, page, (key) => !isOnAct(key));
  const all = withLazyParts(chunks, page, () => true);
  return {
    untilUsable: scripts(chunks, untilUsable),
    byItself: scripts(chunks, byItself),
    onAct: scripts(chunks, new Set([...all].filter((key) => !byItself.has(key)))),
  };
}

const STAFF_AREAS = ['admin', 'doctor'];

/** What the routes of one staff area load that nobody else does, and what both load and no public page. */
export function staffScripts(chunks: Chunks): { admin: string[]; doctor: string[]; both: string[] } {
  const isIn = (area: string) => (name: string) => name === area || name.startsWith(`${area}.`);
  const isPublic = (name: string) => !STAFF_AREAS.some((area) => isIn(area)(name));
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

/**
 * For each page of a staff area: what it loads by itself that no public page and no page of the other area does. What
 * a press fetches (dialogs) is not counted, nor Headless UI, which comes with it; views that stand in one page's place
 * (of the settings, or who was deleted lately) are pages of their own here.
 */
export function staffPages(chunks: Chunks, area: 'admin' | 'doctor'): Readonly<Record<string, string[]>> {
  const own = new Set(staffScripts(chunks)[area]);
  const frame = keysOfRoute(chunks, (name) => name === area);
  const ownOf = (keys: string[]) => scripts(chunks, withImports(chunks, keys)).filter((file) => own.has(file));
  const routes = keysOfRoute(chunks, (name) => name.startsWith(`${area}.`));
  return Object.fromEntries(
    routes.flatMap((route) => {
      const views = (chunks[route]?.dynamicImports ?? []).filter((key) => !/dialog|^_[\w-]*questions-/.test(key));
      const pages = [[route], ...views.map((view) => [route, view])];
      return pages.map((keys) => [keys.join(' + '), ownOf([...frame, ...keys])] as const);
    }),
  );
}

function keysOf(chunks: Chunks, group: RegExp): string[] {
  const keys = Object.keys(chunks).filter((key) => group.test(key));
  if (keys.length !== 1) throw new Error(`the build has no chunk ${group.source}, or more than one`);
  return keys;
}

function keysOfRoute(chunks: Chunks, isWanted: (name: string) => boolean): string[] {
  const alone = Object.keys(chunks).filter((key) => {
    const [, name] = /^src\/routes\/([^/]+)\.tsx/.exec(key) ?? [];
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
