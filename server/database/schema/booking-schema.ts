import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { EXCEPTION_KINDS } from '#shared/contract/booking/schedule-exceptions.ts';
import { REQUEST_CAUSES, REQUEST_ENDS } from '#shared/contract/booking/booking-requests.ts';
import { DAY_PARTS } from '#shared/contract/booking/slot-of-booking.ts';
import { instant, isOneOf } from './columns.ts';
import { appointments, doctors } from './schema.ts';

/**
 * The one ledger of who has which five minutes of which doctor (BOOK-2): a hold and a booking exclude each other by its
 * primary key, whatever lengths the times have. What is past goes daily.
 */
export const slotClaims = pgTable(
  'slot_claims',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    atomAt: instant('atom_at').notNull(),
    /** Of so many who come at one time. */
    seat: integer('seat').notNull(),
    /** Made by the client, one for each hold. */
    holder: uuid('holder').notNull(),
    /** Null once it is booked. */
    heldUntil: instant('held_until'),
    /** When its holder has first held anything: nobody holds for ever. */
    heldSince: instant('held_since'),
    /** The hash of the device or address that holds it. */
    heldFor: text('held_for'),
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'slot_claims_pk', columns: [table.doctorId, table.atomAt, table.seat] }),
    index('slot_claims_held')
      .on(table.holder)
      .where(sql`appointment_id is null`),
    index('slot_claims_held_for')
      .on(table.heldFor)
      .where(sql`appointment_id is null`),
    index('slot_claims_of_appointment')
      .on(table.appointmentId)
      .where(sql`appointment_id is not null`),
    index('slot_claims_by_time').on(table.atomAt),
    check('slot_claims_one_kind', sql`(held_until is null) <> (appointment_id is null)`),
    check('slot_claims_atom', sql`mod(extract(epoch from atom_at)::bigint, 300) = 0`),
    check('slot_claims_seat', sql`seat between 1 and 20`),
  ],
);

/** Leave, holidays and extra sessions. Days and clocks are those of the clinic, as text: the driver reads a date as a local one. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    id: uuid('id').primaryKey(),
    /** Null: the whole clinic. */
    doctorId: uuid('doctor_id').references(() => doctors.id),
    kind: text('kind').notNull(),
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    /** Null: the whole day. */
    fromClock: text('from_clock'),
    toClock: text('to_clock'),
    slotMinutes: integer('slot_minutes'),
    capacity: integer('capacity'),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('schedule_exceptions_by_day')
      .on(table.toDay, table.fromDay)
      .where(sql`removed_at is null`),
    check('schedule_exceptions_kind', isOneOf('kind', EXCEPTION_KINDS)),
    check(
      'schedule_exceptions_days',
      sql.raw(String.raw`from_day ~ '^\d{4}-\d{2}-\d{2}$' and to_day ~ '^\d{4}-\d{2}-\d{2}$' and from_day <= to_day`),
    ),
    check(
      'schedule_exceptions_clocks',
      sql`(from_clock is null) = (to_clock is null) and (from_clock is null or from_clock < to_clock)`,
    ),
    check(
      'schedule_exceptions_extra',
      sql`kind <> 'extra' or (doctor_id is not null and from_day = to_day and from_clock is not null and slot_minutes is not null and capacity is not null)`,
    ),
  ],
);

/** Appointments that the desk has to give a time (BOOK-6). */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    appointmentId: uuid('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    cause: text('cause').notNull(),
    wishedDay: text('wished_day'),
    wishedPart: text('wished_part'),
    /** The time that was lost, or that leave was entered over. */
    wishedAt: instant('wished_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by'),
    settledAs: text('settled_as'),
  },
  (table) => [
    index('booking_requests_open')
      .on(table.createdAt, table.appointmentId)
      .where(sql`settled_at is null`),
    check('booking_requests_cause', isOneOf('cause', REQUEST_CAUSES)),
    check('booking_requests_part', isOneOf('wished_part', DAY_PARTS)),
    check('booking_requests_settled', sql`(settled_at is null) = (settled_as is null)`),
    check('booking_requests_end', isOneOf('settled_as', REQUEST_ENDS)),
  ],
);
