import type { ConfirmBody } from '#shared/contract/staff/second-factor.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Database } from '#server/database/engine/client.ts';
import { confirmSession } from '#server/database/repositories/staff/sessions-repository.ts';
import { hashingIsCrowded, passwordFits, withHashingSlot } from '#server/services/passwords/passwords.ts';
import { ACCOUNTS } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import {
  forgetLoginFailures,
  loginDelayMs,
  loginScopes,
  recordLoginFailure,
  type LoginLimits,
} from '#server/services/staff/login-limits.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { checkCode } from './check-code.ts';
import { codeLimits } from './code-limits.ts';

type ConfirmProblem = { readonly kind: 'wrong' } | { readonly kind: 'slowed'; readonly retryAfterSeconds: number };

/** So long after the password was given, an act that asks for it again does not. */
const CONFIRMED_MS = 5 * 60_000;

/** Whether whoever has this session has proved lately that it is theirs. */
export function isConfirmed({ confirmedAt }: Principal, now: Date): boolean {
  return confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;
}

/** Proves again, by password or code, that a session is in its owner's hands. Wrong ones are slowed as at the log-in. */
export async function confirmAgain(
  {
    database,
    limits,
    now: clock,
  }: { readonly database: Database; readonly limits: LoginLimits; readonly now: () => Date },
  actor: Principal,
  proof: ConfirmBody,
): Promise<Result<null, ConfirmProblem>> {
  if (hashingIsCrowded()) return fail({ kind: 'slowed', retryAfterSeconds: 5 });
  return withHashingSlot(async () => {
    const now = clock();
    const guard = 'code' in proof ? codeLimits(limits, actor.id, actor.session) : passwordLimits(limits, actor.id);
    const delayMs = await guard.delayMs(database.orm, now);
    if (delayMs > 0) return fail({ kind: 'slowed', retryAfterSeconds: delayMs / 1000 });
    return database.transaction(async (db) => {
      if (!(await isRight())) {
        await guard.refused(db, now);
        await audit(db, now, actor, 'confirmation-refused', actor.id);
        return fail({ kind: 'wrong' });
      }
      await guard.accepted(db);
      await confirmSession(db, actor.session ?? '', 'code' in proof ? 'factor' : 'password', now);
      await audit(db, now, actor, 'confirmed-again', actor.id);
      return succeed(null);

      async function isRight(): Promise<boolean> {
        if ('password' in proof)
          return passwordFits((await ACCOUNTS[actor.role].find(db, actor.id))?.passwordHash, proof.password);
        const used = await checkCode(db, actor.id, proof.code, now);
        return used === 'authenticator' || used === 'recovery';
      }
    });
  });
}

function passwordLimits(limits: LoginLimits, accountId: string): ReturnType<typeof codeLimits> {
  const scopes = loginScopes(`password of ${accountId}`);
  return {
    delayMs: (db, now) => loginDelayMs(db, scopes, limits, now),
    refused: (db, now) => recordLoginFailure(db, scopes, now),
    accepted: (db) => forgetLoginFailures(db, scopes),
  };
}
