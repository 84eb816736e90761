import { FREE_STATUSES, STORED_STATUSES } from '#shared/clinic/appointment-status.ts';
import { GENDERS } from '#shared/contract/visit/genders.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ADMIN_KINDS, ROLE_NAMES } from '#shared/contract/staff/roles.ts';
import { instant, isNoneOf, isOneOf } from './columns.ts';

/**
 * Lists come newest first by scanning an ascending index backwards: a descending index made with NULLS LAST
 * would not match `order by … desc`, whose nulls come first.
 */

/** Names as searches compare them: made by fold-text.ts, because collations differ between engines. */
const folded = (name: string) => text(name).notNull();
/** `dueAt` of an appointment, as its index has it. */
const DUE_AT = sql`(coalesce(slot_starts_at, agreed_at, case when origin = 'sample' then appointment_time else received_at end))`;

const isSample = () => boolean('sample').notNull().default(false);

export const departments = pgTable('departments', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const doctors = pgTable(
  'doctors',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    nameFolded: folded('name_folded'),
    specialization: text('specialization').notNull(),
    specializationFolded: folded('specialization_folded'),
    email: text('email').notNull(),
    img: text('img'),
    /** Weekly hours and slot length, for booking by slots; null until somebody has set them. */
    schedule: jsonb('schedule'),
    /** In words, such as Spanish. */
    languages: text('languages').array().notNull().default([]),
    expertise: text('expertise').notNull().default(''),
    passwordHash: text('password_hash'),
    sample: isSample(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [index('doctors_newest').on(table.createdAt, table.id)],
);

export const admins = pgTable(
  'admins',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull().default(''),
    /** `admin`, or `desk`: a receptionist. */
    kind: text('kind').notNull().default('admin'),
    /** Null until the account's first one-time code was used. */
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  () => [check('admins_kind', isOneOf('kind', ADMIN_KINDS))],
);

export const patients = pgTable(
  'patients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    nameFolded: folded('name_folded'),
    age: integer('age').notNull(),
    gender: text('gender').notNull(),
    phone: text('phone').notNull(),
    symptoms: text('symptoms').array().notNull(),
    doctorId: uuid('doctor_id').references(() => doctors.id),
    ticket: text('ticket'),
    /** The paired device that sent the registration by its credential; only then the ticket is surely its own. */
    deviceId: uuid('device_id'),
    /** Warning signs in the patient's own words: staff see the registration first. */
    urgent: boolean('urgent').notNull().default(false),
    /** The warning signs that the patient has ticked, by their ids (WARN-9). */
    tickedSigns: text('ticked_signs').array().notNull().default([]),
    sample: isSample(),
    /**
     * What a person who registers twice is found by: the sound of the last and of the first name, the end of the phone
     * number (shared/clinic/person-keys). Null until computed, empty where there is nothing to compute it from.
     */
    familyKey: text('family_key'),
    givenKey: text('given_key'),
    phoneKey: text('phone_key'),
    /** What older processes look for through an index; not written any more. */
    oldSearchWords: text('search_words').array(),
    /** The texts a search looks into (find-person.ts), a line each. Null until computed. */
    findable: text('findable'),
    /** What the filters of a list look for through an index (search-words.ts). Null until computed. */
    searchWords: text('findable_words').array(),
    receivedAt: instant('received_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** The patient who stands for this one since the two were merged; hidden like a deleted one, never erased before that one. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => patients.id),
  },
  (table) => [
    index('patients_merged')
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
    // With the beginning of the other name, because a common name alone brings hundreds.
    index('patients_by_family').on(table.familyKey, sql`left(given_key, 1)`, table.age),
    index('patients_by_given').on(table.givenKey, sql`left(family_key, 1)`, table.age),
    index('patients_by_phone').on(table.phoneKey),
    // Without the list of pending entries, which every search would have to read.
    index('patients_by_words').using('gin', table.oldSearchWords).with({ fastupdate: false }),
    index('patients_without_words')
      .on(table.id)
      .where(sql`search_words is null`),
    index('patients_by_findable').using('gin', table.searchWords).with({ fastupdate: false }),
    index('patients_not_findable')
      .on(table.id)
      .where(sql`findable_words is null`),
    index('patients_deleted')
      .on(table.deletedAt, table.id)
      .where(sql`deleted_at is not null`),
    index('patients_newest')
      .on(table.receivedAt, table.id)
      .where(sql`deleted_at is null`),
    index('patients_urgent')
      .on(table.receivedAt)
      .where(sql`urgent and deleted_at is null`),
    index('patients_of_doctor')
      .on(table.doctorId, table.receivedAt, table.id)
      .where(sql`deleted_at is null`),
    check('patients_age', sql`age between 0 and 120`),
    check('patients_gender', isOneOf('gender', GENDERS)),
  ],
);

export const appointments = pgTable(
  'appointments',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    appointmentTime: instant('appointment_time').notNull(),
    status: text('status').notNull(),
    /** Why the status was moved back, in the words of whoever moved it. */
    statusReason: text('status_reason'),
    /**
     * `registration`: booked by whoever presented the patient's id, once. `merged`: the same, of a patient who was merged into
     * this one. `desk`: by staff. `sample`: made at first start.
     */
    origin: text('origin').notNull(),
    /** Of a `merged` one: the id that was presented. */
    registeredAs: uuid('registered_as'),
    /** The time that staff have agreed with the patient; what the device's clock said stays in `appointment_time`. */
    agreedAt: instant('agreed_at'),
    /** Set only by a booking that names a slot; a walk-in takes none. */
    slotStartsAt: instant('slot_starts_at'),
    slotMinutes: integer('slot_minutes'),
    /** Which of those who may come at that time; null where somebody was booked beside a full time, with the reason. */
    slotSeat: integer('slot_seat'),
    overbookReason: text('overbook_reason'),
    timesMoved: integer('times_moved').notNull().default(0),
    /** The patient has asked for text messages about it. */
    remind: boolean('remind').notNull().default(false),
    /** What the patient has chosen to read, as a BCP 47 tag; null where nobody has said. */
    language: text('language'),
    ticket: text('ticket'),
    /** Made by the device and printed beside the ticket: who has it may check this visit in at a kiosk. */
    checkInCode: text('check_in_code'),
    /** What older processes compare. */
    patientFolded: text('patient_folded'),
    /** What the patient is found by (`findable`): lists compare it row by row. Null until copied. */
    patientFindable: text('patient_findable'),
    /** The sample fields of DATA-3 (reason, medicalHistory, diagnosis, medications, notes …). */
    details: jsonb('details'),
    sample: isSample(),
    receivedAt: instant('received_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('appointments_newest')
      .on(table.receivedAt, table.id)
      .where(sql`deleted_at is null`),
    index('appointments_of_doctor')
      .on(table.doctorId, table.receivedAt, table.id)
      .where(sql`deleted_at is null`),
    index('appointments_of_doctor_by_status')
      .on(table.doctorId, table.status, table.receivedAt, table.id)
      .where(sql`deleted_at is null`),
    index('appointments_of_patient').on(table.patientId),
    index('appointments_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('appointments_by_time')
      .on(table.appointmentTime)
      .where(sql`deleted_at is null`),
    index('appointments_due')
      .on(DUE_AT)
      .where(sql`deleted_at is null`),
    index('appointments_of_status')
      .on(table.status, table.receivedAt, table.id)
      .where(sql`deleted_at is null`),
    index('appointments_without_name')
      .on(table.id)
      .where(sql`patient_folded is null`),
    index('appointments_not_findable')
      .on(table.id)
      .where(sql`patient_findable is null`),
    uniqueIndex('appointments_one_per_registration')
      .on(table.patientId)
      .where(sql`origin = 'registration'`),
    uniqueIndex('appointments_one_per_merged_registration')
      .on(table.registeredAs)
      .where(sql`origin = 'merged'`),
    // The second belt beside the ledger of slot_claims: it holds even where code forgets the ledger.
    uniqueIndex('appointments_one_per_seat')
      .on(table.doctorId, table.slotStartsAt, table.slotSeat)
      .where(sql`${isNoneOf('status', FREE_STATUSES)} and deleted_at is null`),
    check('appointments_status', isOneOf('status', STORED_STATUSES)),
    check('appointments_origin', sql`origin in ('registration', 'merged', 'sample', 'desk')`),
    check(
      'appointments_slot',
      // Without the coalesce a reason that is null would pass.
      sql`(slot_starts_at is null and slot_minutes is null and slot_seat is null) or (slot_starts_at is not null and slot_minutes is not null and (slot_seat is not null or coalesce(overbook_reason, '') <> ''))`,
    ),
  ],
);

/**
 * What an appointment's day and order go by: its slot, the time that staff have agreed, the time that we gave a sample, else
 * when we received it. What the device's clock said (`appointment_time`) is kept and shown, and decides nothing.
 */
export const dueAt = sql`(coalesce(${appointments.slotStartsAt}, ${appointments.agreedAt}, case when ${appointments.origin} = 'sample'
  then ${appointments.appointmentTime} else ${appointments.receivedAt} end))`;

/**
 * How many rows a list had at an instant a while ago, those that are hidden included: what has come since is counted
 * anew each time. A count of all would take the longer the longer the list is; a running one would make writers wait.
 */
export const listCounts = pgTable('list_counts', {
  list: text('list').primaryKey(),
  until: instant('until').notNull(),
  rows: integer('rows').notNull(),
});

/** Saved prescriptions (RX-6); a patient's visit history is made of them. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    status: text('status').notNull(),
    symptoms: text('symptoms').array().notNull(),
    diagnosis: text('diagnosis').notNull(),
    medicines: jsonb('medicines').notNull(),
    holdMedicines: text('hold_medicines').array().notNull(),
    emergencyInstructions: text('emergency_instructions').notNull(),
    criticalWarnings: text('critical_warnings').array().notNull(),
    sideEffectsNote: text('side_effects_note').notNull(),
    followUp: text('follow_up').notNull(),
    rationale: text('rationale').notNull(),
    notes: text('notes').notNull(),
    lifestyle: text('lifestyle').notNull().default(''),
    /** What made the first draft: `handwritten`, `rules`, `service` or `model`, and its name and version. */
    source: text('source').notNull().default('handwritten'),
    engine: text('engine').notNull().default(''),
    /** What the check of medicines said when it was signed, and why the doctor went on all the same. */
    checkedWarnings: jsonb('checked_warnings'),
    overrideReason: text('override_reason').notNull().default(''),
    /** Saving is the signature: the doctor's name as it was then. */
    signedBy: text('signed_by').notNull().default(''),
    /** Who had reset the signer's password, and when, where the signer had not confirmed that yet. */
    signedAfterReset: jsonb('signed_after_reset'),
    sample: isSample(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('prescriptions_of_patient').on(table.patientId, table.createdAt, table.id)],
);

/** A session is known by the SHA-256 of its cookie, so that a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    role: text('role').notNull(),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The browser or paired device it was opened on, in a few words for people. */
    device: text('device').notNull().default(''),
    /** When the password or the second factor was last given in it; null: when it began. */
    confirmedAt: instant('confirmed_at'),
    /** Whether the password alone has opened it, or more; null: by an earlier version. */
    openedWith: text('opened_with', { enum: ['password', 'factor'] }),
  },
  (table) => [
    index('sessions_of_account').on(table.accountId),
    index('sessions_by_end').on(table.endsAt),
    check('sessions_role', isOneOf('role', ROLE_NAMES)),
  ],
);

