/**
 * Whether the first page of a list costs the same however long the list is: every list of the product at 10,000 and at
 * 50,000 patients with four appointments each, beside a row read by its primary key in the same run. Filters that find
 * much, little and nothing; pages from the middle, too.
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
import { auditPage } from '#server/services/audit-log.ts';
import { deletedPatientsForList } from '#server/services/deleted-patients.ts';
import { possibleDuplicates } from '#server/services/duplicates.ts';
import { firstStart } from '#server/services/first-start.ts';
import { appointmentsForList, type AppointmentFilter } from '#server/services/list-appointments.ts';
import { patientsForList, type PatientFilter } from '#server/services/list-patients.ts';
import { readPatientHistory } from '#server/services/patient-history.ts';

/** Both are longer than what one page looks at (keyset.ts, LOOKED_AT), so that growth is not hidden by it. */
const FEW_OF_MANY = 0.24;
const TARGET = 1.5;
const PAGE = { limit: 50 };
const APPOINTMENTS_EACH = 4;

const [many = 50_000, rounds = 40] = process.argv.slice(2).map(Number);
const few = Math.round(many * FEW_OF_MANY);
const config = parseConfig({});
if (!config.ok) throw new Error(config.faults.join(' '));

const patients = (filter: PatientFilter, after?: typeof middle) =>
  patientsForList(database.orm, filter, { ...PAGE, after }, false);
const appointments = (filter: AppointmentFilter, after?: typeof middle) =>
  appointmentsForList(database.orm, filter, { ...PAGE, after }, false);
const reader = { role: 'admin', id: crypto.randomUUID() } as const;

const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  'a row by its primary key': () => database.pool.query('select * from patients where id = $1', [middle.id]),
  'patients, first page': () => patients({}),
  'patients, middle page': () => patients({}, middle),
  'patients, search finds much': () => patients({ search: 'amara' }),
  'patients, search finds nothing': () => patients({ search: 'nobody of this name' }),
  'patients, by doctor and gender': () => patients({ doctor: 'a', gender: 'female' }),
  'patients, recently deleted': () => deletedPatientsForList(database.orm, PAGE, new Date()),
  'duplicates of 50 patients': () => possibleDuplicates(database.orm, shown),
  'appointments, first page': () => appointments({}),
  'appointments, middle page': () => appointments({}, middle),
  'appointments, by patient': () => appointments({ patient: 'zoe' }),
  'appointments, nobody of that name': () => appointments({ patient: 'nobody of this name' }),
  'appointments, by doctor': () => appointments({ doctor: 'chen' }),
  'appointments, scheduled': () => appointments({ status: 'scheduled' }),
  'appointments, cancelled': () => appointments({ status: 'cancelled' }),
  'appointments, all three filters': () => appointments({ patient: 'zoe', doctor: 'chen', status: 'completed' }),
  "a doctor's appointments": () => appointments({ doctorId: middle.doctorId }),
  "a patient's history": () => readPatientHistory(database.orm, reader, middle.id, new Date()),
  'audit, first page': () => auditPage(database.orm, {}, PAGE),
};

const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-lists-'));
const started = await startEmbedded(folder);
if (!started.ok) throw new Error(started.problem.message);
const database = openDatabase({ connection: started.value.connection, connections: 3 });
await migrate(database.pool);
await firstStart({ config: config.value, database, log: createLog(() => undefined), now: () => new Date() });
let middle = { at: new Date(), id: '', doctorId: '' };
let shown: string[] = [];

/** Fills the tables, with a prescription for one patient in five and an audit entry for each. */
async function fill(count: number): Promise<void> {
  await database.pool.query('truncate appointments, prescriptions, patients, audit_entries cascade');
  await bulkSeed(database.pool, { patients: count, appointmentsEach: APPOINTMENTS_EACH }, () => undefined);
  await database.pool.query(
    `insert into prescriptions (id, patient_id, doctor_id, status, symptoms, diagnosis, medicines, hold_medicines,
       emergency_instructions, critical_warnings, side_effects_note, follow_up, rationale, notes, created_at)
     select gen_random_uuid(), id, doctor_id, 'Completed', symptoms, '', '[]', '{}', '', '{}', '', '', '', '', received_at
     from patients where age % 5 = 0`,
  );
  await database.pool.query(
    `insert into audit_entries (id, at, actor_role, action, subject_id)
     select gen_random_uuid(), received_at, 'nobody', 'history-viewed', id::text from patients`,
  );
  await database.pool.query('vacuum analyze');
  const { rows } = await database.pool.query<typeof middle>(
    `select received_at as at, id, doctor_id as "doctorId" from patients order by received_at desc
     offset (select count(*) / 2 from patients) limit 1`,
  );
  middle = rows[0] ?? middle;
  const top = await database.pool.query<{ id: string }>('select id from patients order by received_at desc limit 50');
  shown = top.rows.map(({ id }) => id);
}

/** Milliseconds of each list, the median of all rounds. */
async function measure(): Promise<number[]> {
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

async function measured(count: number): Promise<number[]> {
  await fill(count);
  await measure();
  return measure();
}

const small = await measured(few);
const large = await measured(many);

const [smallKey = Number.NaN] = small;
const [largeKey = Number.NaN] = large;
// Against the primary key of the same moment: a machine that has become slower in between grows no list.
const growth = small.map((ms, index) => (large[index] ?? Number.NaN) / largeKey / (ms / smallKey));
console.log(`${'×: reads by primary key'.padEnd(36)}${few} → ${many} patients, ${APPOINTMENTS_EACH} appointments each`);
for (const [index, name] of Object.keys(lists).entries()) {
  const figures = [small[index], large[index]].map((ms) => `${ms?.toFixed(2)} ms`).join(' → ');
  const keys = `× ${((large[index] ?? Number.NaN) / largeKey).toFixed(1)}`;
  console.log(`${name.padEnd(36)}${figures.padEnd(22)}${keys.padEnd(10)}grows × ${growth[index]?.toFixed(2)}`);
}
console.log(`target: no list grows more than × ${TARGET}`);

await database.close();
await started.value.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = Math.max(...growth) > TARGET * 1.5 ? 1 : 0;
