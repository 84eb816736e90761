import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { beginRestore, copyIn } from '#server/database/backup/copy-table.ts';
import { copyLine } from '#server/database/backup/copy-line.ts';
import { liftRules } from '#server/database/backup/rebuild-schema.ts';
import { derivedOf } from '#server/database/schema/derived-columns.ts';

const BATCH = 10_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIRST_NAMES =
  'Amara Bruno Chen Dalia Elif Femi Greta Hiro Ines Jamal Kavya Liam Mei Noor Oskar Priya Rosa Sami Tuan Zoe José Łukasz Ольга Γιώργος فاطمة 美咲'.split(
    ' ',
  );
const LAST_NAMES =
  'Abbott Bauer Costa Dubois Eriksen Fischer Garcia Hoang Ivanov Jensen Kumar Lopez Moreau Nguyen Okafor Patel Quinn Rossi Silva Tanaka Álvarez Çelik Demir Engström Farkas Gupta Haddad Ito Johansson Kowalski Lindqvist Müller Novak O’Brien Petrov Qureshi Ramos Šimić Traoré Usman Vargas Wójcik Xu Yılmaz Zhang Иванова Παπάς حسن 佐藤'.split(
    ' ',
  );
const SYMPTOMS = 'headache,fever,cough,nausea,dizziness,fatigue,back pain,sore throat,runny nose,joint pain'.split(',');
const GENDERS = ['male', 'female', 'other'];

export type SeedSize = {
  readonly patients: number;
  /** Appointments of each patient, at least 1. */
  readonly appointmentsEach: number;
};

/**
 * Fills the database with invented patients and their appointments, for load and start benchmarks. They are marked as
 * samples. The doctors must be there already. What an earlier run has made counts. All that is new is one transaction, which
 * always keeps everybody else from these two tables: a server that counted its lists meanwhile would miss what is added with old times.
 * @param onProgress told how many patients are in, after every batch; the indexes are made after the last
 * @returns how many patients were made
 */
export async function bulkSeed(pool: Pool, size: SeedSize, onProgress: (done: number) => void): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from doctors where removed_at is null order by code');
  const doctorIds = rows.map(({ id }) => id);
  const made = await pool.query<{ count: number }>(
    "select count(*)::int as count from patients where sample and ticket like 'SEED-%'",
  );
  const before = made.rows[0]?.count ?? 0;
  const client = await pool.connect();
  try {
    await beginRestore(client);
    await client.query('lock table patients, appointments in access exclusive mode');
    // Memory that is needed once, for the indexes.
    await client.query("set local maintenance_work_mem = '256MB'");
    // Their times are long past: what was counted is counted anew.
    await client.query('delete from list_counts');
    // Few that come to many are sooner in than indexes over all are made.
    const putBack =
      size.patients > 2 * before ? await liftRules(client, ['patients', 'appointments']) : () => undefined;
    const now = Date.now();
    for (let done = before; done < size.patients; done += BATCH) {
      const batch = Math.min(BATCH, size.patients - done);
      const people = Array.from({ length: batch }, (_unused, index) => inventPatient(done + index + 1, doctorIds, now));
      await copyAll(client, 'patients', people);
      await copyAll(
        client,
        'appointments',
        people.flatMap((person) => appointmentsOf(person, size.appointmentsEach, now)),
      );
      onProgress(done + batch);
    }
    await putBack();
    await client.query('commit');
  } finally {
    // What was not committed is undone with it.
    client.release(true);
  }
  // What the planner knows, and which rows everybody sees: without it the first lists would be slow.
  await pool.query('vacuum analyze');
  return Math.max(0, size.patients - before);
}

type Row = Readonly<Record<string, string | number | boolean | Date | readonly string[]>>;

async function copyAll(client: PoolClient, name: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const writer = copyIn(client, { name, columns });
  await writer.write(Buffer.from(rows.map((row) => copyLine(Object.values(row))).join('')));
  await writer.end();
}

/** Patient `n`, who came n times five minutes ago; remainders of n with no common period vary the rest. */
function inventPatient(n: number, doctorIds: readonly string[], now: number) {
  const pick = (list: readonly string[], step: number) => list[step % list.length] ?? '';
  const person = {
    name: `${pick(FIRST_NAMES, n)} ${pick(LAST_NAMES, n * 29)}`,
    age: (n * 7) % 121,
    gender: pick(GENDERS, Math.floor(n / 7)),
    // A prime far from any power of ten: the numbers of neighbours have nothing in common.
    phone: `555${String((n * 7_368_787) % 10_000_000).padStart(7, '0')}`,
    doctorId: pick(doctorIds, Math.floor(n / 5)),
  };
  const ticket = `SEED-${n}`;
  const derived = derivedOf({ ...person, ticket });
  return {
    id: randomUUID(),
    name: person.name,
    name_folded: derived.nameFolded,
    age: person.age,
    gender: person.gender,
    phone: person.phone,
    symptoms: [pick(SYMPTOMS, n), pick(SYMPTOMS, n * 3 + 1)],
    doctor_id: person.doctorId,
    ticket,
    sample: true,
    received_at: new Date(now - n * 5 * MINUTE_MS),
    family_key: derived.familyKey,
    given_key: derived.givenKey,
    phone_key: derived.phoneKey,
    findable: derived.findable,
    findable_words: derived.searchWords,
  };
}

/** They came back at even steps since. Who came last is still waiting; one in ten of the others has cancelled. */
function appointmentsOf(patient: ReturnType<typeof inventPatient>, count: number, now: number) {
  return Array.from({ length: count }, (_unused, k) => {
    const at = Math.round(now - (now - patient.received_at.getTime()) * (1 - k / count));
    const isCancelled = (Math.floor(at / (5 * MINUTE_MS)) + k) % 10 === 0;
    const past = isCancelled ? 'cancelled' : 'completed';
    return {
      id: randomUUID(),
      patient_id: patient.id,
      doctor_id: patient.doctor_id,
      appointment_time: new Date(at),
      status: at > now - DAY_MS ? 'scheduled' : past,
      origin: k === 0 ? 'registration' : 'sample',
      ticket: patient.ticket,
      sample: true,
      received_at: new Date(at),
      patient_folded: patient.name_folded,
      patient_findable: patient.findable,
    };
  });
}
