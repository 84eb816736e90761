import { parseArgs } from 'node:util';
import { bulkSeed } from '../../server/database/repositories/clinic/bulk-seed.ts';
import { firstStart } from '../../server/services/samples/first-start.ts';
import { firstStartNotice } from '../../server/welcome.ts';
import { fail, silent, withProductDatabase } from './product-database.ts';

/**
 * `npm run seed -- --patients 50000 [--appointments 200000]`: invented patients, by default with four appointments
 * each, for load tests. Not while the server runs. If interrupted, nothing of it is in.
 */
const { values } = parseArgs({
  options: { patients: { type: 'string', default: '1000' }, appointments: { type: 'string' } },
});
const patients = Number(values.patients);
if (!Number.isInteger(patients) || patients < 1) fail(['--patients must be a whole number above 0.']);
const appointmentsEach = Math.round(Number(values.appointments ?? patients * 4) / patients);
if (!(appointmentsEach >= 1)) fail(['--appointments must be at least as many as there are patients.']);

await withProductDatabase(async (database, config) => {
  const made = await firstStart({ config, database, log: silent, now: () => new Date() });
  const notice = firstStartNotice(made);
  if (notice !== undefined) console.log(notice);
  const began = performance.now();
  const added = await bulkSeed(database.pool, { patients, appointmentsEach }, showProgress);
  const seconds = Math.round((performance.now() - began) / 1000);
  const line = process.stdout.isTTY ? '\n' : '';
  console.log(
    `${line}${patients} invented patients are in, ${added} of them and ${added * appointmentsEach} appointments new. It took ${seconds} s.`,
  );
});

function showProgress(done: number): void {
  const share = done / patients;
  const bar = '█'.repeat(Math.round(share * 40)).padEnd(40, '░');
  if (process.stdout.isTTY) process.stdout.write(`\r${bar} ${Math.round(share * 100)} %`);
  else if (done === patients) console.log(`${bar} 100 %`);
}