/** Failed logins of the last minutes. `scope` is a hash of the account or of the address. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: uuid('id').primaryKey(),
    scope: text('scope').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [
    index('login_failures_of_scope').on(table.scope, table.failedAt),
    index('login_failures_by_time').on(table.failedAt),
  ],
);

/**
 * Browsers that an account has logged in from, by the SHA-256 of a random cookie: what others get wrong does not slow them.
 * Nothing of a patient.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index('known_browsers_by_age').on(table.lastLoginAt),
  ],
);

/** One row a key: the row is the lock, and it commits, with the answer in it, together with the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_by_expiry').on(table.expiresAt),
  ],
);

/** Who did what to which row: ids only, never a name, a phone number or a symptom. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorRole: text('actor_role').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id'),
    /** The browser or paired device it was done from, in a few words for people. */
    device: text('device').notNull().default(''),
    /** The network address it came from; empty where there was none. */
    address: text('address').notNull().default(''),
    /** Of a list: which one, what it was narrowed to, how many rows there were. Of a correction: what stood there before. */
    details: jsonb('details'),
  },
  (table) => [
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_of_action').on(table.action, table.at, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_of_subject').on(table.subjectId, table.at, table.id),
    index('audit_entries_of_device').on(table.device, table.at, table.id),
  ],
);

/** Things done once in the life of a database, such as planting the samples. The primary key is the lock. */
export const milestones = pgTable('milestones', {
  name: text('name').primaryKey(),
  reachedAt: instant('reached_at').notNull(),
});
