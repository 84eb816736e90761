import * as v from 'valibot';

/** What a code may be: six digits of an authenticator app, or a recovery code however it is grouped. */
export const FactorCode = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40));

/**
 * What a log-in with the right password still needs: the code of the authenticator app, an app to be set up first, the
 * passkey that this account has instead, or a browser that the account has logged in from before.
 */
export const LOGIN_NEEDS = ['code', 'set-up', 'passkey', 'known-browser'] as const;
export type LoginNeeds = (typeof LOGIN_NEEDS)[number];

/** What an authenticator app is set up with: the secret to type, and the address for a QR code. */
export const SetUp = v.object({ secret: v.string(), address: v.string() });
export type SetUp = v.InferOutput<typeof SetUp>;

/** A login's 401 that asks for more. */
export const LoginNeedsBody = v.looseObject({ needs: v.picklist(LOGIN_NEEDS), setUp: v.optional(SetUp) });

/** Answer where recovery codes are told, this once. */
export const RecoveryCodes = v.looseObject({ recoveryCodes: v.array(v.string()) });

/** Body of POST api/account/authenticator/confirm. */
export const ConfirmSetUpBody = v.strictObject({ code: FactorCode });

/** Body of POST api/account/confirm: who acts proves it again, by the password or by a code. */
export const ConfirmBody = v.union([
  v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) }),
  v.strictObject({ code: FactorCode }),
]);
export type ConfirmBody = v.InferOutput<typeof ConfirmBody>;

/** The 403 of an act before which the password is asked for again. */
export const ConfirmNeeded = v.looseObject({ needs: v.literal('password'), ways: v.array(v.string()) });

/** Body of POST api/staff/second-factor/reset. */
export const ResetFactorBody = v.strictObject({
  role: v.picklist(['admin', 'doctor']),
  accountId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(300)),
});

export const Passkey = v.looseObject({
  _id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** Answer of GET api/account/security: how one's own account is protected. */
export const AccountSecurity = v.looseObject({
  /** Since when codes are asked for; null: they are not. */
  authenticatorSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(Passkey),
  /** Whether the clinic asks this account for a second factor. */
  required: v.boolean(),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecurity>;
