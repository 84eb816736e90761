/**
 * Sizes of what a browser loads, read from the build's own manifest (design: performance.md, targets 1 to 3).
 * "Until usable" is everything the entry and the route import statically; "in all" adds what the route fetches
 * after its first paint. Other routes' chunks are not counted: they are not loaded.
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

function withLazyParts(keys) {
  const seen = withImports(keys);
  for (const key of seen) {
    const lazy = (chunks[key].dynamicImports ?? []).filter((name) => !isRoute(name));
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

export default [
  { name: '/frontdesk until usable', path: files(withImports(routeKeys('frontdesk'))), limit: '115 kB', gzip: true },
  { name: '/frontdesk in all', path: [...files(withLazyParts(routeKeys('frontdesk'))), ...worklets], limit: '165 kB', gzip: true },
  { name: '/ until usable', path: files(withImports(routeKeys('index'))), limit: '115 kB', gzip: true },
];
