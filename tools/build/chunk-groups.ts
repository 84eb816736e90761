import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };

const inSources = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What must be there before any page can be drawn, and what two pages need on top of it. */
const ENTRY = inSources('main.tsx');
const LANDING = `${inSources('routes/index.tsx')}?tsr-split=component`;
const KIOSK = `${inSources('routes/frontdesk.tsx')}?tsr-split=component`;

/** Both areas' screen of what is unsent is one and the same, and few ever open it: it says nothing of what they share. */
const ROUTES = readdirSync(inSources('routes')).filter((file) => file.endsWith('.tsx') && !file.includes('.unsent.'));
const isOf = (area: string) => (route: string) => route.startsWith(`${area}.`);

/** What every page says of the clinic. */
const CLINIC = /\/shared\/contract\/clinic-defaults|\/src\/(platform\/clinic\.|locales\/en\/clinic-contact)/;

/** Of what the registration page imports: what every other page wants, too. */
const OF_EVERY_PAGE = /\/src\/(ui|platform|locales|offline)\/(?!en\/frontdesk|device-speech)|\/shared\//;
const ofEntry = whenImportedBy(ENTRY, 'app');
const ofKiosk = whenImportedBy(KIOSK, 'app');

/**
 * Which modules travel together. Left alone, the bundler makes a chunk of every module that two others share, each
 * compressed for itself, and joins small libraries and Headless UI in one chunk that every page loads. So: what every page
 * needs before it can be used is one chunk, its libraries included; what the registration page and the landing page need on top
 * of that is one chunk each; and what is fetched afterwards has one chunk a job. Each file that is waited for takes a
 * slow device 10 ms, wherever it comes from.
 */
