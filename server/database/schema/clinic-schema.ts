import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DEVICE_KINDS } from '#shared/contract/device/devices.ts';
import { MESSAGE_KINDS } from '#shared/contract/prescription/messages.ts';
import { ROLE_NAMES } from '#shared/contract/staff/roles.ts';
import { bytes, instant, isOneOf } from './columns.ts';
import { appointments, doctors, patients, prescriptions } from './schema.ts';

/** One row, `clinic`: what an administrator has set; what was never set has its default in shared/contract. */
export const clinicSettings = pgTable('clinic_settings', {
  id: text('id').primaryKey(),
  values: jsonb('values').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The clinic's own logo and picture, checked when they were uploaded. */
export const clinicPictures = pgTable('clinic_pictures', {
  /** `logo` or `picture`. */
  name: text('name').primaryKey(),
  /** Media type, read from the content. */
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Random values that every process of this server must share, such as the key of signed links. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A code used once: to set a password, or to pair a device. Known by its SHA-256 only. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** `password` or `pairing`. */
    purpose: text('purpose').notNull(),
    role: text('role'),
    accountId: uuid('account_id'),
    /** The administrator who has made it for somebody. */
    issuedBy: uuid('issued_by'),
    /** For a pairing: what the device shall be. */
    details: jsonb('details'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_of_account').on(table.accountId),
    index('one_time_codes_by_expiry').on(table.expiresAt),
    check('one_time_codes_purpose', sql`purpose in ('password', 'pairing')`),
  ],
);

/** Passwords that were set with a code somebody else had made, until the account's owner has said whether that was arranged. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    role: text('role').notNull(),
    accountId: uuid('account_id').notNull(),
    issuedBy: uuid('issued_by').notNull(),
    /** Their name as it was then. */
    issuedByName: text('issued_by_name').notNull(),
    /** When the code was used, and on which device. */
    usedAt: instant('used_at').notNull(),
    device: text('device').notNull().default(''),
    answeredAt: instant('answered_at'),
    arranged: boolean('arranged'),
    /** Administrators who have seen it as it stands. */
    seenBy: uuid('seen_by').array().notNull().default([]),
  },
  (table) => [
    index('password_resets_newest').on(table.usedAt, table.id),
    index('password_resets_of_account').on(table.accountId, table.usedAt),
    check('password_resets_role', isOneOf('role', ROLE_NAMES)),
  ],
);

/** What doctors keep of a patient beside the visits: the detail panel of the workspace. One row a patient. */
export const patientRecords = pgTable('patient_records', {
  patientId: uuid('patient_id')
    .primaryKey()
    .references(() => patients.id),
  symptoms: text('symptoms').notNull(),
  medicalHistory: text('medical_history').notNull(),
  diagnosis: text('diagnosis').notNull(),
  medications: text('medications').notNull(),
  notes: text('notes').notNull(),
  allergies: text('allergies').array().notNull(),
  weightKg: doublePrecision('weight_kg'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => doctors.id),
});

/**
 * The draft that a registration makes for the doctor: asked for in the booking's own statement, written by a worker, gone when it
 * is signed, discarded or a month old. A doctor's draft to check, never a part of the record.
 */
export const registrationDrafts = pgTable(
  'registration_drafts',
  {
    appointmentId: uuid('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
    /** When a process may take it up, again if it did not come back; null once it is settled. */
    dueAt: instant('due_at'),
    attempts: integer('attempts').notNull().default(0),
    /** What was known of the patient when it was drafted: another case than today's makes it out of date. */
    basis: jsonb('basis'),
    draft: jsonb('draft'),
    /** Why there is none. */
    refused: text('refused').array().notNull().default([]),
    draftedAt: instant('drafted_at'),
  },
  (table) => [
    index('registration_drafts_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('registration_drafts_by_age').on(table.requestedAt),
  ],
);

/** Text messages, written in the transaction of what they tell, sent by a worker. No clinical words in a body. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: uuid('id').primaryKey(),
    /** What it is about: a prescription or an appointment. */
    prescriptionId: uuid('prescription_id').references(() => prescriptions.id),
    appointmentId: uuid('appointment_id').references(() => appointments.id),
    kind: text('kind').notNull().default('prescription'),
    /** The time that an appointment's message tells: it is dropped when that is no longer true. */
    aboutAt: instant('about_at'),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    phone: text('phone').notNull(),
    /** False: a person has confirmed a number that is not the patient's. Null: of a time when nobody asked. */
    ownNumber: boolean('own_number'),
    /** Of an appointment's message written when it is sent. */
    body: text('body').notNull(),
    /** `recorded`: no gateway is configured; with a `last_error` it is never sent, by a later gateway neither. */
    state: text('state').notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at'),
    leaseUntil: instant('lease_until'),
    gateway: text('gateway').notNull().default(''),
    gatewayMessageId: text('gateway_message_id'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('sms_messages_newest').on(table.createdAt, table.id),
    index('sms_messages_due')
      .on(table.nextAttemptAt)
      .where(sql`state in ('queued', 'sending')`),
    index('sms_messages_of_prescription').on(table.prescriptionId),
    index('sms_messages_of_appointment')
      .on(table.appointmentId)
      .where(sql`appointment_id is not null`),
    index('sms_messages_misread')
      .on(table.createdAt)
      .where(sql`state = 'failed' and prescription_id is null`),
    uniqueIndex('sms_messages_one_reminder')
      .on(table.appointmentId)
      .where(sql`kind = 'reminder' and state in ('queued', 'sending')`),
    uniqueIndex('sms_messages_one_ticket')
      .on(table.appointmentId)
      .where(sql`kind = 'ticket'`),
    check('sms_messages_subject', sql`(prescription_id is null) <> (appointment_id is null)`),
    check('sms_messages_kind', isOneOf('kind', MESSAGE_KINDS)),
    check('sms_messages_state', sql`state in ('queued', 'sending', 'sent', 'failed', 'recorded', 'dropped')`),
  ],
);

/** Tablets and desks an administrator has paired. The credential may write, never read; only its SHA-256 is kept. */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** `kiosk`, `desk` or `display`. */
    kind: text('kind').notNull(),
    ticketPrefix: text('ticket_prefix').notNull(),
    credentialHash: text('credential_hash').notNull().unique(),
    /** Default department, languages, idle seconds, PIN hash, size. */
    settings: jsonb('settings').notNull(),
    pairedAt: instant('paired_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastSeenAt: instant('last_seen_at'),
    /** What the device last said of itself: version, unsent count and oldest, storage, microphone, wake lock. */
    report: jsonb('report'),
  },
  (table) => [
    index('devices_newest').on(table.pairedAt, table.id),
    uniqueIndex('devices_live_prefix')
      .on(table.ticketPrefix)
      .where(sql`revoked_at is null`),
    check('devices_kind', isOneOf('kind', DEVICE_KINDS)),
  ],
);

/** Somebody is needed: shown to every signed-in staff screen and paired desk until a person says that it is seen to. */
export const staffAlerts = pgTable(
  'staff_alerts',
  {
    id: uuid('id').primaryKey(),
    /** `help`: asked for at a kiosk. `urgent`: warning signs in a patient's words. */
    kind: text('kind').notNull(),
    deviceId: uuid('device_id').references(() => devices.id),
    /** Where, in a few words for people. */
    place: text('place').notNull(),
    ticket: text('ticket'),
    patientId: uuid('patient_id').references(() => patients.id),
    /** Which warning signs, by their ids; none where only the device knew. */
    signs: text('signs').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedRole: text('acknowledged_role'),
    acknowledgedBy: uuid('acknowledged_by'),
  },
  (table) => [
    index('staff_alerts_open')
      .on(table.createdAt, table.id)
      .where(sql`acknowledged_at is null`),
    index('staff_alerts_of_patient').on(table.patientId),
    check('staff_alerts_kind', sql`kind in ('help', 'urgent')`),
  ],
);
