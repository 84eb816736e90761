import type { SetUp } from '#shared/contract/staff/second-factor.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Config } from '#server/config.ts';
import { countPasskeys } from '#server/database/repositories/accounts/passkeys-repository.ts';
import { isKnownAnywhere } from '#server/database/repositories/staff/known-browsers-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import type { Account } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { OpenedWith, Principal } from '#server/services/staff/sessions.ts';
import { checkCode } from './check-code.ts';
import type { codeLimits } from './code-limits.ts';
import { hasAuthenticator } from './demand.ts';
import { isDemandedOf } from './demanded.ts';
import { beginSetUp, finishSetUp } from './set-up.ts';

export type SecondStepProblem =
  | { readonly kind: 'needs-code' | 'wrong-code' | 'needs-passkey' | 'needs-known-browser' }
  | { readonly kind: 'needs-set-up'; readonly setUp: SetUp; readonly wrongCode: boolean }
  | { readonly kind: 'slowed'; readonly retryAfterSeconds: number };

/** What has opened the session, and the codes of an app that was set up with it. */
export type SecondStepTaken = { readonly openedWith: OpenedWith; readonly recoveryCodes?: readonly string[] };

export type SecondStep = {
  readonly account: Account;
  readonly principal: Principal;
  readonly code: string | undefined;
  /** Whether the account has logged in from this browser before. */
  readonly isKnownBrowser: boolean;
  readonly limits: ReturnType<typeof codeLimits>;
  readonly clinic: Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>;
};

/**
 * What a log-in needs beside the right password: nothing, a code, or an authenticator app to be set up now because the clinic
 * asks for one. That is only offered where a thief of the password alone is not: to an account that has never logged in, or
 * in a browser that it has logged in from. @returns the recovery codes of an app that was set up with it.
 */
export async function takeSecondStep(
  db: Queryable,
  step: SecondStep,
  now: Date,
): Promise<Result<SecondStepTaken, SecondStepProblem>> {
  const { account, principal, code, limits } = step;
  const hasApp = await hasAuthenticator(db, account.id);
  const settings = await readSecuritySettings(db);
  if (!hasApp && !isDemandedOf(settings.secondFactor, principal)) return succeed({ openedWith: 'password' });
  if (!hasApp && (await countPasskeys(db, account.id)) > 0) return fail({ kind: 'needs-passkey' });
  if (!hasApp && !step.isKnownBrowser && (await isKnownAnywhere(db, account.id)))
    return fail({ kind: 'needs-known-browser' });
  const delayMs = code === undefined ? 0 : await limits.delayMs(db, now);
  if (delayMs > 0) return fail({ kind: 'slowed', retryAfterSeconds: delayMs / 1000 });
  return hasApp ? withCode(db, step, now) : withNewApp(db, step, now);
}

async function withCode(
  db: Queryable,
  { account, principal, code, limits }: SecondStep,
  now: Date,
): Promise<Result<SecondStepTaken, SecondStepProblem>> {
  if (code === undefined) return fail({ kind: 'needs-code' });
  const used = await checkCode(db, account.id, code, now);
  if (used === 'wrong' || used === undefined) {
    await limits.refused(db, now);
    await audit(db, now, principal, 'second-factor-refused', account.id);
    return fail({ kind: 'wrong-code' });
  }
  await limits.accepted(db);
  if (used === 'recovery') await audit(db, now, principal, 'recovery-code-used', account.id);
  return succeed({ openedWith: 'factor' });
}

async function withNewApp(
  db: Queryable,
  { account, principal, code, limits, clinic }: SecondStep,
  now: Date,
): Promise<Result<SecondStepTaken, SecondStepProblem>> {
  const { name } = await readClinicSettings(db, clinic);
  const owner = { id: account.id, role: principal.role, name: account.name };
  const setUp = await beginSetUp(db, owner, name, now);
  if (code === undefined) return fail({ kind: 'needs-set-up', setUp, wrongCode: false });
  const recoveryCodes = await finishSetUp(db, principal, code, now);
  if (recoveryCodes !== undefined) return succeed({ openedWith: 'factor', recoveryCodes });
  await limits.refused(db, now);
  await audit(db, now, principal, 'second-factor-refused', account.id);
  return fail({ kind: 'needs-set-up', setUp, wrongCode: true });
}
