import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { derivedOf } from '#server/database/schema/derived-columns.ts';

const BATCH = 2_500;
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
 * samples. The doctors must be there already. What an earlier run has made counts: one that was stopped is gone on with.
 * @param onProgress told how many patients are in, after every batch
 * @returns how many patients were made
 */
export async function bulkSeed(pool: Pool, size: SeedSize, onProgress: (done: number) => void): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from doctors where removed_at is null order by code');
  const doctorIds = rows.map(({ id }) => id);
  // First of all: their times are long past, and whoever stops this in the middle shall have right totals.
  await pool.query('delete from list_counts');
  const made = await pool.query<{ count: number }>(
    "select count(*)::int as count from patients where sample and ticket like 'SEED-%'",
  );
  const before = made.rows[0]?.count ?? 0;
  for (let done = before; done < size.patients; done += BATCH) {
    const batch = Math.min(BATCH, size.patients - done);
    const people = Array.from({ length: batch }, (_unused, index) => inventPatient(done + index + 1, doctorIds));
    await pool.query(INSERT, [JSON.stringify(people), size.appointmentsEach]);
    onProgress(done + batch);
  }
  // What the planner knows, and which rows everybody sees: without it the first lists would be slow.
  await pool.query('vacuum analyze');
  return Math.max(0, size.patients - before);
}

/** Patient `n`, who came n times five minutes ago; remainders of n with no common period vary the rest. */
function inventPatient(n: number, doctorIds: readonly string[]) {
  const pick = (list: readonly string[], step: number) => list[step % list.length] ?? '';
  const person = {
    name: `${pick(FIRST_NAMES, n)} ${pick(LAST_NAMES, n * 29)}`,
    age: (n * 7) % 121,
    gender: pick(GENDERS, Math.floor(n / 7)),
    // A prime far from any power of ten: the numbers of neighbours have nothing in common.
    phone: `555${String((n * 7_368_787) % 10_000_000).padStart(7, '0')}`,
    doctorId: pick(doctorIds, Math.floor(n / 5)),
  };
  const symptoms = [pick(SYMPTOMS, n), pick(SYMPTOMS, n * 3 + 1)];
  const ticket = `SEED-${n}`;
  return { ...person, ...derivedOf({ ...person, ticket }), id: randomUUID(), symptoms, ticket, minutesAgo: n * 5 };
}

/**
 * Everybody came back at even steps since. Who came last is still waiting; one in ten of the others has cancelled.
 */
const INSERT = `
  with invented as (
    select * from jsonb_to_recordset($1::jsonb) as person(
      id uuid, name text, "nameFolded" text, age integer, gender text, phone text, symptoms text[], "doctorId" uuid,
      ticket text, "minutesAgo" integer, "familyKey" text, "givenKey" text, "phoneKey" text, findable text,
      "searchWords" text[])
  ), new_patients as (
    insert into patients (id, name, name_folded, age, gender, phone, symptoms, doctor_id, ticket, sample, received_at,
                          family_key, given_key, phone_key, findable, findable_words)
    select id, name, "nameFolded", age, gender, phone, symptoms, "doctorId", ticket, true,
           now() - "minutesAgo" * interval '1 minute', "familyKey", "givenKey", "phoneKey", findable, "searchWords"
    from invented
    returning id, doctor_id, ticket, received_at, name_folded, findable
  )
  insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, ticket, sample, received_at,
                            patient_folded, patient_findable)
  select gen_random_uuid(), id, doctor_id, at, case
           when at > now() - interval '1 day' then 'scheduled'
           when (extract(epoch from at)::bigint / 300 + k) % 10 = 0 then 'cancelled'
           else 'completed'
         end, case when k = 0 then 'registration' else 'sample' end, ticket, true, at,
         name_folded, findable
  from new_patients, generate_series(0, $2::int - 1) as k,
       lateral (select now() - (now() - received_at) * (1 - k::float8 / $2::int) as at) as visit`;
