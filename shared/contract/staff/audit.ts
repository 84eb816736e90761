import * as v from 'valibot';

/** Every audited action, each with its text on the audit screen (src/locales/en/admin/audit.ts). */
export const AUDITED_ACTIONS = [
  'login',
  'login-passkey',
  'login-sign-on',
  'sign-on-refused',
  'sign-on-linked',
  'login-refused',
  'login-slowed',
  'logout',
  'access-denied',
  'password-set',
  'password-changed',
  'password-refused',
  'code-issued',
  'second-factor-set-up',
  'second-factor-refused',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'confirmed-again',
  'confirmation-refused',
  'security-changed',
  'link-age-refused',
  'link-locked',
  'link-keys-changed',
  'backup-restored',
  'password-reset-confirmed',
  'password-reset-denied',
  'session-ended',
  'admin-added',
  'admin-kind-changed',
  'admin-removed',
  'doctor-added',
  'doctor-changed',
  'doctor-removed',
  'doctor-restored',
  'settings-changed',
  'samples-removed',
  'patients-viewed',
  'appointments-viewed',
  'messages-viewed',
  'history-viewed',
  'record-viewed',
  'record-changed',
  'draft-viewed',
  'draft-discarded',
  'duplicates-viewed',
  'patients-exported',
  'appointments-exported',
  'patient-viewed',
  'patient-corrected',
  'patient-merged',
  'patient-merge-undone',
  'patient-deleted',
  'patient-restored',
  'patient-erased',
  'patient-data-exported',
  'record-opened',
  'record-closed-to',
  'reading-unusual',
  'appointment-deleted',
  'appointment-restored',
  'appointment-status-changed',
  'appointment-corrected',
  'appointment-booked',
  'appointment-moved',
  'appointment-overbooked',
  'booking-request-settled',
  'booking-request-opened',
  'booking-request-taken-back',
  'exception-added',
  'exception-removed',
  'prescription-signed',
  'prescription-deleted',
  'prescription-printed',
  'prescription-sent',
  'prescription-sent-elsewhere',
  'message-retried',
  'pairing-code-made',
  'device-paired',
  'device-changed',
  'device-revoked',
  'alert-acknowledged',
  'board-viewed',
  'visit-checked-in',
  'visit-check-in-undone',
  'visit-moved',
  'visit-move-undone',
  'visit-handed-over',
  'visit-put-first',
  'client-added',
  'client-rotated',
  'client-revoked',
  'client-refused',
  'fhir-viewed',
  'fhir-exported',
  'fhir-created',
  'webhook-added',
  'webhook-removed',
  'delivery-retried',
  'deliveries-viewed',
  'calendar-made',
  'calendar-revoked',
  'data-imported',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/**
 * For a list: which one, its filters, and how many rows it showed. The words of a search are not stored, only that
 * there were some.
 */
export const AuditedLook = v.object({
  list: v.string(),
  filters: v.record(v.string(), v.string()),
  count: v.number(),
});
export type AuditedLook = v.InferOutput<typeof AuditedLook>;

/** For a visit moved on the board: its stage before and after; null if it was not on the board. */
export const AuditedMove = v.object({ from: v.nullable(v.string()), to: v.nullable(v.string()) });
export type AuditedMove = v.InferOutput<typeof AuditedMove>;

/**
 * Of a correction or a merge: which fields, and what stood in them before; of a merge the id of who went into the other, too.
 * Erased with the patient.
 */
const AuditedChanges = v.object({
  changes: v.array(v.object({ field: v.string(), before: v.string() })),
  other: v.optional(v.string()),
});
export type AuditedChanges = v.InferOutput<typeof AuditedChanges>;

/** Why an administrator did it, in their words; never about a patient. */
const AuditedReason = v.object({ reason: v.string() });
export type AuditedReason = v.InferOutput<typeof AuditedReason>;

export const AuditDetails = v.union([AuditedLook, AuditedMove, AuditedChanges, AuditedReason]);
export type AuditDetails = v.InferOutput<typeof AuditDetails>;

/** An entry's subject and its display name, if it still exists. */
const AuditSubject = v.looseObject({ kind: v.string(), name: v.string() });

/**
 * One entry of the audit log. `actorName` and `subject` are looked up when it is read, because the log itself contains
 * only ids.
 */
export const AuditEntry = v.looseObject({
  _id: v.string(),
  at: v.string(),
  action: v.string(),
  actorRole: v.string(),
  actorId: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  subject: v.nullable(AuditSubject),
  device: v.string(),
  /** The network address it came from; empty if there was none. */
  address: v.fallback(v.string(), ''),
  details: v.fallback(v.nullish(AuditDetails), undefined),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** Answer of GET /api/audit. */
export const AuditPage = v.looseObject({ entries: v.array(AuditEntry), nextCursor: v.nullable(v.string()) });
export type AuditPage = v.InferOutput<typeof AuditPage>;

/** Response of GET /api/audit/devices: every device in the log, as its entries name it. */
export const AuditDevices = v.looseObject({ devices: v.array(v.string()) });
export type AuditDevices = v.InferOutput<typeof AuditDevices>;
