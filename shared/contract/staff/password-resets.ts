import * as v from 'valibot';
import { ROLE_NAMES } from './roles.ts';

/** Somebody else has created the code with which an account's password was set: who, and when it was used. */
export const PasswordReset = v.looseObject({ _id: v.optional(v.string()), by: v.string(), at: v.string() });
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

/** Body of POST /api/doctorAuth/password-reset: whether the reset was arranged with the doctor. */
export const ResetAnswerBody = v.strictObject({ arranged: v.boolean() });

/** A reset as the other administrators see it. */
export const ToldReset = v.looseObject({
  _id: v.string(),
  by: v.string(),
  at: v.string(),
  device: v.string(),
  account: v.looseObject({ role: v.picklist(ROLE_NAMES), name: v.string() }),
  /** Whose password it is. */
  isOwn: v.boolean(),
  /** What the account's owner has answered; null: nothing yet. */
  arranged: v.nullable(v.boolean()),
});
export type ToldReset = v.InferOutput<typeof ToldReset>;

/** Answer of GET /api/staff/password-resets: what this administrator has not seen yet, newest first. */
export const ToldResets = v.looseObject({ resets: v.array(ToldReset) });
