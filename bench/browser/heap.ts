import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product/product.ts';
import { OUTBOX, openOutboxPage } from '../support/outbox-page.ts';

/**
 * The effect of weeks at a kiosk: how much the page's heap grows over 500 registrations, and how long the staff's page
 * of unsent registrations takes with 1,000 rows, relative to the same page with two.
 */
const VISITS = 500;
const GROWTH_TARGET_KB = 1024;

type Visits = { readonly outbox: string; readonly visits: number };

/** Submits, waits for the outcome and watches it, as the registration page does for each patient. */
function registerMany(page: Page, visits: number): Promise<void> {
  return page.evaluate(
    async ({ outbox, visits: count }: Visits) => {
      const { submit, firstAttempt, watchVisit } = await import(outbox);
      const { doctors } = JSON.parse(sessionStorage.getItem('doctors') ?? '{}');
      const doctorId = doctors[0]._id;
      for (let visit = 0; visit < count; visit += 1) {
        const saved = await submit({
          registration: { name: `Heap ${visit}`, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId },
          booking: { doctorId, date: new Date().toISOString(), status: 'scheduled' },
        });
        const stop = watchVisit(saved.value.visitId, () => undefined);
        await firstAttempt(saved.value.visitId);
        stop();
      }
    },
    { outbox: OUTBOX, visits },
  );
}

/** Kilobytes of live objects. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1024;
}

/** As many cards as the page renders at first. */
const SHOWN_AT_ONCE = 60;

type OpenList = { readonly ms: number; readonly kilobytes: number; readonly elements: number };

/** The time to open the staff's page until the first of that many visits is shown. */
async function openList(page: Page, url: string, visits: number): Promise<OpenList> {
  const begun = performance.now();
  await page.goto(`${url}/admin/unsent`);
  const cards = Math.min(visits, SHOWN_AT_ONCE);
  await page.waitForFunction((count) => document.querySelectorAll('main li h2').length >= count, cards);
  const ms = performance.now() - begun;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { ms, elements, kilobytes: await heapOf(page) };
}

const product = await startProduct({ REGISTRATION_BURST: '1000000' });
const browser = await chromium.launch(browserOptions());
try {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await openOutboxPage(context, product.url);
  await registerMany(page, 100);
  const before = await heapOf(page);
  await registerMany(page, VISITS);
  const growth = (await heapOf(page)) - before;
  console.log(
    `heap: ${before.toFixed(0)} kB, and ${growth.toFixed(0)} kB more after ${VISITS} registrations (bar 1024)`,
  );

  await context.route('**/api/**', (route) => route.abort());
  await registerMany(page, 1);
  const staff = await context.newPage();
  const few = await openList(staff, product.url, 1);
  await registerMany(page, VISITS - 1);
  const many = await openList(staff, product.url, VISITS);
  const tell = ({ ms, kilobytes, elements }: OpenList) =>
    `${ms.toFixed(0)} ms, heap ${kilobytes.toFixed(0)} kB, ${elements} elements`;
  console.log(`unsent: 2 rows ${tell(few)}; 1,000 rows ${tell(many)}; ${(many.ms / few.ms).toFixed(1)} × the time`);
  process.exitCode = growth > 1.5 * GROWTH_TARGET_KB ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}
