import { watchTakeOver } from './platform/take-over.ts';

declare global {
  /** Makes elements of what the HTML has as text; called by the page itself after its first paint, and gone then (scripts/prerender-shell.ts). */
  var showRest: (() => void) | undefined;
}

/**
 * The first script of every page. A prerendered page is painted first, and only then is the app fetched and run: on a
 * slow device that takes longer than everything before it. Any other page has nothing to wait for.
 */
const LATEST_MS = 1500;
const root = document.getElementById('root');
const { showRest } = globalThis;
let hasBegun = false;

async function begin(): Promise<void> {
  if (hasBegun) return;
  hasBegun = true;
  // React finds the page as it will draw it, even where nothing has been painted yet.
  showRest?.();
  // What the app needs, named by the build (scripts/prerender-shell.ts) where no browser fetches it by itself.
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (later) document.body.append(later.content);
  await sheetIsThere();
  await import('./main.tsx');
}

/** The page's own styles are those of its first paint. A sheet that cannot be had does not keep the app from running. */
async function sheetIsThere(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

if (root?.firstChild) watchTakeOver(root);
if (!showRest || document.visibilityState !== 'visible') {
  void begin();
} else {
  globalThis.showRest = begin;
  // Put into the background in between; somebody who is faster; a browser that does not tell.
  for (const event of ['visibilitychange', 'pointerdown', 'keydown']) addEventListener(event, begin, { once: true });
  setTimeout(begin, LATEST_MS);
}
