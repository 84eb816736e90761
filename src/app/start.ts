import { readDoctorsAhead } from '#src/platform/loading/read-ahead.ts';
import { watchTakeOver } from '#src/platform/loading/take-over.ts';

/**
 * The first script of every page, and a part of it. A prerendered page is painted first, and only then is the app run: on a
 * slow device that takes longer than everything before it. Any other page has nothing to wait for.
 */
const LATEST_MS = 1500;
const root = document.getElementById('root');
/** What the app needs, named by the build where no browser asks for it by itself (tools/build/prerender-shell.ts). */
const later = document.querySelector<HTMLTemplateElement>('#later');
/** A worker stands behind this page: what the app needs is on this device, and no network has to bring it. */
const isKept = navigator.serviceWorker?.controller != null;
let hasBegun = false;

async function begin(): Promise<void> {
  if (hasBegun || !root) return;
  hasBegun = true;
  if (isKept) keepLook(root);
  if (later) document.body.append(later.content);
  if (isKept && root.dataset['page'] === '/frontdesk') readDoctorsAhead();
  if (!isKept) showWhole();
  await sheetIsThere();
  try {
    if (!('toSorted' in Array.prototype)) await import('#src/platform/browser/older-browsers.ts');
    const { prepareApp } = await import('./main.tsx');
    const { isThisPage, draw } = await prepareApp(root);
    showRest();
    if (!isThisPage) applyLook();
    draw();
  } catch (error) {
    // Words without an app are still words.
    showWhole();
    throw error;
  }
}

/** Where the app is there at once, the page keeps its first look until then: it is laid out anew once, and not three times. */
function keepLook(of: HTMLElement): void {
  const sheet = later?.content.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet) sheet.media = 'not all';
  of.dataset['look'] = 'first';
  // src/platform/loading/whole-look.ts takes it off.
  new MutationObserver(applyLook).observe(of, { attributeFilter: ['data-look'] });
}

function showWhole(): void {
  showRest();
  applyLook();
}

/** The fonts, and the whole style sheet. */
function applyLook(): void {
  for (const part of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('[media="not all"]'))
    part.media = 'all';
}

/** Makes elements of what the HTML has as text until the first paint: React finds the page as it will draw it. */
function showRest(): void {
  const rest = document.querySelectorAll('.rest');
  if (!rest[0]) return;
  for (const each of rest) each.outerHTML = each.textContent;
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
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

/** Once something has been painted; and at once for who does not wait: a page in the background, somebody who is faster. */
function beginAfterFirstPaint(): void {
  for (const event of ['visibilitychange', 'pointerdown', 'keydown']) addEventListener(event, begin, { once: true });
  setTimeout(begin, LATEST_MS);
  const inTheFrameAfterNext = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
  if (isKept) {
    // While the first frame is on its way to the screen, this thread has nothing else to do.
    requestAnimationFrame(() => inTheFrameAfterNext(begin));
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) inTheFrameAfterNext(begin);
  }).observe({ type: 'paint', buffered: true });
}

const tellsOfPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
if (root?.firstChild) watchTakeOver(root);
// Who has been told that the browser is too old (index.html) is not shown a page that half works.
if (document.getElementById('too-old')?.hidden === false) hasBegun = true;
if (later && tellsOfPaint && document.visibilityState === 'visible') beginAfterFirstPaint();
else void begin();
