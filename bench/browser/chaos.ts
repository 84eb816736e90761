/**
 * The queue on a bad day, also with times that others want at the same moment (BOOK-2, BOOK-6), in a real Chromium against the real server (OFF-1 to OFF-3): lost, stuck, duplicated, out of
 * order, wrongly linked, poison kept. Controls: a naive queue must fail, and with --mutations each broken line must.
 *
 *   node bench/browser/chaos.ts [--seed N] [--pairs N] [--ours] [--times] [--mutations] [--other-backend] [--naive]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startBackendOfSection7 } from '../../e2e/support/product/backend-of-section-7.ts';
import { MUTATIONS, naiveQueue, ourQueue } from '../../e2e/support/chaos/queue-script.ts';
import { otherBackend, ourProduct, runChaos, type Story } from '../../e2e/support/chaos/run-chaos.ts';
import { startTimes } from '../../e2e/support/chaos/times.ts';
import { isClean, type Saved, type Verdict } from '../../e2e/support/chaos/verdict.ts';
import { startProduct } from '../../e2e/support/product/product.ts';
import { browserOptions } from '../../e2e/support/browser.ts';
import { drainRound } from '../support/drain-round.ts';
import { openOutboxPage } from '../support/outbox-page.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    pairs: { type: 'string', default: '300' },
    ours: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    mutations: { type: 'boolean', default: false },
    'other-backend': { type: 'boolean', default: false },
    naive: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const pairs = Number(values.pairs);
const POISON = 3;
const only = values.ours || values.times || values.mutations || values['other-backend'] || values.naive;
let failed = false;

function tell(name: string, verdict: Verdict, asExpected: boolean): void {
  const figures = Object.entries(verdict).map(([figure, count]) => `${figure} ${count}`);
  console.log(`${asExpected ? 'ok  ' : 'FAIL'} ${name} (seed ${seed}): ${figures.join(', ')}`);
  failed ||= !asExpected;
}

async function onOurs(story: Omit<Story, 'seed' | 'poison'>): Promise<Verdict> {
  const product = await startProduct({ REGISTRATION_BURST: '1000000' });
  try {
    return await runChaos(ourProduct(product), { ...story, seed, poison: POISON });
  } finally {
    await product.stop();
  }
}

/** On a good day: the drain time over a raw sequential loop of the same calls in the same run. */
async function tellCleanDrain(): Promise<void> {
  const product = await startProduct({ REGISTRATION_BURST: '1000000' });
  const browser = await chromium.launch(browserOptions());
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { drained, raw } = await drainRound(context, await openOutboxPage(context, product.url), pairs);
  console.log(`     clean drain of ${pairs} pairs: ${(drained / raw).toFixed(2)} × a raw sequential loop (bar 1.10)`);
  await browser.close();
  await product.stop();
}

if (!only || values.ours) {
  const verdict = await onOurs({ script: await ourQueue(), pairs });
  tell(`our queue, ${pairs} pairs`, verdict, isClean(verdict, POISON));
  await tellCleanDrain();
}
if (!only || values.times) {
  const limits = { REGISTRATION_BURST: '1000000', HOLDS_BURST: '1000000', HOLDS_PER_ADDRESS: '100000' };
  const product = await startProduct(limits);
  const times = await startTimes(product, seed);
  let saved: readonly Saved[] = [];
  const story = { script: await ourQueue(), pairs, poison: POISON, seed, times };
  const verdict = await runChaos(ourProduct(product), { ...story, onSaved: (all) => (saved = all) });
  const { verdict: ofTimes, counts, wrong } = await times.judge(saved);
  await product.stop();
  tell(`our queue with times, ${pairs} pairs`, verdict, isClean(verdict, POISON));
  const figures = (all: object) =>
    Object.entries(all)
      .map(([figure, count]) => `${figure} ${count}`)
      .join(', ');
  const isWhole =
    Object.values(ofTimes).every((count) => count === 0) && Object.values(counts).every((count) => count > 0);
  console.log(
    `${isWhole ? 'ok  ' : 'FAIL'} their times (seed ${seed}): ${figures(ofTimes)}; there were ${figures(counts)}`,
  );
  if (wrong.length > 0) console.log(`     ${wrong.slice(0, 5).join('; ')}`);
  failed ||= !isWhole;
}
if (!only || values['other-backend']) {
  const backend = await startBackendOfSection7();
  const story = { script: await ourQueue(), pairs, poison: POISON, seed };
  const verdict = await runChaos(otherBackend(backend), story);
  await backend.stop();
  const clean = isClean({ ...verdict, duplicated: 0 }, POISON);
  tell('a server without keys: twice only where an answer was lost', verdict, clean);
}
if (!only || values.naive) {
  const verdict = await onOurs({ script: await naiveQueue(), pairs: Math.min(pairs, 60) });
  tell('control, a naive queue must fail', verdict, !isClean(verdict, POISON));
}
for (const mutation of values.mutations ? MUTATIONS : []) {
  const verdict = await onOurs({ script: await ourQueue(mutation), pairs: Math.min(pairs, 60) });
  tell(`mutation, must fail: ${mutation.name}`, verdict, !isClean(verdict, POISON));
}
process.exitCode = failed ? 1 : 0;
