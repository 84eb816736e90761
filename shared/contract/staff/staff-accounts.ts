import * as v from 'valibot';
import { ADMIN_KINDS, ROLE_NAMES } from './roles.ts';

export const PASSWORD_MIN_LENGTH = 8;
/** The longest password a login accepts. */
export const PASSWORD_MAX_LENGTH = 1024;

const role = v.picklist(ROLE_NAMES);
const newPassword = v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH), v.maxLength(PASSWORD_MAX_LENGTH));
const email = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254), v.email());

/** Body of POST api/staff/set-password: a one-time code sets the password of its account, once. */
export const SetPasswordBody = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  password: newPassword,
});

/** The response: which login the new password is for. */
export const PasswordSet = v.looseObject({ message: v.string(), role });

/** Body of POST api/staff/change-password: one's own, for the account signed in with that role. */
export const ChangePasswordBody = v.strictObject({
  role,
  current: v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_MAX_LENGTH)),
  password: newPassword,
});

/** A code that is shown once, and until when it can be used (ISO, UTC). */
export const OneTimeCode = v.looseObject({ code: v.string(), expiresAt: v.string() });
export type OneTimeCode = v.InferOutput<typeof OneTimeCode>;

/** Body of POST api/staff/one-time-code: access for somebody who has lost their password. */
export const OneTimeCodeBody = v.strictObject({
  role,
  accountId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** Body of POST api/staff/admins. */
export const NewAdminBody = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  email,
  /** `desk` makes a receptionist (QUEUE-9). */
  kind: v.optional(v.picklist(ADMIN_KINDS), 'admin'),
});

/** Body of PATCH api/staff/admins/{id}: what the account is for from now on. */
export const AdminKindBody = v.strictObject({ kind: v.picklist(ADMIN_KINDS) });

/** An administrator's account. `ready` is false until its first code has been used. */
export const AdminAccount = v.looseObject({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  kind: v.fallback(v.picklist(ADMIN_KINDS), 'admin'),
  ready: v.boolean(),
  own: v.boolean(),
  createdAt: v.string(),
});
export type AdminAccount = v.InferOutput<typeof AdminAccount>;

/** Answer of GET api/staff/admins. */
export const AdminAccounts = v.looseObject({ admins: v.array(AdminAccount) });
/** Answer of PATCH api/staff/admins/{id}. */
export const ChangedAdmin = v.looseObject({ admin: AdminAccount });
/** Answer of POST api/staff/admins. */
export const AddedAdmin = v.looseObject({ admin: AdminAccount, code: OneTimeCode });

/** Somebody's session: whose, where, since when. */
export const StaffSession = v.looseObject({
  _id: v.string(),
  role: v.string(),
  /** What an account of the administration is for. */
  kind: v.fallback(v.optional(v.picklist(ADMIN_KINDS)), undefined),
  name: v.string(),
  device: v.string(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  own: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof StaffSession>;

/** Answer of GET api/staff/sessions. */
export const StaffSessions = v.looseObject({ sessions: v.array(StaffSession) });

/** Response of GET api/staff/samples: how many rows are samples. */
export const SampleCounts = v.looseObject({ doctors: v.number(), patients: v.number(), appointments: v.number() });
export type SampleCounts = v.InferOutput<typeof SampleCounts>;
