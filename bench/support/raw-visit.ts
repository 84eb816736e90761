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
  const patientId = randomUUID();
  const appointmentId = randomUUID();
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
