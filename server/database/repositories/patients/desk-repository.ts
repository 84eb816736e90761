import { PATIENT_FIELD_NAMES, type OwnOptional, type PatientValues } from '#shared/clinic/patient-fields.ts';
import { derivedOf } from '#server/database/schema/derived-columns.ts';
import { doctorWord } from '#server/database/paging/search-words.ts';
import { emptyValue, patientColumns } from '#server/database/schema/patient-columns.ts';
import type { WriteClient } from '#server/database/transaction/write-transaction.ts';

/**
 * What the front desk writes. Each write looks up what it refers to in its own statement: one way to the database and
 * back instead of three.
 */

/** What the registration itself says, column by column. */
const FACT_COLUMNS = PATIENT_FIELD_NAMES.map((field) => {
  const column = patientColumns[field];
  return { field, name: column.name, type: column.getSQLType() };
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type NewRegistration = OwnOptional<PatientValues> & {
  readonly id: string;
  /** `_id` or code; undefined when no doctor was chosen. */
  readonly doctor: string | undefined;
  readonly ticket: string | undefined;
  /** The paired device that sent it by its credential. */
  readonly device: string | undefined;
  readonly urgent: boolean;
  readonly tickedSigns: readonly string[];
  readonly receivedAt: Date;
};

export type NewBooking = {
  readonly id: string;
  readonly patientId: string;
  /** The id that was presented, where that patient has been merged into `patientId` since. */
  readonly registeredAs?: string | undefined;
  /** `_id` or code. */
  readonly doctor: string;
  readonly appointmentTime: Date;
  readonly status: string;
  readonly ticket: string | undefined;
  readonly checkInCode: string | undefined;
  /** What the patient has chosen to read, as a BCP 47 tag. */
  readonly language?: string | undefined;
  readonly receivedAt: Date;
  /** The patient has asked for text messages. */
  readonly remind?: boolean;
  /** The time that was claimed for it; none for a walk-in. */
  readonly slot?: { readonly startsAt: Date; readonly minutes: number; readonly seat: number } | undefined;
};

/** The condition for a doctor who is still here; the value is bound, only the column is chosen. */
function isDoctor(idOrCode: string, parameter: string): string {
  return `d.removed_at is null and ${UUID.test(idOrCode.toLowerCase()) ? `d.id = ${parameter}::uuid` : `d.code = ${parameter}`}`;
}

/** @returns false when nothing was written: the doctor is not known, or the id is taken. */
export async function insertRegistration(client: WriteClient, row: NewRegistration): Promise<boolean> {
  const { id, doctor, ticket, device, urgent, tickedSigns, receivedAt } = row;
  const { nameFolded, familyKey, givenKey, phoneKey, findable, searchWords } = derivedOf(row);
  /** Each with its type, because a parameter that is selected has none. */
  const cells: readonly (readonly [column: string, type: string, value: unknown])[] = [
    ['id', 'uuid', id],
    ...FACT_COLUMNS.map(({ field, name, type }) => [name, type, row[field] ?? emptyValue(field)] as const),
    ['name_folded', 'text', nameFolded],
    ['family_key', 'text', familyKey],
    ['given_key', 'text', givenKey],
    ['phone_key', 'text', phoneKey],
    ['findable', 'text', findable],
    ['ticket', 'text', ticket ?? null],
    ['device_id', 'uuid', device ?? null],
    ['urgent', 'boolean', urgent],
    ['ticked_signs', 'text[]', tickedSigns],
    ['received_at', 'timestamptz', receivedAt],
  ];
  const columns = cells.map(([column]) => column).join(', ');
  const places = cells.map(([, type], at) => `$${at + 1}::${type}`).join(', ');
  const values = [...cells.map(([, , value]) => value), searchWords];
  const words = `$${values.length}::text[]`;
  const [allWords, doctorId, from] =
    doctor === undefined
      ? [words, 'null::uuid', '']
      : [
          `${words} || ('${doctorWord('')}' || d.id)`,
          'd.id',
          `from doctors d where ${isDoctor(doctor, `$${values.push(doctor)}`)}`,
        ];
  const done = await client.query(
    `insert into patients (${columns}, findable_words, doctor_id)
     select ${places}, ${allWords}, ${doctorId}
     ${from} on conflict (id) do nothing`,
    values,
  );
  return done.rowCount === 1;
}

/**
 * Books, and asks for the draft that the doctor is to check. Holds the patient's row: whoever merges the patient away at this moment is either waited for or sees the booking.
 * @returns the doctor's id; undefined when nothing was written: patient or doctor is not known, or the patient has booked before
 */
export async function insertBooking(client: WriteClient, row: NewBooking): Promise<string | undefined> {
  const { rows } = await client.query<{ doctor_id: string }>(
    `with booked as (
     insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, ticket, received_at,
                               patient_folded, patient_findable, check_in_code, registered_as, remind, slot_starts_at,
                               slot_minutes, slot_seat, language)
     select $1::uuid, p.id, d.id, $4::timestamptz, $5, case when $9::uuid is null then 'registration' else 'merged' end,
            $6, $7::timestamptz, p.name_folded, p.findable, $8, $9::uuid, $10::boolean, $11::timestamptz, $12::integer,
            $13::integer, $14
     from patients p, doctors d
     where p.id = $2::uuid and p.deleted_at is null and ${isDoctor(row.doctor, '$3')}
     for key share of p
     on conflict do nothing returning id, doctor_id, received_at
     ), asked as (
     insert into registration_drafts (appointment_id, requested_at, due_at) select id, received_at, received_at from booked
     )
     select doctor_id from booked`,
    [
      row.id,
      row.patientId,
      row.doctor,
      row.appointmentTime,
      row.status,
      row.ticket ?? null,
      row.receivedAt,
      row.checkInCode ?? null,
      row.registeredAs ?? null,
      row.remind ?? false,
      row.slot?.startsAt ?? null,
      row.slot?.minutes ?? null,
      row.slot?.seat ?? null,
      row.language ?? null,
    ],
  );
  return rows[0]?.doctor_id;
}

/** Whether a doctor is known and has not been removed. */
export async function isKnownDoctor(client: WriteClient, idOrCode: string): Promise<boolean> {
  const done = await client.query(`select 1 from doctors d where ${isDoctor(idOrCode, '$1')}`, [idOrCode]);
  return done.rowCount === 1;
}
