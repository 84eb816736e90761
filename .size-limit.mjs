/**
 * Sizes of what a browser loads, read from the build's own manifest (docs/decisions/0012). "Until usable" is what the
 * entry and the route import statically; "by itself" adds what the page fetches when it is idle; the rest comes when
 * the patient acts: chooses a doctor, speaks, submits. Other routes' chunks are not counted: they are not loaded.
 */
import { readFileSync, readdirSync } from 'node:fs';

const chunks = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const isRoute = (key) => key.startsWith('src/routes/');
const entry = Object.keys(chunks).find((key) => chunks[key].isEntry);

function withImports(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(chunks[key].imports ?? [], seen);
  }
  return seen;
}

/** Fetched when the patient does something, or on paired devices and staff screens only: not by the page itself. */
const ON_ACT =
  /voice-intake|word-rules|outcome-page|red-flags|suggestion|extract-registration|recorder|transcribe|site-footer|features\/(alerts|devices|kiosk)\//;

function withLazyParts(keys, acts) {
  const seen = withImports(keys);
  for (const key of seen) {
    const lazy = (chunks[key].dynamicImports ?? []).filter((name) => !isRoute(name) && (acts || !ON_ACT.test(name)));
    for (const found of withImports(lazy)) seen.add(found);
  }
  return seen;
}

function files(keys) {
  return [...keys].map((key) => `dist/${chunks[key].file}`).filter((file) => file.endsWith('.js'));
}

function routeKeys(route) {
  const keys = Object.keys(chunks).filter((key) => key.startsWith(`src/routes/${route}.tsx`));
  if (keys.length === 0) throw new Error(`the build has no chunk for the route ${route}`);
  return [entry, ...keys];
}

const worklets = readdirSync('dist/assets')
  .filter((name) => /worklet|worker/.test(name) && name.endsWith('.js'))
  .map((name) => `dist/assets/${name}`);

const kiosk = routeKeys('frontdesk');
const byItself = withLazyParts(kiosk, false);
const onAct = [...withLazyParts(kiosk, true)].filter((key) => !byItself.has(key));

export default [
  { name: '/frontdesk until usable', path: files(withImports(kiosk)), limit: '115 kB', gzip: true },
  { name: '/frontdesk by itself', path: files(byItself), limit: '175 kB', gzip: true },
  {
    name: '/frontdesk, what speaking and sending add',
    path: [...files(onAct), ...worklets],
    limit: '25 kB',
    gzip: true,
  },
  { name: '/ until usable', path: files(withImports(routeKeys('index'))), limit: '115 kB', gzip: true },
];
