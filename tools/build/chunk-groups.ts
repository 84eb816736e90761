import { fileURLToPath } from 'node:url';

type Module = { importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };

const inSources = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const pageOf = (route: string): string => `${inSources(`routes/${route}`)}?tsr-split=component`;

/** What must be there before any page can be drawn, and what two pages need on top of it. */
const ENTRY = inSources('app/main.tsx');
const LANDING = pageOf('index.tsx');
const KIOSK = pageOf('frontdesk.tsx');

/** Of what the registration page imports: the rooms that every other page wants, too. */
const OF_EVERY_PAGE = inFolders('src/ui', 'src/platform', 'src/locales/en/everywhere', 'src/offline', 'shared');
const ofEntry = whenImportedBy(ENTRY, 'app');
const ofKiosk = whenImportedBy(KIOSK, 'app');

/**
 * Which modules travel together. Left alone, the bundler makes a chunk of every module that two others share, each
 * compressed for itself, and each file that is waited for takes a slow device 10 ms. So: what every page needs before it can be
 * used is one chunk, its libraries included; what the registration page and the landing page need on top of that is one
 * chunk each; and what is fetched afterwards has one chunk a job. A chunk is said by its folders and by who imports
 * what, so that a file may be renamed without changing what travels where. They stand in the order in which people need
 * them: a chunk takes along what it imports, unless an earlier one has it, or two could wait for each other (no-chunk-cycles.ts).
 */
export const CHUNK_GROUPS = [
  whole(
    'app',
    (id: string, graph: Graph) => ofEntry(id, graph) ?? (OF_EVERY_PAGE.test(id) ? ofKiosk(id, graph) : null),
  ),
  folders('headless-ui', 'node_modules/(@headlessui|@react-aria|@react-stately|@floating-ui|tabbable)'),
  whole('desk', whenImportedBy(KIOSK, 'desk'), inFolders('src')),
  whole('landing', whenImportedBy(LANDING, 'landing'), inFolders('src')),
  // What a public page fetches when it is idle, or when somebody acts.
  folders('toasts', 'node_modules/(react-hot-toast|goober)', 'src/features/shell/toasts'),
  folders('menus', 'src/features/shell/menus'),
  folders(
    'calls',
    'node_modules/valibot',
    'shared/result\\.ts',
    'shared/contract/(clinic|device|doctor|speech|visit|wire)',
    'src/platform/api/(device|http|public|write)',
    'src/platform/indexed-db',
  ),
  // A page that only reads has none of it.
  folders('dexie', 'node_modules/dexie', 'src/platform/store'),
  folders('queue', 'src/offline/queue'),
  folders(
    'later',
    'node_modules/workbox-window',
    'src/app/after-first-paint\\.tsx',
    'src/features/shell/status',
    'src/platform/(browser|clinic|device|update)',
    'src/offline/state',
    'src/locales/en/everywhere',
  ),
  // What a page for readers has of it, until there is something to be sent.
  folders('quiet-start', 'src/offline/start'),
  folders('outbox', 'src/offline/(network|outbox|visits|directory)', 'shared/clinic'),
  // The ticket's drawing comes when somebody prints, and is kept for it.
  folders('paper', 'node_modules/lean-qr', 'src/platform/paper'),
  folders('doctors-page', 'src/features/doctors'),
  folders('page-end', 'src/features/shell/page'),
  folders('words', 'shared/words/(form|reading|department)', 'shared/text'),
  // What warns is loaded with the words and weighed by itself.
  folders('warning-signs', 'shared/words/warning'),
  folders('foreign-language', 'src/platform/foreign-language'),
  folders('speech-files', 'src/platform/speech/files'),
  folders('voice', 'src/features/intake', 'src/audio', 'src/routes/-landing'),
  folders('details', 'src/features/registration/(choose|details|hear|send|visit)', 'src/ui/fields'),
  // What a page of the staff has for itself is little: together, the pages of an area compress better.
  folders('staff-calls', 'node_modules/ky', 'shared/contract', 'src/platform/api'),
  // What is left of the rooms that all share; what the page itself loads with is a part of the page.
  folders(
    'staff',
    'node_modules/@tanstack/(react-query|query-core)',
    'src/(ui/(?!style)[a-z]+|locales|platform/(?!loading)[a-z]+)',
    'src/features/(alerts|devices/(pairing|report)|staff-frame|patient-page|undo|lists|patient-fields|appointment-status|patient-history)',
    'shared',
  ),
  folders('board', 'src/features/arrivals'),
  folders('sessions', 'src/features/sessions'),
  folders('admin', 'src/features/(admin|devices/list)'),
  folders('doctor', 'src/features/(doctor|prescriptions)'),
  // What only a kiosk or a desk shows, once it is paired (src/app/service-worker/for-paired.ts): last, for no other page may need it.
  folders('paired', 'src/routes/-paired'),
];

/**
 * One chunk of everything in `paths` (folders and packages; a part may name alternatives) that no earlier group has. It
 * takes along what its modules import, or two chunks could wait for each other (no-chunk-cycles.ts).
 */
function folders(name: string, ...paths: string[]) {
  return { name, test: inFolders(...paths), includeDependenciesRecursively: true };
}

/** One chunk of all that `name` names: complete as it is, with nothing taken along. */
function whole(debugName: string, name: (id: string, graph: Graph) => string | null, test: RegExp = /^/) {
  return { debugName, name, test, includeDependenciesRecursively: false };
}

function inFolders(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})(/|$)`);
}

/** Names the chunk of `root` and whatever it imports statically; other modules are left to later groups. */
function whenImportedBy(root: string, name: string): (id: string, graph: Graph) => string | null {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= importsOf(root, graph);
    return imported.has(id) ? name : null;
  };
}

/** What a module imports, and what that imports. */
function importsOf(root: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(root);
  return seen;
}
