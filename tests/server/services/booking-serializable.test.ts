import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlState, type Database } from '#server/database/engine/client.ts';
import { bookAppointment } from '#server/services/appointments/book-appointment.ts';
import { runOnce } from '#server/services/clinic/run-once.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { faultsOfLedger, NO_FAULTS, ONE_HOUR } from '../../support/server/times.ts';

const NOW = new Date('2027-01-04T00:00:00Z');
const NINE = '2027-01-04T09:00:00.000Z';
const CALLERS = 24;

let opened: TestDatabase;
let database: Database;
/** As engines behave that are spread over several machines: whoever stands in another's way is told to try again. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { rows } = await opened.database.pool.query<{ name: string }>('select current_database() as name');
  await opened.database.pool.query(
    `alter database ${rows[0]?.name} set default_transaction_isolation = 'serializable'`,
  );
  database = opened.reopen();
});
afterAll(async () => {
  await database.close();
  await opened.drop();
});

const sql = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows;

async function clinic(capacity: number): Promise<{ doctor: string; patients: string[] }> {
  const doctor = randomUUID();
  await sql(
    `insert into doctors (id, code, name, name_folded, specialization, specialization_folded, email, schedule, created_at)
     values ($1::uuid, $2, 'D', 'd', 'Cardiology', 'cardiology', 'd@example.org', $3, now())`,
    [doctor, doctor.slice(0, 8), JSON.stringify({ ...ONE_HOUR, capacity })],
  );
  const patients = Array.from({ length: CALLERS }, () => randomUUID());
  await sql(
    `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at)
     select id, 'P', 'p', 30, 'female', '1', '{}', now() from unnest($1::uuid[]) id`,
    [patients],
  );
  return { doctor, patients };
}

/** `booked`, `taken`, or `again`: to be tried again later (503). */
async function bookAt(doctorId: string, patientId: string): Promise<string> {
  const body = { patientId, doctorId, date: NINE, status: 'scheduled' as const };
  const slot = { startsAt: NINE, ifTaken: 'refuse' as const };
  const config = { clinicTimeZone: 'UTC', clinicCountryCode: '' };
  const source = { device: undefined, checkInCode: undefined, timeZone: 'UTC', config };
  try {
    const task = bookAppointment({ ...body, slot }, undefined, NOW, source);
    const done = await runOnce(database.pool, undefined, NOW, task);
    return done.ok ? 'booked' : done.problem.kind === 'slot-taken' ? 'taken' : done.problem.kind;
  } catch (error) {
    if (['40001', '40P01'].includes(sqlState(error) ?? '')) return 'again';
    throw error;
  }
}

it.each([1, 3])(
  'of many who want a time for %i, never more have it, and whoever asks later gets what is left',
  async (seats) => {
    const [level] = await sql('show transaction_isolation');
    expect(level).toEqual({ transaction_isolation: 'serializable' });
    const { doctor, patients } = await clinic(seats);
    const said = await Promise.all(patients.map((patient) => bookAt(doctor, patient)));
    expect(said.filter((word) => !['booked', 'taken', 'again'].includes(word))).toEqual([]);
    let booked = said.filter((word) => word === 'booked').length;
    expect(booked).toBeLessThanOrEqual(seats);
    for (const [n, patient] of patients.entries())
      if (said[n] !== 'booked' && (await bookAt(doctor, patient)) === 'booked') booked += 1;
    expect(booked).toBe(seats);
    expect(await faultsOfLedger({ sql })).toEqual(NO_FAULTS);
  },
);
