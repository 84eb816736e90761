import { parseArgs } from 'node:util';
import { parseConfig } from '../server/config.ts';
import { bulkSeed } from '../server/database/bulk-seed.ts';
import { openProductDatabase } from '../server/database/product-database.ts';
import { firstStart } from '../server/services/first-start.ts';
import { firstStartNotice } from '../server/welcome.ts';

/**
 * `npm run seed -- --patients 50000 [--appointments 200000]`: invented patients, with four appointments each unless it
 * says otherwise, for trying the product under load. Not while it runs.
 */
const { values } = parseArgs({
  options: { patients: { type: 'string', default: '1000' }, appointments: { type: 'string' } },
});
const patients = Number(values.patients);
if (!Number.isInteger(patients) || patients < 1) fail(['--patients must be a whole number above 0.']);
const appointmentsEach = Math.round(Number(values.appointments ?? patients * 4) / patients);
if (!(appointmentsEach >= 1)) fail(['--appointments must be at least as many as there are patients.']);
const config = parseConfig(process.env);
if (!config.ok) fail(config.faults);

const silent = { info: () => undefined, error: () => undefined };
const opened = await openProductDatabase(config.value, silent);
if (!opened.ok) fail([opened.problem.message]);
const database = opened.value;
try {
  const made = await firstStart({ config: config.value, database, log: silent, now: () => new Date() });
  const notice = firstStartNotice(made);
  if (notice !== undefined) console.log(notice);
  await bulkSeed(database.pool, { patients, appointmentsEach }, showProgress);
  console.log(
    `${process.stdout.isTTY ? '\n' : ''}${patients} invented patients and ${patients * appointmentsEach} appointments are in.`,
  );
} finally {
  await database.close();
}

function showProgress(done: number): void {
  const share = done / patients;
  const bar = '█'.repeat(Math.round(share * 40)).padEnd(40, '░');
  if (process.stdout.isTTY) process.stdout.write(`\r${bar} ${Math.round(share * 100)} %`);
  else if (done === patients) console.log(`${bar} 100 %`);
}

function fail(sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(2);
}
