import { afterAll, beforeAll, expect, it } from 'vitest';
import { countAppointments } from '#server/database/repositories/appointments/appointment-list-repository.ts';
import { countPatients } from '#server/database/repositories/patients/patient-list-repository.ts';
import { firstStart } from '#server/services/samples/first-start.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await firstStart(server.dependencies);
});
afterAll(() => server.stop());

async function rowsOf(patient: string): Promise<number> {
  const [row] = await server.sql<{ rows: number }>(
    `with ids as (select $1::uuid as id union select id from appointments where patient_id = $1
                  union select id from prescriptions where patient_id = $1)
     select (select count(*) from patients where id = $1) + (select count(*) from appointments where patient_id = $1)
          + (select count(*) from prescriptions where patient_id = $1)
          + (select count(*) from patient_records where patient_id = $1)
          + (select count(*) from staff_alerts where patient_id = $1)
          + (select count(*) from sms_messages m join prescriptions p on p.id = m.prescription_id where patient_id = $1)
          + (select count(*) from idempotency_keys k, ids where position(ids.id::text in k.body) > 0) as rows`,
    [patient],
  );
  return Number(row?.rows);
}

/** A record, an alert, a text message and a stored answer of each kind, for a sample patient. */
async function addTraces(name: string): Promise<string> {
  const [patient] = await server.sql<{ id: string; doctor: string }>(
    'select id, doctor_id as doctor from patients where name = $1',
    [name],
  );
  const { id = '', doctor = '' } = patient ?? {};
  await server.sql(
    `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
     values ($1, '', '', '', '', '', '{}', now(), $2)`,
    [id, doctor],
  );
  await server.sql(
    "insert into staff_alerts (id, kind, place, patient_id, created_at) values (gen_random_uuid(), 'urgent', 'Desk', $1, now())",
    [id],
  );
  await server.sql(
    `insert into sms_messages (id, prescription_id, doctor_id, phone, body, state, attempts, created_at)
     select gen_random_uuid(), id, doctor_id, '+43', 'link', 'recorded', 1, now() from prescriptions where patient_id = $1`,
    [id],
  );
  await server.sql(
    `insert into idempotency_keys (scope, key, fingerprint, status, body, created_at, expires_at)
     select 'public', id::text, 'f', 201, body, now(), now() + interval '90 days' from (
       select id, '{"patient":{"_id":"' || id || '"}}' as body from patients where id = $1
       union all select id, '{"appointment":{"_id":"' || id || '"}}' from appointments where patient_id = $1
     ) answers`,
    [id],
  );
  return id;
}

it('erases a deleted patient with every trace after 30 days, and nobody else', async () => {
  const [deleted, kept] = [await addTraces('Robert Fields'), await addTraces('Samuel Adeyemi')];
  await server.sql('update patients set deleted_at = now() where id = $1', [deleted]);
  const before = { deleted: await rowsOf(deleted), kept: await rowsOf(kept) };
  expect(before.deleted).toBeGreaterThan(7);
  const { orm } = server.dependencies.database;
  await purge(orm, new Date(Date.now() + 29 * DAY_MS));
  expect(await rowsOf(deleted)).toBe(before.deleted);
  await purge(orm, new Date(Date.now() + 31 * DAY_MS));
  expect(await rowsOf(deleted)).toBe(0);
  expect(await rowsOf(kept)).toBe(before.kept);
});

it('erases a deleted appointment after 30 days, keeps the answer that it was booked, and counts what is left', async () => {
  const { orm } = server.dependencies.database;
  const id = await addTraces('Lily Nguyen');
  const [row] = await server.sql<{ id: string }>(
    'update appointments set deleted_at = now() where patient_id = $1 returning id',
    [id],
  );
  const left = async () => {
    const rows = await server.sql('select 1 from appointments where id = $1', [row?.id]);
    const answers = await server.sql('select 1 from idempotency_keys where key = $1', [row?.id]);
    return [rows.length, answers.length];
  };
  const counted = async () => [await countPatients(orm, {}), await countAppointments(orm, {})];
  const before = await counted();
  await purge(orm, new Date(Date.now() + 29 * DAY_MS));
  expect(await left()).toEqual([1, 1]);
  await purge(orm, new Date(Date.now() + 31 * DAY_MS));
  expect(await left()).toEqual([0, 1]);
  expect(await counted()).toEqual(before);
});

it('counts the lists so that their totals stay right whatever is deleted, restored or comes later', async () => {
  const { orm } = server.dependencies.database;
  const truth = async () => {
    const [row] = await server.sql<{ patients: string; appointments: string }>(
      `select (select count(*) from patients where deleted_at is null) as patients,
              (select count(*) from appointments a join patients p on p.id = a.patient_id
               where a.deleted_at is null and p.deleted_at is null) as appointments`,
    );
    return [Number(row?.patients), Number(row?.appointments)];
  };
  const counted = async () => [await countPatients(orm, {}), await countAppointments(orm, {})];
  const later = "now() + interval '1 hour'";
  for (const change of [
    'select 1',
    "update patients set deleted_at = now() where name like 'S%'",
    `update appointments set received_at = ${later} where patient_id in (select id from patients where name like 'E%')`,
    `update patients set received_at = ${later}, deleted_at = now() where name like 'E%'`,
    "update appointments set deleted_at = now() where patient_id in (select id from patients where name like 'G%')",
    "update patients set deleted_at = null where name like 'S%'",
  ]) {
    await server.sql(change);
    expect(await counted()).toEqual(await truth());
  }
  expect((await truth())[0]).toBeGreaterThan(2);
});
