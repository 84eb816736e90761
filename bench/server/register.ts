/**
 * How much of the database's own speed is left over HTTP (design target: at least 0.8).
 * One visit is a registration and a booking, each under its own key. The raw side sends the same SQL, by the same
 * driver, from as many loops, to the same database in the same run; short runs alternate, and the median of
 * the ratios of neighbours counts, because the machine may be busy with other things.
 *
 *   node bench/server/register.ts [visits a run] [concurrency] [runs] [times]
 *
 * With `times` each visit books a time of its own (BOOK-2; design target: at least 0.6).
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openDatabase } from '#server/database/engine/client.ts';
import { startEmbedded } from '#server/database/engine/embedded-postgres.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { openLine } from '../support/http-line.ts';
import { rawTimedVisit, rawVisit } from '../support/raw-visit.ts';

const withTimes = process.argv.includes('times');
const TARGET = withTimes ? 0.6 : 0.8;
/** Times vary on a shared machine: the command fails only beyond one and a half times the target. */
const FAILS_BELOW = TARGET / 1.5;

const [visits = 400, concurrency = 16, runs = 9] = process.argv
  .slice(2)
  .filter((word) => word !== 'times')
  .map(Number);

const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-register-'));
const started = await startEmbedded(folder);
if (!started.ok) throw new Error(started.problem.message);
const { connection } = started.value;
const database = openDatabase({ connection, connections: concurrency });
await migrate(database.pool);
const DOCTOR = '0193b5a0-0000-7000-8000-000000000001';
const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:45' }));
const schedule = withTimes ? JSON.stringify({ slotMinutes: 15, hours, capacity: 3 }) : null;
await database.pool.query(
  `insert into doctors (id, code, name, name_folded, specialization, specialization_folded, email, schedule, created_at)
   values ($1, 'DOC001', 'A', 'a', 'Cardiology', 'cardiology', 'a@example.org', $2, now())`,
  [DOCTOR, schedule],
);

const QUARTER_MS = 15 * 60_000;
/** Both sides take the times of the coming days in turn, each one once and no midnight, which has none. */
let latest = Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS;
function nextTime(): string {
  do latest += QUARTER_MS;
  while (new Date(latest).toISOString().slice(11, 16) >= '23:45');
  return new Date(latest).toISOString();
}

const server = fork(join(import.meta.dirname, '../support/register-server.ts'), [
  JSON.stringify(connection),
  String(concurrency),
]);
const port = await heard(Number);

function heard<Value>(read: (message: unknown) => Value): Promise<Value> {
  return new Promise((resolve) => server.once('message', (message) => resolve(read(message))));
}

/** Microseconds of processor time that the server has used so far. */
async function serverCost(): Promise<number> {
  const answer = heard((message) => v.parse(v.object({ user: v.number(), system: v.number() }), message));
  server.send('cost');
  const { user, system } = await answer;
  return user + system;
}

/** Visits per second when `concurrency` loops share the work. */
async function rate(prepare: () => Promise<{ visit: () => Promise<void>; close: () => void }>): Promise<number> {
  const loops = await Promise.all(Array.from({ length: concurrency }, prepare));
  let left = visits;
  const began = performance.now();
  await Promise.all(
    loops.map(async ({ visit }) => {
      while (left-- > 0) await visit();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const { close } of loops) close();
  return visits / seconds;
}

/** Each run begins with all times free. */
async function freed<Value>(run: () => Promise<Value>): Promise<Value> {
  await database.pool.query('update appointments set slot_starts_at = null, slot_minutes = null, slot_seat = null');
  await database.pool.query('delete from slot_claims');
  latest = Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS;
  return run();
}
const rawOnce = () => (withTimes ? rawTimedVisit(database.pool, DOCTOR, nextTime()) : rawVisit(database.pool));
const overHttp = () => freed(() => rate(() => openLine(port, withTimes ? nextTime : undefined)));
const raw = () => freed(() => rate(async () => ({ visit: rawOnce, close: () => undefined })));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await overHttp();
await raw();
const rates: { http: number[]; raw: number[] } = { http: [], raw: [] };
const cost = { http: 0, raw: 0 };
for (let run = 0; run < runs; run += 1) {
  const own = process.cpuUsage();
  rates.raw.push(await raw());
  const { user, system } = process.cpuUsage(own);
  cost.raw += user + system;
  const before = await serverCost();
  rates.http.push(await overHttp());
  cost.http += (await serverCost()) - before;
}
const ratios = rates.http.map((http, run) => http / (rates.raw[run] ?? Number.NaN));
const ratio = median(ratios);
const line = (values: number[], digits: number) => values.map((value) => value.toFixed(digits)).join(' ');
console.log(`raw driver loop   ${median(rates.raw).toFixed(0)} visits/s (${line(rates.raw, 0)})`);
console.log(`over HTTP         ${median(rates.http).toFixed(0)} visits/s (${line(rates.http, 0)})`);
console.log(`ratio             ${ratio.toFixed(2)} (${line(ratios, 2)})`);
const each = (microseconds: number) => (microseconds / visits / runs).toFixed(0);
console.log(`processor time    ${each(cost.raw)} µs a visit in the raw loop, ${each(cost.http)} µs in the server`);
console.log(`target            at least ${TARGET} (${visits} visits a run, ${concurrency} at a time, ${runs} runs)`);

server.kill();
await database.close();
await started.value.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = ratio < FAILS_BELOW ? 1 : 0;
