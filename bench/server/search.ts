/**
 * How long one search over everybody takes at a million patients, beside a row read by its primary key in the same run.
 *
 *   node bench/server/search.ts [patients] [rounds]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/engine/embedded-postgres.ts';
import { findAnybody } from '#server/services/people/find-anybody.ts';
import { buffersOf } from '../support/buffers-of.ts';
import { fillDatabase } from '../support/filled-database.ts';

const TARGET_MS = 30;
/** Times vary on a shared machine: the command fails only beyond one and a half times the target. */
const FAILS_ABOVE = TARGET_MS * 1.5;

const [count = 1_000_000, rounds = 30] = process.argv.slice(2).map(Number);
const SEARCHES = {
  'a name prefix, one in 26': 'ama',
  'a name prefix, one in 49': 'oka',
  'one letter': 'a',
  'two name parts, one in 1,274': 'okafor noor',
  'two beginnings': 'no ok',
  'the last 4 digits of a phone': '4821',
  'a whole phone': '555 736 8787',
  'a ticket': 'SEED-424242',
  'a part of a ticket': '42424',
  nobody: 'nobody of this name',
};

const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-search-'));
const started = await startEmbedded(folder);
if (!started.ok) throw new Error(started.problem.message);
const { database, middle } = await fillDatabase(started.value.keeper, 'many', count);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
async function timed(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

const byKey: number[] = [];
const taken = new Map<string, number[]>();
for (let round = -3; round < rounds; round += 1) {
  const key = await timed(() => database.pool.query('select * from patients where id = $1', [middle.id]));
  if (round >= 0) byKey.push(key);
  for (const [name, search] of Object.entries(SEARCHES)) {
    const ms = await timed(() => findAnybody(database.orm, search));
    if (round >= 0) taken.set(name, [...(taken.get(name) ?? []), ms]);
  }
}

console.log(`${count} patients, ${rounds} rounds; a row by its primary key: ${median(byKey).toFixed(2)} ms`);
for (const [name, search] of Object.entries(SEARCHES)) {
  const ms = median(taken.get(name) ?? []);
  const blocks = await buffersOf(database.pool, () => findAnybody(database.orm, search));
  console.log(
    `${name.padEnd(32)}${ms.toFixed(1).padStart(8)} ms ${(ms / median(byKey)).toFixed(0).padStart(6)} × ${blocks} blocks`,
  );
  if (ms > FAILS_ABOVE) process.exitCode = 1;
}
console.log(`target: each within ${TARGET_MS} ms`);

await database.close();
await started.value.stop();
await rm(folder, { recursive: true, force: true });
