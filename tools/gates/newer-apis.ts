import data, { type BrowserName, type CompatStatement } from '@mdn/browser-compat-data' with { type: 'json' };

/** The oldest supported browsers (docs/decisions/0105). */
const OLDEST: readonly (readonly [BrowserName, number])[] = [
  ['chrome', 109],
  ['safari', 16.4],
  ['firefox', 115],
];

/**
 * The DOM has thousands of names, and libraries use the same words for their own: these are objects that an app uses
 * directly.
 */
const OWNERS = new Set(
  `AbortSignal Animation Blob Cache CacheStorage CSS Clients Crypto Document DocumentFragment Element ElementInternals FormData
  Headers HTMLButtonElement HTMLDialogElement HTMLElement HTMLInputElement HTMLScriptElement HTMLSelectElement IDBDatabase
  IDBFactory IDBObjectStore IDBTransaction InstallEvent Intl LockManager Navigator Node PerformanceObserver ReadableStream
  Request Response Scheduler Scheduling ServiceWorkerRegistration StorageManager SubtleCrypto TextDecoder URL URLSearchParams
  Window`.split(/\s+/),
);

/** Names of built-in methods that one of the oldest browsers lacks: `Owner.name`. */
function newerNames(): Map<string, string[]> {
  const ofPages = Object.entries(data.api).filter(([owner]) => OWNERS.has(owner));
  const owners = [...Object.entries(data.javascript['builtins'] ?? {}), ...ofPages];
  const old = new Set<string>();
  const newer = new Map<string, string[]>();
  for (const [owner, members] of owners) {
    for (const [member, entry] of Object.entries(members)) {
      if (!/^[a-z]\w+(_static)?$/.test(member) || entry.__compat === undefined) continue;
      const name = member.replace(/_static$/, '');
      const of = member === name ? owner : `${owner} (static)`;
      if (isOld(entry.__compat)) old.add(member === name ? name : `${owner}.${name}`);
      else newer.set(name, [...(newer.get(name) ?? []), of]);
    }
  }
  // A name that an older object also has proves nothing.
  for (const name of old) newer.delete(name);
  return newer;
}

function isOld({ support }: CompatStatement): boolean {
  return OLDEST.every(([browser, oldest]) => {
    const [first] = [support[browser] ?? []].flat();
    const since = Number.parseFloat(String(first?.version_added).replace('≤', ''));
    return first?.flags === undefined && since <= oldest;
  });
}

const NEWER = newerNames();

/** Calls in a script (`.name(`, `Owner.name(`, not `...name(`) that one of the oldest browsers may not support. */
export function newerCalls(code: string): string[] {
  const called = new Set(
    [...code.matchAll(/(?:\b([A-Z]\w+))?\??(?<!\.)\.([a-z]\w+)(?:\?\.)?\(/g)].map(
      ([, owner = '', name = '']) => `${owner}.${name}`,
    ),
  );
  const found = [...called].flatMap((call) => {
    const [owner = '', name = ''] = call.split('.');
    const owners = NEWER.get(name) ?? [];
    if (owners.includes(`${owner} (static)`)) return [call];
    // What precedes the dot is a variable, named by the bundler.
    return owners.some((one) => !one.endsWith(' (static)')) ? [name] : [];
  });
  return [...new Set(found)];
}
