import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';

/** Where the page below finds the outbox. */
export const OUTBOX = '/bench-outbox.js';

/** A page of the product's origin with the outbox and nothing else; the server's doctors are in its session storage. */
export async function openOutboxPage(context: BrowserContext, url: string): Promise<Page> {
  const code = await bundleOutbox();
  const page = await context.newPage();
  await page.route(`${url}/bench`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bench</h1>' }));
  await page.route(`${url}${OUTBOX}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto(`${url}/bench`);
  await page.evaluate(async (outbox) => {
    sessionStorage.setItem('doctors', await (await fetch('/api/adminDashboard/all-doctors')).text());
    await import(outbox);
  }, OUTBOX);
  await page.unrouteAll();
  return page;
}

/** The outbox alone, as one file: the app itself must not run beside it and send too. */
async function bundleOutbox(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/offline/outbox/outbox.ts',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the outbox could not be bundled');
  return chunk.code;
}
