import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOR_PAIRED } from '../../src/app/service-worker/for-paired.ts';
import { readChunks, scriptsToRegister } from './page-chunks.ts';

/**
 * Cached for offline use. Icons are left to the installing browser. Fonts of rarer Latin scripts are cached once they
 * have been seen (src/app/service-worker/later-cache.worker.ts).
 */
export const PRECACHED = ['**/*.{js,css,html,svg}', '**/*-latin-wght-normal-*.woff2'];

/** Not among the page's scripts, but needed by the registration page. Fonts are not, because the device has its own. */
const KIOSK_FILES = /^frontdesk\.html$|^icons-[\w-]+\.svg$|\.css$/;

/** What reads a page aloud: one registers without it. */
const COMES_LATER = /\/read-aloud-[\w-]+\.js$/;

/**
 * True for what a patient needs to register offline: everything the registration page loads, on its own or when
 * somebody acts. It is downloaded first, so that the desk works offline as soon as possible; all other screens follow
 * when the page is idle (src/app/service-worker/service-worker.ts).
 */
export function kioskTier(dist: string): (url: string) => boolean {
  const wanted = new Set(scriptsToRegister(readChunks(dist), 'frontdesk'));
  return (url) => (wanted.has(url) && !COMES_LATER.test(url)) || KIOSK_FILES.test(url.replace(/^.*\//, ''));
}

const isPage = ({ url }: { url: string }): boolean => url.endsWith('.html');

/**
 * Marks the files of the second tier in the service worker's list. Pages come last, after their parts. `dist` is read
 * when the list is made, because a build may be written beside the one that is served.
 */
export function markTiers(dist: () => string) {
  return <Entry extends { url: string }>(entries: Entry[]) => {
    // A failed build gets here too, and its own error must be the one that is shown.
    if (!existsSync(join(dist(), '.vite'))) return { manifest: entries, warnings: [] };
    const isFirst = kioskTier(dist());
    const manifest: (Entry & { later?: true })[] = entries
      .map((entry) => (isFirst(entry.url) ? entry : { ...entry, later: true as const }))
      .toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)));
    return { manifest, warnings: [] };
  };
}

/** All files that the built service worker caches: on every device, and additionally on a paired one. */
export function precachedFiles(dist: string): { everywhere: string[]; ifPaired: string[] } {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const files = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].flatMap(([, url]) => url ?? []);
  if (files.length === 0) throw new Error('the service worker keeps nothing');
  const all = [...new Set(files)];
  return {
    everywhere: all.filter((file) => !FOR_PAIRED.test(file)),
    ifPaired: all.filter((file) => FOR_PAIRED.test(file)),
  };
}
