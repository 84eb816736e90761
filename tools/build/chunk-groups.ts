import { fileURLToPath } from 'node:url';

type Module = { importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };

const inSources = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const pageOf = (route: string): string => `${inSources(`routes/${route}`)}?tsr-split=component`;

/** What any page needs before it can render, and what two pages need on top of it. */
const ENTRY = inSources('app/main.tsx');
const LANDING = pageOf('index.tsx');
const KIOSK = pageOf('frontdesk.tsx');

/** Shared modules that the registration page imports and every other page needs too. */
const OF_EVERY_PAGE = inFolders(
  'src/ui',
  'src/platform',
  'src/locales/(en/everywhere|language-names\\.ts)',
  'src/offline',
  'shared',
);
const ofEntry = whenImportedBy(ENTRY, 'app');
const ofKiosk = whenImportedBy(KIOSK, 'app');

/**
 * Which modules go into which chunk. By default the bundler makes a chunk of every module that two others share, each
 * compressed separately, and each file that is waited for costs a slow device 10 ms. So everything every page needs
 * before it can be used is one chunk, libraries included; what the registration page and the landing page need on top
 * of that is one chunk each; and what is loaded afterwards has one chunk per purpose. A chunk is defined by its folders
 * and by who imports what, so that renaming a file changes nothing. The order is that in which people need them: a
 * chunk includes what it imports unless an earlier one has it, because otherwise two could wait for each other
 * (no-chunk-cycles.ts).
 */