export const CHUNK_GROUPS = [
  {
    debugName: 'app',
    name: (id: string, graph: Graph) =>
      ofEntry(id, graph) ?? (CLINIC.test(id) ? 'app' : OF_EVERY_PAGE.test(id) ? ofKiosk(id, graph) : null),
  },
  {
    name: 'headless-ui',
    test: /node_modules\/(@headlessui|@react-aria|@react-stately|@floating-ui|tabbable)\//,
  },
  {
    debugName: 'desk',
    name: whenImportedBy(KIOSK, 'desk'),
    test: /\/src\/(routes\/frontdesk|features\/registration|locales\/en\/frontdesk|platform\/device-speech)/,
  },
  { name: 'fields', test: /\/src\/ui\/(field-frame|error-summary|text-field|radio-group-field|spinner|badge|tabs)/ },
  {
    name: 'later',
    test: /node_modules\/workbox-window\/|\/src\/(after-first-paint|features\/shell\/(connection-status\.|pill|use-lately|update-bar)|locales\/en\/notices|platform\/(service-worker|apply-update|busy-in-any-tab|install)|offline\/(connectivity|outbox-store|own-ticket))/,
  },
  { name: 'toasts', test: /node_modules\/(react-hot-toast|goober)\/|\/src\/features\/shell\/toaster/ },
  {
    name: 'menus',
    test: /\/src\/(features\/shell\/(mobile-menu-panel|staff-menu-list|display-panel|use-dismiss|staff-logins)|locales\/en\/display)/,
  },
  {
    name: 'calls',
    test: /node_modules\/valibot\/|\/shared\/(result|contract\/(doctors|health|problem|speech|clinic-settings|clinic-defaults)\.)|\/src\/platform\/api\/(http|address|reach|retry-after|known-backend|backend|doctors|health|speech|clinic)\.|\/src\/platform\/(speech-provider|queue-connection|queue-names)\./,
  },
  // What keeps and what writes go together: a page that only reads has neither.
  {
    name: 'dexie',
    test: /node_modules\/dexie\/|\/shared\/contract\/(registration|booking|commands|genders|devices)\.|\/src\/platform\/api\/(device-headers|write-headers|registration)\./,
  },
  {
    debugName: 'questions',
    name: 'questions',
    test: /\/src\/(ui\/(dialog|confirm-dialog)|features\/.*\/(reason|leave)-dialog)\./,
  },
  {
    debugName: 'admin-questions',
    name: 'admin-questions',
    test: /\/src\/(features\/admin\/((delete-patient|doctors\/doctor)-dialog|doctors\/(edit-doctor|hours-|doctor-fields|picture-field|use-doctor-form|save-doctor|scale-picture)|make-code|one-time-code-panel)|locales\/en\/one-time-code|ui\/use-focus-on-mount)/,
  },
  { name: 'staff-calls', test: /node_modules\/ky\/|\/shared\/contract\/|\/src\/platform\/api\// },
  { name: 'queue', test: /\/src\/offline\/queue\// },
  {
    debugName: 'staff',
    name: whenOfBothAreas('staff'),
    test: /\/src\/(ui|platform|locales|features\/(staff-frame|undo|appointment-status))\/|\/shared\/rules\/(fold-text|appointment-status)\./,
  },
  {
    name: 'outbox',
    test: /\/src\/(offline\/(?!quiet-start|connectivity|outbox-store|own-ticket|unsent|ticket-prefix|replace-visit)|platform\/database)/,
  },
  { name: 'speech-files', test: /\/src\/platform\/device-speech\/(?!keep-ready|hear-on-device|engine-thread)/ },
  // What the staff's lists need of the rules stays out of it: they understand nobody's words.
  {
    name: 'words',
    test: /\/shared\/rules\/(?!red-flag|warning-signs|said-now|registration-form|symptoms-list|ascii-digits|fold-text|age-bucket|appointment-status)/,
  },
  // What warns is loaded with the words module and weighed by itself.
  { name: 'warning-signs', test: /registration\/word-rules|\/shared\/rules\/(red-flag|warning-signs|said-now)/ },
  // What a page of the staff has for itself is little: together, the pages of an area compress better.
  {
    debugName: 'sessions',
    name: 'sessions',
    test: /\/src\/(features\/sessions\/(?!change-password)|locales\/en\/(login|passwords))/,
  },
  {
    debugName: 'admin-lists',
    name: 'admin-lists',
    test: /\/src\/(features\/admin\/(?!settings|use-admin-data\.)|platform\/save-file|locales\/en\/(admin-lists|staff-doctors)\.)/,
  },
  // What only the rarer views of the settings need is kept once it was used (tools/build/precache.ts).
  {
    debugName: 'settings-questions',
    name: 'settings-questions',
    test: /\/src\/features\/(admin\/settings\/(.*-dialog|use-new-admin)|devices\/(.*-dialog|device-form|device-values|code-to-type|use-department-names))/,
  },
  {
    debugName: 'settings-views',
    name: '-settings-views',
    test: /\/src\/(features\/(admin\/settings\/(audit|message|samples|session|staff-view|admin-row|use-audit|use-staff)|devices\/(devices-section|device-card))|locales\/en\/audit\.)/,
  },
  {
    debugName: 'admin-settings',
    name: 'admin-settings',
    test: /\/src\/(features\/(admin\/settings\/(?!settings-views)|devices\/device-work)|locales\/en\/settings\.)/,
  },
  {
    debugName: 'doctor-kit',
    name: 'doctor-kit',
    test: /\/src\/(features\/prescriptions\/(symptom-chips|sign\.|medicines-editor|sms-button|drafts|pdf-button|check-panel|use-medicine-check|medicine-rows|download-pdf|one-key)|features\/doctor\/(all-own|use-own-patients|workspace|record-values|record-drafts|use-doctor\.|appointment-facts|doctor-failure)|locales\/en\/(prescriptions|doctor)\.|platform\/prescription-patient)/,
  },
  {
    debugName: 'doctor-pages',
    name: 'doctor-pages',
    test: /\/src\/features\/doctor\/(appointment|patients-screen|patient-card|use-patients|use-own|settings-screen)|\/shared\/rules\/age-bucket/,
  },
  {
    name: 'voice',
    test: /\/src\/(features\/intake\/(?!turn-into-words)|audio|platform\/microphone|locales\/en\/intake)/,
  },
  { debugName: 'landing', name: whenImportedBy(LANDING, 'landing'), test: /\/src\// },
  // A group takes along what its modules import, unless an earlier group has it: or two chunks could wait for each other
  // (tools/build/no-chunk-cycles.ts). The three that are made of a page's imports are complete as they are.
].map((group) => ({ includeDependenciesRecursively: !group.debugName, ...group }));

/** Names the chunk of `root` and whatever it imports statically; other modules are left to later groups. */
function whenImportedBy(root: string, name: string): (id: string, graph: Graph) => string | null {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= importsOf(root, graph);
    return imported.has(id) ? name : null;
  };
}

/** Names the chunk of what a page of each staff area imports, and no public page ever. */
function whenOfBothAreas(name: string): (id: string, graph: Graph) => string | null {
  let both: ReadonlySet<string> | undefined;
  return (id, graph) => {
    both ??= importedByBothAreas(graph);
    return both.has(id) ? name : null;
  };
}

function importedByBothAreas(graph: Graph): ReadonlySet<string> {
  const idOf = (route: string): string => `${inSources(`routes/${route}`)}?tsr-split=component`;
  const ofRoutes = (isWanted: (route: string) => boolean, lazily = false) =>
    new Set(ROUTES.filter(isWanted).flatMap((route) => [...importsOf(idOf(route), graph, lazily)]));
  const [admin, doctor] = [ofRoutes(isOf('admin')), ofRoutes(isOf('doctor'))];
  const visitors = ofRoutes((route) => !isOf('admin')(route) && !isOf('doctor')(route), true);
  const everybody = importsOf(ENTRY, graph, true);
  return new Set([...admin].filter((id) => doctor.has(id) && !visitors.has(id) && !everybody.has(id)));
}

/** What a module imports, and what that imports; `lazily`: with all it may fetch later, but for other pages. */
function importsOf(root: string, graph: Graph, lazily = false): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const later = lazily ? dynamicallyImportedIds.filter((next) => !next.includes('/src/routes/')) : [];
    for (const next of [...importedIds, ...later]) visit(next);
  };
  visit(root);
  return seen;
}
