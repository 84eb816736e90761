import type { WriteClient } from '#server/database/transaction/write-transaction.ts';

/** The zone that an administrator has set; undefined when none has. */
export async function clinicTimeZone(client: WriteClient): Promise<string | undefined> {
  const { rows } = await client.query<{ zone: string | null }>(
    `select values ->> 'timeZone' as zone from clinic_settings where id = 'clinic'`,
  );
  return rows[0]?.zone ?? undefined;
}

/** Whether the desk has made an entry of this very paper whose registration had not arrived. */
export async function isPaperTicket(client: WriteClient, day: string, ticket: string, code = ''): Promise<boolean> {
  const done = await client.query(
    `select 1 from queue_entries
     where day = $1 and ticket = $2 and appointment_id is null and (check_in_code is null or check_in_code = $3)`,
    [day, ticket, code],
  );
  return done.rowCount === 1;
}

/**
 * Puts a visit that was booked where the patient stands into its line, in the booking's own transaction; the urgent first.
 * @returns false when nothing was written: the day has this ticket already, or the slot is of another day
 */
export async function insertWaiting(
  client: WriteClient,
  entry: {
    readonly id: string;
    readonly appointmentId: string;
    readonly day: string;
    readonly ticket: string;
    readonly now: Date;
    /** Written down in the same statement (QUEUE-10). */
    readonly auditId: string;
    readonly device: { readonly id: string; readonly name: string };
  },
): Promise<boolean> {
  const done = await client.query(
    `with entered as (
     insert into queue_entries (id, day, ticket, appointment_id, doctor_id, department, stage, priority, due_at,
                                arrived_at, changed_at)
     select $1::uuid, $3, $4, a.id, d.id, d.specialization, 'waiting', case when p.urgent then 2 else 0 end,
            $5::timestamptz, $5::timestamptz, $5::timestamptz
     from appointments a join patients p on p.id = a.patient_id join doctors d on d.id = a.doctor_id
     where a.id = $2::uuid and a.slot_starts_at is null
     on conflict do nothing returning appointment_id)
     insert into audit_entries (id, at, actor_role, actor_id, action, subject_id, device, details)
     select $6::uuid, $5::timestamptz, 'device', $7::uuid, 'visit-checked-in', appointment_id, $8,
            '{"from": null, "to": "waiting"}'::jsonb
     from entered`,
    [
      entry.id,
      entry.appointmentId,
      entry.day,
      entry.ticket,
      entry.now,
      entry.auditId,
      entry.device.id,
      entry.device.name,
    ],
  );
  return done.rowCount === 1;
}
