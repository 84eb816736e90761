import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OUTCOMES, STAGES_WITH_PLACE, VISIT_STAGES } from '#shared/clinic/visit-stage.ts';
import { instant, isNotIn, isOneOf } from './columns.ts';
import { appointments, doctors } from './schema.ts';

/**
 * Who is here today, and how far: a row a visit, from its check-in on (QUEUE-1). A booking that nobody has checked in has
 * none. Who is next is read from the partial indexes alone.
 */
export const queueEntries = pgTable(
  'queue_entries',
  {
    id: uuid('id').primaryKey(),
    /** The clinic's day, such as 2026-11-26. */
    day: text('day').notNull(),
    ticket: text('ticket').notNull(),
    /** Of a paper ticket that was scanned: only the registration with it takes the entry over. */
    checkInCode: text('check_in_code'),
    /** Null while the registration of a paper ticket has not arrived. */
    appointmentId: uuid('appointment_id')
      .unique()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Null: any doctor of the department. */
    doctorId: uuid('doctor_id').references(() => doctors.id),
    department: text('department').notNull(),
    stage: text('stage').notNull(),
    /** 2 by the registration's warning signs, 1 by staff's choice, 0. */
    priority: integer('priority').notNull().default(0),
    /** Why staff put it before the others of its line, in their words. */
    reason: text('reason'),
    dueAt: instant('due_at').notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    place: text('place'),
    calls: integer('calls').notNull().default(0),
    calledAt: instant('called_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    /** The row as it was before its last move, for as long as that can be undone. */
    before: jsonb('before'),
  },
  (table) => [
    uniqueIndex('queue_entries_ticket').on(table.day, table.ticket),
    uniqueIndex('queue_entries_one_called')
      .on(table.day, sql`lower(place)`)
      .where(sql`stage = 'called'`),
    index('queue_entries_of_doctor')
      .on(table.day, table.doctorId, table.priority.desc().nullsFirst(), table.dueAt, table.id)
      .where(sql`stage = 'waiting'`),
    index('queue_entries_of_department')
      .on(table.day, table.department, table.priority.desc().nullsFirst(), table.dueAt, table.id)
      .where(sql`stage = 'waiting' and doctor_id is null`),
    index('queue_entries_of_day').on(table.day, table.id),
    check('queue_entries_stage', isOneOf('stage', VISIT_STAGES)),
    check('queue_entries_day', sql`day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('queue_entries_place', sql`${isNotIn('stage', STAGES_WITH_PLACE)} or place is not null`),
    check(
      'queue_entries_times',
      sql`(stage <> 'in-room' or started_at is not null) and (${isNotIn('stage', OUTCOMES)} or ended_at is not null)`,
    ),
  ],
);
