import type { Pool } from 'pg';
import { soundOf } from '#shared/rules/person-name.ts';

const BATCH = 2_500;
const FIRST_NAMES =
  'Amara Bruno Chen Dalia Elif Femi Greta Hiro Ines Jamal Kavya Liam Mei Noor Oskar Priya Rosa Sami Tuan Zoe';
const LAST_NAMES =
  'Abbott Bauer Costa Dubois Eriksen Fischer Garcia Hoang Ivanov Jensen Kumar Lopez Moreau Nguyen Okafor Patel Quinn Rossi Silva Tanaka';
const SYMPTOMS = 'headache,fever,cough,nausea,dizziness,fatigue,back pain,sore throat,runny nose,joint pain';

export type SeedSize = {
  readonly patients: number;
  /** Appointments of each patient, at least 1. */
  readonly appointmentsEach: number;
};

/**
 * Fills the database with invented patients and their appointments, for load and start benchmarks. They are marked as
 * samples. The doctors must be there already.
 * @param onProgress told how many patients are in, after every batch
 */
export async function bulkSeed(pool: Pool, size: SeedSize, onProgress: (done: number) => void): Promise<void> {
  const [firsts, lasts] = [FIRST_NAMES.split(' '), LAST_NAMES.split(' ')];
  const keysOf = (names: readonly string[]) => names.map((name) => soundOf(name.toLowerCase()));
  for (let done = 0; done < size.patients; done += BATCH) {
    const last = Math.min(done + BATCH, size.patients);
    await pool.query(INSERT, [
      done + 1,
      last,
      firsts,
      lasts,
      SYMPTOMS.split(','),
      keysOf(firsts),
      keysOf(lasts),
      size.appointmentsEach,
    ]);
    onProgress(last);
  }
  // What the planner knows, and which rows everybody sees: without it the first lists would be slow.
  await pool.query('vacuum analyze');
}

/**
 * Patient n is n times five minutes old, and came back at even steps since; remainders of n with no common period vary
 * the rest. Who came last is still waiting; one in ten of the others has cancelled.
 */
const INSERT = `
  with numbered_doctors as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as of_all
    from doctors where removed_at is null
  ), numbers as (
    select n, $3::text[] as firsts, $4::text[] as lasts, $5::text[] as symptoms,
           ($6::text[])[n % 20 + 1] as given_key, ($7::text[])[n / 20 % 20 + 1] as family_key,
           '555' || lpad(n::text, 7, '0') as phone, n * interval '5 minutes' as ago
    from generate_series($1::int, $2::int) as n
  ), new_patients as (
    insert into patients (id, name, name_folded, age, gender, phone, symptoms, doctor_id, ticket, sample, received_at,
                          family_key, given_key, phone_key)
    select gen_random_uuid(), firsts[n % 20 + 1] || ' ' || lasts[n / 20 % 20 + 1],
           lower(firsts[n % 20 + 1] || ' ' || lasts[n / 20 % 20 + 1]), n * 7 % 121,
           (array['male', 'female', 'other'])[n % 3 + 1], phone,
           array[symptoms[n % 10 + 1], symptoms[n * 3 % 7 + 1]], doctor.id, 'SEED-' || n, true, now() - ago,
           family_key, given_key, right(phone, 8)
    from numbers join numbered_doctors doctor on doctor.place = n % doctor.of_all
    returning id, doctor_id, ticket, received_at
  )
  insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, ticket, sample, received_at)
  select gen_random_uuid(), id, doctor_id, at, case
           when at > now() - interval '1 day' then 'scheduled'
           when (extract(epoch from at)::bigint / 300 + k) % 10 = 0 then 'cancelled'
           else 'completed'
         end, case when k = 0 then 'registration' else 'sample' end, ticket, true, at
  from new_patients, generate_series(0, $8::int - 1) as k,
       lateral (select now() - (now() - received_at) * (1 - k::float8 / $8::int) as at) as visit`;
