import { readDoctorsAhead } from '#src/platform/loading/first-paint/read-ahead.ts';
import { repeatEarlyClick } from '#src/platform/loading/first-paint/early-click.ts';

/**
 * The first script of every page. A prerendered page is painted first and only then is the app run, because on a slow
 * device that takes longer than everything before it. Any other page starts the app at once.
 */
const LATEST_MS = 1500;
const root = document.getElementById('root');
/**
 * The app's resources, listed by the build because the browser would not request them on its own
 * (tools/build/prerender-shell.ts).
 */
const later = document.querySelector<HTMLTemplateElement>('#later');
/** A service worker controls this page: everything the app needs is on this device, so no network is needed. */
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
    // The text can be read even without the app.
    showWhole();
    throw error;
  }
}

/**
 * If the app is available at once, the page keeps its first styles until the app is running, so that it is laid out
 * once instead of three times.
 */
function keepLook(of: HTMLElement): void {
  const sheet = later?.content.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet) sheet.media = 'not all';
  of.dataset['look'] = 'first';
  // Removed by src/platform/loading/first-paint/full-styles.ts.
  new MutationObserver(applyLook).observe(of, { attributeFilter: ['data-look'] });
}

function showWhole(): void {
  showRest();
  applyLook();
}

/** Applies the fonts and the full stylesheet. */
function applyLook(): void {
  for (const part of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('[media="not all"]'))
    part.media = 'all';
}

/**
 * Turns the HTML that was kept as text until the first paint into elements, so that React finds the page it will
 * render.
 */
function showRest(): void {
  const rest = document.querySelectorAll('.rest');
  if (!rest[0]) return;
  for (const each of rest) each.outerHTML = each.textContent;
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
}

/** The inlined styles only cover the first paint. If the stylesheet cannot be loaded, the app runs all the same. */
async function sheetIsThere(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/**
 * Starts the app after the first paint, or at once if nobody would see it: in a background tab, or if somebody has
 * already clicked.
 */
function beginAfterFirstPaint(): void {
  for (const event of ['visibilitychange', 'pointerdown', 'keydown']) addEventListener(event, begin, { once: true });
  setTimeout(begin, LATEST_MS);
  const inTheFrameAfterNext = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
  if (isKept) {
    // While the first frame is on its way to the screen, this thread is idle.
    requestAnimationFrame(() => inTheFrameAfterNext(begin));
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) inTheFrameAfterNext(begin);
  }).observe({ type: 'paint', buffered: true });
}

const tellsOfPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
if (root?.firstChild) repeatEarlyClick(root);
// Visitors who were told that their browser is too old (index.html) do not get a page that half works.
if (document.getElementById('too-old')?.hidden === false) hasBegun = true;
if (later && tellsOfPaint && document.visibilityState === 'visible') beginAfterFirstPaint();
else void begin();
