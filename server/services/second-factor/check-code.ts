import { findFactor, takeStep } from '#server/database/repositories/accounts/factors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { stepOf } from './authenticator.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';

const SIX_DIGITS = /^\d{6}$/;

/**
 * Whether a code is right: one of the authenticator app that has not been used, or an unused recovery code. Either is used up
 * by it. Undefined where the account has no authenticator.
 */
export async function checkCode(
  db: Queryable,
  accountId: string,
  typed: string,
  now: Date,
): Promise<'authenticator' | 'recovery' | 'wrong' | undefined> {
  const factor = await findFactor(db, accountId);
  if (factor === undefined || factor.secret === null || factor.confirmedAt === null) return undefined;
  const digits = typed.replaceAll(/\s/g, '');
  if (!SIX_DIGITS.test(digits)) return (await useRecoveryCode(db, accountId, typed, now)) ? 'recovery' : 'wrong';
  const step = stepOf(await unseal(db, factor.secret, accountId, now), digits, now);
  return step !== undefined && (await takeStep(db, accountId, step)) ? 'authenticator' : 'wrong';
}
