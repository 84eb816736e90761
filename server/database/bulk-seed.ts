import type { Pool } from 'pg';

const BATCH = 2_500;
const FIRST_NAMES =
  'Amara Bruno Chen Dalia Elif Femi Greta Hiro Ines Jamal Kavya Liam Mei Noor Oskar Priya Rosa Sami Tuan Zoe';
const LAST_NAMES =
  'Abbott Bauer Costa Dubois Eriksen Fischer Garcia Hoang Ivanov Jensen Kumar Lopez Moreau Nguyen Okafor Patel Quinn Rossi Silva Tanaka';
const SYMPTOMS = 'headache,fever,cough,nausea,dizziness,fatigue,back pain,sore throat,runny nose,joint pain';

/**
 * Fills the database with invented patients, each with one appointment, for load and start benchmarks. They are marked
 * as samples. The doctors must be there already.
 * @param onProgress told how many patients are in, after every batch
 */
export async function bulkSeed(pool: Pool, patients: number, onProgress: (done: number) => void): Promise<void> {
  for (let done = 0; done < patients; done += BATCH) {
    const last = Math.min(done + BATCH, patients);
    await pool.query(INSERT, [done + 1, last, FIRST_NAMES.split(' '), LAST_NAMES.split(' '), SYMPTOMS.split(',')]);
    onProgress(last);
  }
  await pool.query('analyze');
}

/** Patient n is n times five minutes old; remainders of n with no common period vary the rest. */
const INSERT = `
  with numbered_doctors as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as of_all
    from doctors where removed_at is null
  ), numbers as (
    select n, $3::text[] as firsts, $4::text[] as lasts, $5::text[] as symptoms,
           now() - n * interval '5 minutes' as at
    from generate_series($1::int, $2::int) as n
  ), new_patients as (
    insert into patients (id, name, name_folded, age, gender, phone, symptoms, doctor_id, ticket, sample, received_at)
    select gen_random_uuid(), firsts[n % 20 + 1] || ' ' || lasts[n / 20 % 20 + 1],
           lower(firsts[n % 20 + 1] || ' ' || lasts[n / 20 % 20 + 1]), n * 7 % 121,
           (array['male', 'female', 'other'])[n % 3 + 1], '555' || lpad(n::text, 7, '0'),
           array[symptoms[n % 10 + 1], symptoms[n * 3 % 7 + 1]], doctor.id, 'SEED-' || n, true, at
    from numbers join numbered_doctors doctor on doctor.place = n % doctor.of_all
    returning id, doctor_id, ticket, received_at
  )
  insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, ticket, sample, received_at)
  select gen_random_uuid(), id, doctor_id, received_at, 'scheduled', 'registration', ticket, true, received_at
  from new_patients`;
