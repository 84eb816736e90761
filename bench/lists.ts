/**
 * Whether a page of a list costs the same with 50,000 patients as with 500 (design target: within 1.5 times).
 * First pages, pages from the middle, and a doctor's own list, as the routes ask for them.
 *
 *   node bench/lists.ts [patients] [rounds]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '#server/config.ts';
import { bulkSeed } from '#server/database/bulk-seed.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbedded } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/http/log.ts';
import { firstStart } from '#server/services/first-start.ts';
import { appointmentsForList } from '#server/services/list-appointments.ts';
import { patientsForList } from '#server/services/list-patients.ts';

const FEW = 500;
const TARGET = 1.5;
const PAGE = { limit: 50 };

const [many = 50_000, rounds = 60] = process.argv.slice(2).map(Number);
const config = parseConfig({});
if (!config.ok) throw new Error(config.faults.join(' '));

const lists = {
  'patients, first page': () => patientsForList(database.orm, {}, PAGE, false),
  'patients, middle page': () => patientsForList(database.orm, {}, { ...PAGE, after: middle }, false),
  'appointments, first page': () => appointmentsForList(database.orm, {}, PAGE, false),
  'appointments, middle page': () => appointmentsForList(database.orm, {}, { ...PAGE, after: middle }, false),
  "a doctor's appointments": () => appointmentsForList(database.orm, { doctorId: middle.doctorId }, PAGE, false),
};

const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-lists-'));
const started = await startEmbedded(folder);
if (!started.ok) throw new Error(started.problem.message);
const database = openDatabase({ connection: started.value.connection, connections: 3 });
await migrate(database.pool);
await firstStart({ config: config.value, database, log: createLog(() => undefined), now: () => new Date() });
let middle = { at: new Date(), id: '', doctorId: '' };

/** Milliseconds of each list, the median of all rounds. */
async function measure(): Promise<number[]> {
  const { rows } = await database.pool.query<typeof middle>(
    `select received_at as at, id, doctor_id as "doctorId" from patients order by received_at desc
     offset (select count(*) / 2 from patients) limit 1`,
  );
  middle = rows[0] ?? middle;
  const times = Object.values(lists).map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, list] of Object.values(lists).entries()) {
      const began = performance.now();
      await list();
      times[index]?.push(performance.now() - began);
    }
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? Number.NaN);
}

await bulkSeed(database.pool, FEW, () => undefined);
await measure();
const small = await measure();
await database.pool.query('truncate appointments, prescriptions, patients');
await bulkSeed(database.pool, many, () => undefined);
await measure();
const large = await measure();

const ratios = small.map((few, index) => (large[index] ?? Number.NaN) / few);
for (const [index, name] of Object.keys(lists).entries()) {
  const figures = [small[index], large[index]].map((ms) => `${ms?.toFixed(2)} ms`).join(' → ');
  console.log(`${name.padEnd(28)}${figures}   × ${ratios[index]?.toFixed(2)}`);
}
console.log(`${FEW} → ${many} patients, target within × ${TARGET}`);

await database.close();
await started.value.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = Math.max(...ratios) > TARGET * 1.5 ? 1 : 0;
