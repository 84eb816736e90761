import { createHash, randomBytes } from 'node:crypto';
import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import type { SessionEnds } from '#shared/contract/wire/session-end.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isDemandedOf } from '#server/services/second-factor/demanded.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  touchSession,
} from '#server/database/repositories/staff/sessions-repository.ts';

/** Who makes a request, in which session (its token's hash), and on which device, in a few words. */
export type Principal = {
  readonly role: Role;
  /** Of an administrator's account: `desk` is a receptionist. */
  readonly kind?: AdminKind;
  readonly id: string;
  readonly session?: string;
  /** How long that lasts. */
  readonly ends?: SessionEnds;
  readonly device?: string;
  /** When the password or the second factor was last given in it. */
  readonly confirmedAt?: Date;
  /** The network address the request comes from. */
  readonly address?: string;
};

/** What has opened a session: the password alone, or a second factor, too. */
export type OpenedWith = 'password' | 'factor';

/** Whether somebody runs the desk and administers nothing (QUEUE-9). */
export function isReceptionist({ role, kind }: Pick<Principal, 'role' | 'kind'>): boolean {
  return role === 'admin' && kind === 'desk';
}

/** Idle 30 minutes, twelve hours in all (LOGIN-5). */
export const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
/** Being seen is written down at most this often, so that reading a list is not a write each time. */
const TOUCH_EVERY_MS = 60_000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a session. @returns its token of 256 random bits, which only the cookie holds. */
export async function openSession(
  db: Queryable,
  principal: Principal,
  openedWith: OpenedWith,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, {
    tokenHash: hashToken(token),
    role: principal.role,
    accountId: principal.id,
    createdAt: now,
    lastSeenAt: now,
    endsAt: new Date(now.getTime() + ABSOLUTE_MS),
    device: principal.device ?? '',
    openedWith,
  });
  return token;
}

/**
 * Whose session a token is, when it has not ended, was not idle for 30 minutes and its account still stands.
 * @param asked by a person: a screen that only looks again by itself does not keep a session from ending
 */
export async function resolveSession(
  db: Queryable,
  role: Role,
  token: string | undefined,
  now: Date,
  asked = true,
): Promise<Principal | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const session = await findSession(db, hashToken(token), role, now, new Date(now.getTime() - IDLE_MS));
  if (session === undefined) return undefined;
  const { kind, hasApp, secondFactor } = session;
  // Also one that was being opened in the moment in which more was asked for.
  const isTooLittle = hasApp || isDemandedOf(secondFactor, { role, ...(kind === undefined ? {} : { kind }) });
  if (session.openedWith === 'password' && isTooLittle) return undefined;
  const isSeen = asked && now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS;
  if (isSeen) await touchSession(db, session.tokenHash, now);
  const idleMs = isSeen ? IDLE_MS : IDLE_MS - (now.getTime() - session.lastSeenAt.getTime());
  return {
    role,
    id: session.accountId,
    session: session.tokenHash,
    device: session.device,
    confirmedAt: session.confirmedAt ?? session.createdAt,
    ends: { idleMs, wholeMs: session.endsAt.getTime() - now.getTime() },
    ...(kind === undefined ? {} : { kind }),
  };
}

/** Ends a session on the server; a token that is none is no fault. */
export async function closeSession(db: Queryable, token: string | undefined): Promise<void> {
  if (token !== undefined && TOKEN.test(token)) await deleteSession(db, hashToken(token));
}
