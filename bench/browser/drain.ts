import { chromium } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product/product.ts';
import { drainRound, type Round } from '../support/drain-round.ts';
import { openOutboxPage } from '../support/outbox-page.ts';

/**
 * How long the outbox takes for a full queue, relative to a raw loop of the same calls, and a submit until it is
 * durable, relative to a bare encryption and strict put: each in the same page and run. Absolute milliseconds mean
 * little on a shared machine.
 */
const PAIRS = Number(process.env['PAIRS'] ?? 300);
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const median = (values: number[]) => quantile(values, 0.5);
const tell = (times: number[]) => `p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;

const product = await startProduct({ REGISTRATION_BURST: '1000000' });
const browser = await chromium.launch(browserOptions());
const context = await browser.newContext({ serviceWorkers: 'block' });
try {
  const page = await openOutboxPage(context, product.url);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const figures = await drainRound(context, page, PAIRS);
    const { raw, drained } = figures;
    rounds.push(figures);
    console.log(
      `round ${round}: raw ${raw.toFixed(0)} ms, outbox ${drained.toFixed(0)} ms, ratio ${(drained / raw).toFixed(2)}`,
    );
  }
  const ratio = median(rounds.map(({ drained, raw }) => drained / raw));
  const submit = rounds.flatMap(({ durable }) => durable.submit);
  const bare = rounds.flatMap(({ durable }) => durable.bare);
  const over = median(submit) / median(bare);
  console.log(`clean drain of ${PAIRS} pairs: ${ratio.toFixed(2)} × the raw loop (median of ${ROUNDS}; bar 1.10)`);
  console.log(`submit until durable: ${tell(submit)} (bar 3 / 10)`);
  console.log(`a bare encryption and strict put: ${tell(bare)}; a submit is ${over.toFixed(1)} ×`);
} finally {
  await browser.close();
  await product.stop();
}
