import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';

/**
 * How long the outbox takes for a full queue, over a raw loop of the same calls, and a submit until it is durable, over a
 * bare encryption and strict put: each in the same page and run. Milliseconds of a shared machine mean little.
 */
const PAIRS = Number(process.env['PAIRS'] ?? 300);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

type Bench = { outbox: string; pairs: number };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Milliseconds of each submit until it was durable, and of a bare encryption and strict put beside each. */
type Durable = { readonly submit: number[]; readonly bare: number[] };

/** Fills the queue while the network is cut, each visit when the attempt for the one before is over, as the page does. */
function fill(page: Page, bench: Bench): Promise<Durable> {
  return page.evaluate(async ({ outbox, pairs }) => {
    const { submit, firstAttempt } = await import(outbox);
    const { doctors } = JSON.parse(sessionStorage.getItem('doctors') ?? '{}');
    const doctorId = doctors[0]._id;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bare');
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('bare', { autoIncrement: true }),
      );
      request.addEventListener('success', () => resolve(request.result));
    });
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const timed = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const putBare = async (visit: object) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(JSON.stringify(visit));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
      await new Promise<void>((resolve) => {
        const transaction = database.transaction('bare', 'readwrite', { durability: 'strict' });
        transaction.objectStore('bare').add({ iv, sealed });
        transaction.addEventListener('complete', () => resolve());
      });
    };
    const took: Durable = { submit: [], bare: [] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const visit = {
        registration: { name: `Queue ${pair}`, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId },
        booking: { doctorId, date: new Date().toISOString(), status: 'scheduled' },
      };
      took.bare.push(await timed(() => putBare(visit)));
      let visitId = '';
      const save = async () => {
        const saved = await submit(visit);
        ({ visitId } = saved.value);
      };
      took.submit.push(await timed(save));
      await firstAttempt(visitId);
      Object.assign(globalThis, { lastVisit: visitId });
    }
    database.close();
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
  const durable: Durable = { submit: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // Before and after, because other work on the machine comes and goes.
    const before = await rawLoop(page, bench);
    await context.setOffline(true);
    const took = await fill(page, bench);
    durable.submit.push(...took.submit);
    durable.bare.push(...took.bare);
    await context.setOffline(false);
    const drained = await drain(page, bench);
    const raw = (before + (await rawLoop(page, bench))) / 2;
    ratios.push(drained / raw);
    console.log(
      `round ${round + 1}: raw ${raw.toFixed(0)} ms, outbox ${drained.toFixed(0)} ms, ratio ${(drained / raw).toFixed(2)}`,
    );
  }
  console.log(
    `clean drain of ${PAIRS} pairs: ${median(ratios).toFixed(2)} × the raw loop (median of ${ROUNDS}; bar 1.10)`,
  );
  const tell = (name: string, times: number[]) =>
    `${name} p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
  const over = median(durable.submit) / median(durable.bare);
  console.log(
    `${tell('submit until durable', durable.submit)} (bar 3 / 10); ${tell('a bare encryption and strict put', durable.bare)}; ${over.toFixed(1)} ×`,
  );
} finally {
  await browser.close();
  await product.stop();
}
