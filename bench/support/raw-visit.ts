import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { derivedOf } from '#server/database/schema/derived-columns.ts';

/** As long as a hash. */
const FINGERPRINT = 'k'.repeat(43);
const DAY_MS = 24 * 3_600_000;
const NAME = 'Bench Patient';
const PHONE = '+1 202 555 0100';
/** Computed once: computing them is the server's own cost. */
const DERIVED = derivedOf({ name: NAME, phone: PHONE, gender: 'other', age: 40 });
const KEYS = [DERIVED.familyKey, DERIVED.givenKey, DERIVED.phoneKey, DERIVED.findable, DERIVED.searchWords];

async function underKey(
  pool: Pool,
  answer: string,
  effect: (client: PoolClient, now: Date) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  const now = new Date();
  await client.query("begin; set local lock_timeout = '10s'");
  await client.query(
    `insert into idempotency_keys (scope, key, fingerprint, status, body, created_at, expires_at)
     select $1, $2, $3, $4::integer, $5, $6::timestamptz, $7::timestamptz
     where not exists (select 1 from idempotency_keys where scope = 'erased' and key = $8)
     on conflict (scope, key) do nothing`,
    ['public', randomUUID(), FINGERPRINT, 201, answer, now, new Date(now.getTime() + 90 * DAY_MS), FINGERPRINT],
  );
  await effect(client, now);
  await client.query('commit');
  client.release();
}

/** The database statements the server needs for one visit, and nothing else. */
export async function rawVisit(pool: Pool): Promise<void> {
  const patientId = await rawRegistration(pool);
  const appointmentId = randomUUID();
  await underKey(pool, JSON.stringify({ appointment: { _id: appointmentId } }), (client, now) =>
    client.query(
      `insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, ticket, received_at,
                                 patient_folded, patient_findable)
       select $1::uuid, p.id, d.id, $4::timestamptz, $5, 'registration', $6, $7::timestamptz, p.name_folded,
              p.findable
       from patients p, doctors d
       where p.id = $2::uuid and p.deleted_at is null and d.removed_at is null and d.code = $3
       on conflict do nothing`,
      [appointmentId, patientId, 'DOC001', now, 'scheduled', null, now],
    ),
  );
}

async function rawRegistration(pool: Pool): Promise<string> {
  const patientId = randomUUID();
  await underKey(pool, JSON.stringify({ patient: { _id: patientId } }), (client, now) =>
    client.query(
      `insert into patients (id, name, name_folded, age, gender, phone, symptoms, ticket, urgent, received_at,
                             family_key, given_key, phone_key, findable, findable_words, doctor_id)
       select $1::uuid, $2, $3, $4::integer, $5, $6, $7::text[], $8, $9::boolean, $10::timestamptz,
              $11, $12, $13, $14, $15::text[] || ('doctor ' || d.id), d.id
       from doctors d where d.removed_at is null and d.code = $16 on conflict (id) do nothing`,
      [patientId, NAME, DERIVED.nameFolded, 40, 'other', PHONE, ['fever'], null, false, now, ...KEYS, 'DOC001'],
    ),
  );
  return patientId;
}

/** The same with a time of the doctor `DOC001`, whose times are of fifteen minutes and three at once. */
export async function rawTimedVisit(pool: Pool, doctorId: string, startsAt: string): Promise<void> {
  const patientId = await rawRegistration(pool);
  const appointmentId = randomUUID();
  const holder = randomUUID();
  const atoms = [0, 5, 10].map((minutes) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString());
  const end = new Date(Date.parse(startsAt) + 15 * 60_000).toISOString();
  await underKey(pool, JSON.stringify({ appointment: { _id: appointmentId } }), async (client, now) => {
    await client.query("select id, values, updated_at from clinic_settings where id = 'clinic'");
    await client.query('select * from doctors where code = $1 and removed_at is null', ['DOC001']);
    await client.query(
      `select * from schedule_exceptions
       where removed_at is null and to_day >= $1 and (doctor_id is null or doctor_id = $2::uuid) order by from_day, id`,
      [startsAt.slice(0, 10), doctorId],
    );
    const looked = await client.query<{ seat: number }>(
      `select seat from generate_series(1, 3) seat where not exists (
         select 1 from slot_claims s where doctor_id = $1::uuid and atom_at >= $2::timestamptz and atom_at < $3::timestamptz
           and s.seat = seat.seat and (s.appointment_id is not null or (s.holder <> $4::uuid and s.held_until >= $5)))
       order by exists (
         select 1 from slot_claims s where doctor_id = $1::uuid and atom_at >= $2::timestamptz and atom_at < $3::timestamptz
           and s.seat = seat.seat and s.holder = $4::uuid) desc, seat`,
      [doctorId, startsAt, end, holder, now],
    );
    const seat = looked.rows[0]?.seat;
    await client.query('savepoint seat');
    await client.query(
      `insert into slot_claims (doctor_id, atom_at, seat, holder, held_until, held_since)
       select $1::uuid, atom, $2::integer, $3::uuid, $4::timestamptz, $5::timestamptz from unnest($6::timestamptz[]) atom
       on conflict (doctor_id, atom_at, seat) do update
         set holder = excluded.holder, held_until = excluded.held_until, held_since = excluded.held_since
         where slot_claims.appointment_id is null
           and (slot_claims.holder = excluded.holder or slot_claims.held_until < $5::timestamptz)`,
      [doctorId, seat, holder, new Date(now.getTime() + 60_000), now, atoms],
    );
    await client.query('release savepoint seat');
    await client.query(
      `insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, received_at, patient_folded,
                                 patient_findable, slot_starts_at, slot_minutes, slot_seat)
       select $1::uuid, p.id, d.id, $4::timestamptz, 'scheduled', 'registration', $5::timestamptz, p.name_folded, p.findable,
              $4::timestamptz, 15, $6::integer
       from patients p, doctors d
       where p.id = $2::uuid and p.deleted_at is null and d.removed_at is null and d.code = $3 on conflict do nothing`,
      [appointmentId, patientId, 'DOC001', startsAt, now, seat],
    );
    await client.query(
      `update slot_claims set appointment_id = $1::uuid, held_until = null, held_since = null, held_for = null
       where doctor_id = $2::uuid and atom_at >= $3::timestamptz and atom_at < $4::timestamptz and seat = $5
         and holder = $6::uuid and appointment_id is null`,
      [appointmentId, doctorId, startsAt, end, seat, holder],
    );
    await client.query('update idempotency_keys set body = body where scope = $1 and key = $2', [
      'public',
      appointmentId,
    ]);
  });
}
