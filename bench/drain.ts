import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';

/**
 * How long the outbox takes for a full queue, over a raw loop of the same calls, in the same page and run; and how
 * long a submit takes until it is durable. Prints ratios: milliseconds of a shared machine mean little.
 */
const PAIRS = Number(process.env['PAIRS'] ?? 300);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

type Bench = { outbox: string; pairs: number };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Fills the queue while the network is cut; gives the milliseconds each submit took until it was durable. */
function fill(page: Page, bench: Bench): Promise<number[]> {
  return page.evaluate(async ({ outbox, pairs }) => {
    const { submit } = await import(outbox);
    const { doctors } = JSON.parse(sessionStorage.getItem('doctors') ?? '{}');
    const took: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const doctorId = doctors[0]._id;
      const begun = performance.now();
      const saved = await submit({
        registration: { name: `Queue ${pair}`, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId },
        booking: { doctorId, date: new Date().toISOString(), status: 'scheduled' },
      });
      took.push(performance.now() - begun);
      Object.assign(globalThis, { lastVisit: saved.value.visitId });
    }
    return took;
  }, bench);
}

/** Milliseconds from the network's return until the server has accepted the last visit. */
function drain(page: Page, bench: Bench): Promise<number> {
  return page.evaluate(async ({ outbox }) => {
    const { watchVisit } = await import(outbox);
    const visitId: unknown = Reflect.get(globalThis, 'lastVisit');
    const begun = performance.now();
    dispatchEvent(new Event('online'));
    await new Promise<void>((resolve) => {
      watchVisit(visitId, (state: string) => state === 'accepted' && resolve());
    });
    return performance.now() - begun;
  }, bench);
}

/** The floor: the same calls with the same headers, one after the other, and nothing else. */
function rawLoop(page: Page, bench: Bench): Promise<number> {
  return page.evaluate(async ({ pairs }) => {
    const { doctors } = JSON.parse(sessionStorage.getItem('doctors') ?? '{}');
    const doctorId = doctors[0]._id;
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    const begun = performance.now();
    for (let pair = 0; pair < pairs; pair += 1) {
      const registration = { name: `Raw ${pair}`, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId };
      const { patient } = await post('/api/patients/register', registration);
      const date = new Date().toISOString();
      await post('/api/appointments/create-appointment', {
        patientId: patient._id,
        doctorId,
        date,
        status: 'scheduled',
      });
    }
    return performance.now() - begun;
  }, bench);
}

/** The outbox alone, as one file: the app itself must not run beside it and send, too. */
async function bundleOutbox(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/offline/outbox.ts',
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

const code = await bundleOutbox();
const product = await startProduct({ REGISTRATION_BURST: '1000000' });
const browser = await chromium.launch(browserOptions());
const context = await browser.newContext({ serviceWorkers: 'block' });
const page = await context.newPage();
try {
  const bench = { outbox: '/bench-outbox.js', pairs: PAIRS };
  await page.route(`${product.url}/bench`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bench</h1>' }),
  );
  await page.route(`${product.url}${bench.outbox}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto(`${product.url}/bench`);
  await page.evaluate(async ({ outbox }) => {
    sessionStorage.setItem('doctors', await (await fetch('/api/adminDashboard/all-doctors')).text());
    await import(outbox);
  }, bench);
  await page.unrouteAll();
  const ratios: number[] = [];
  const durable: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const raw = await rawLoop(page, bench);
    await context.setOffline(true);
    durable.push(...(await fill(page, bench)));
    await context.setOffline(false);
    const drained = await drain(page, bench);
    ratios.push(drained / raw);
    console.log(
      `round ${round + 1}: raw ${raw.toFixed(0)} ms, outbox ${drained.toFixed(0)} ms, ratio ${(drained / raw).toFixed(2)}`,
    );
  }
  console.log(
    `clean drain of ${PAIRS} pairs: ${median(ratios).toFixed(2)} × the raw loop (median of ${ROUNDS}; bar 1.10)`,
  );
  console.log(
    `submit until durable: p50 ${median(durable).toFixed(1)} ms, p95 ${quantile(durable, 0.95).toFixed(1)} ms (bar 3 / 10)`,
  );
} finally {
  await browser.close();
  await product.stop();
}
