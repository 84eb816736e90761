import { parseConfig } from '#server/config.ts';
import { bulkSeed } from '#server/database/repositories/clinic/bulk-seed.ts';
import { openDatabase, type Database } from '#server/database/engine/client.ts';
import type { EmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { firstStart } from '#server/services/samples/first-start.ts';
import { purge } from '#server/services/clinic/purge.ts';

/** A place in the middle of the lists, and the patients of their first page. */
export type FilledDatabase = {
  readonly database: Database;
  readonly patients: number;
  readonly middle: { readonly at: Date; readonly id: string; readonly doctorId: string };
  readonly shown: readonly string[];
};

const APPOINTMENTS_EACH = 4;

/** A database of its own with so many patients, a prescription for one in five and an audit entry for each. */
export async function fillDatabase(
  connection: EmbeddedPostgres['keeper'],
  name: string,
  patients: number,
): Promise<FilledDatabase> {
  const config = parseConfig({});
  if (!config.ok) throw new Error(config.faults.join(' '));
  const administration = openDatabase({ connection, connections: 1 });
  await administration.pool.query(`create database ${name}`);
  await administration.close();
  const database = openDatabase({ connection: { ...connection, database: name }, connections: 2 });
  const { pool } = database;
  await migrate(pool);
  const log = { info: () => undefined };
  await firstStart({ config: config.value, database, log, now: () => new Date() });
  await pool.query(
    'set local session_replication_role = replica; truncate appointments, prescriptions, patients, audit_entries cascade',
  );
  await bulkSeed(pool, { patients, appointmentsEach: APPOINTMENTS_EACH }, () => undefined);
  await pool.query(
    `insert into prescriptions (id, patient_id, doctor_id, status, symptoms, diagnosis, medicines, hold_medicines,
       emergency_instructions, critical_warnings, side_effects_note, follow_up, rationale, notes, created_at)
     select gen_random_uuid(), id, doctor_id, 'Completed', symptoms, '', '[]', '{}', '', '{}', '', '', '', '', received_at
     from patients where age % 5 = 0`,
  );
  await pool.query(
    `insert into audit_entries (id, at, actor_role, action, subject_id)
     select gen_random_uuid(), received_at, 'nobody', 'history-viewed', id::text from patients`,
  );
  await purge(database.orm, new Date());
  await pool.query('vacuum analyze');
  const [middle] = await idsFrom(Math.floor(patients / 2), 1);
  if (middle === undefined) throw new Error('There is no patient in the middle.');
  const shown = await idsFrom(0, 50);
  return { database, patients, middle, shown: shown.map(({ id }) => id) };

  async function idsFrom(offset: number, limit: number) {
    const { rows } = await pool.query<FilledDatabase['middle']>(
      `select received_at as at, id, doctor_id as "doctorId" from patients order by received_at desc offset $1 limit $2`,
      [offset, limit],
    );
    return rows;
  }
}