export const CHUNK_GROUPS = [
  whole(
    'app',
    (id: string, graph: Graph) => ofEntry(id, graph) ?? (OF_EVERY_PAGE.test(id) ? ofKiosk(id, graph) : null),
  ),
  folders('language-names', 'shared/languages/screens'),
  // What says texts with parameters in a language other than English.
  folders('speaking', 'node_modules/@lingui', 'src/platform/language/texts'),
  folders('headless-ui', 'node_modules/(@headlessui|@react-aria|@react-stately|@floating-ui|tabbable)'),
  whole('desk', whenImportedBy(KIOSK, 'desk'), inFolders('src')),
  whole('landing', whenImportedBy(LANDING, 'landing'), inFolders('src')),
  // What a public page loads when it is idle, or when somebody acts.
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
  // Fetched only where a house has colours of its own, and by who sets them.
  folders('house-look', 'src/platform/house', 'shared/house'),
  // A page that is only read loads none of it.
  folders('dexie', 'node_modules/dexie', 'src/platform/store'),
  folders('queue', 'src/offline/queue'),
  // Of paired devices alone: with the rest of their folder every page would load the database for it.
  folders('pin', 'src/platform/device/sealed-pin\\.ts'),
  folders(
    'later',
    'node_modules/workbox-window',
    'src/app/after-first-paint\\.tsx',
    'src/features/shell/status',
    'src/platform/(browser|clinic|device|update)',
    'src/offline/state',
    'src/locales/en/everywhere',
    // Said by the form and by the landing page's microphone: neither may wait for the other.
    'src/ui/language',
  ),
  // Fetched only where there is more than one language.
  folders('choose-language', 'src/features/shell/language', 'src/platform/language'),
  // Fetched once the page is idle, where somebody may want it read aloud.
  folders('read-aloud', 'src/platform/read-aloud', 'src/features/(shell|kiosk)/read'),
  // Fetched by a paired kiosk without a voice of its own.
  folders('recordings', 'src/platform/recordings'),
  // The part a page for reading needs, until there is something to send.
  folders('quiet-start', 'src/offline/start'),
  // The doctors' page must not wait for what sends.
  folders('doctor-search', 'shared/(clinic/directory|text)'),
  // The arithmetic of times is the server's and the desk's.
  folders('outbox', 'src/offline/(network|outbox|visits|directory)', 'shared/clinic/(?!slots)[^/]+'),
  // The code that draws the ticket is loaded when somebody prints, and cached for that.
  folders('paper', 'node_modules/lean-qr', 'src/platform/paper'),
  folders('doctors-page', 'src/features/doctors'),
  folders('page-end', 'src/features/shell/page'),
  folders('words', 'shared/words/(form|reading|department)', 'shared/languages/en/packed/symptoms', 'shared/text'),
  // The warning rules are loaded with the words but measured separately.
  folders('warning-signs', 'shared/words/warning', 'shared/languages/en'),
  // Fetched only when somebody has spoken it.
  folders('spanish', 'shared/languages/es', 'shared/words/any-language'),
  folders('foreign-language', 'src/platform/foreign-language'),
  folders('speech-files', 'src/platform/speech/files'),
  folders('voice', 'src/features/intake', 'src/audio', 'src/routes/-landing'),
  folders('details', 'src/features/registration/(choose|details|hear|send|ticket|visit)', 'src/ui/fields'),
  // What brings the patient: fetched when somebody tells it, and by a paired kiosk at once.
  folders('telling', 'src/features/registration/begin'),
  folders('find-doctor', 'src/features/registration/find'),
  // When the patient comes: fetched with the doctors, and only where one of them gives times.
  folders('times', 'src/platform/api/booking'),
  folders('booking', 'src/features/registration/time'),
  // The page that a text message links to: its first view needs nothing of the form; what chooses a time does.
  folders('own-appointment', 'src/features/own-appointment/page', 'src/platform/api/own'),
  folders('own-time', 'src/features/own-appointment/change'),
  // Fetched when an administrator imports a file: its words and calls are nobody else's.
  whole(
    'imports',
    () => 'imports',
    inFolders(
      'src/features/admin/imports',
      'src/(locales/en/interop|platform/api/admin)/imports\\.ts',
      'shared/contract/interop/imports\\.ts',
      'shared/csv',
    ),
  ),
  // Each staff page has little code of its own: together, the pages of an area compress better.
  folders('staff-calls', 'node_modules/ky', 'shared/contract', 'src/platform/api'),
  // The remaining shared modules; what loads the page itself is part of the page.
  folders(
    'staff',
    'node_modules/@tanstack/(react-query|query-core)',
    'src/(ui/(?!style)[a-z]+|locales|platform/(?!loading)[a-z]+)',
    'src/features/(alerts|devices/(pairing|report)|staff-frame|patient-page|patient-merge|undo|lists|patient-fields|appointment-status|patient-history)',
    'shared',
  ),
  folders('board', 'src/features/(arrivals|desk-times)'),
  folders('passkeys', 'node_modules/@simplewebauthn'),
  folders('sessions', 'src/features/sessions/(?!protection)[^/]+'),
  // Fetched when a log-in asks for more than the password, and where one's own account is protected.
  folders('protection', 'src/features/sessions/protection'),
  folders('admin', 'src/features/(admin|devices/list)'),
  folders('doctor', 'src/features/(doctor|prescriptions)'),
  // What only a paired kiosk or desk shows (src/app/service-worker/for-paired.ts): last, because no other page may need
  // it.
  folders('paired', 'src/routes/-paired'),
];

/**
 * One chunk of everything in `paths` (folders and packages; a part may list alternatives) that no earlier group has. It
 * includes what its modules import, because otherwise two chunks could wait for each other (no-chunk-cycles.ts).
 */
function folders(name: string, ...paths: string[]) {
  return { name, test: inFolders(...paths), includeDependenciesRecursively: true };
}

/** One chunk of exactly what `name` names, without its imports. */
function whole(debugName: string, name: (id: string, graph: Graph) => string | null, test: RegExp = /^/) {
  return { debugName, name, test, includeDependenciesRecursively: false };
}

function inFolders(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})(/|$)`);
}

/** Names the chunk of `root` and everything it imports statically; other modules are left to later groups. */
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
