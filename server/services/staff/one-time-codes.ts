import { createHash, randomBytes } from 'node:crypto';
import { isRole, type Role } from '#shared/contract/staff/roles.ts';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import {
  deleteCodesOf,
  insertPasswordCode,
  takePasswordCode,
} from '#server/database/repositories/staff/one-time-codes-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Long enough to hand a note over on the next working day, short enough that a lost note is soon worth nothing. */
const PASSWORD_CODE_LIFE_MS = 24 * 3_600_000;
/** 32 letters and digits, none that look alike on paper: five bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** A code of 60 bits to be typed from paper, in groups of four. */
function inventCode(): string {
  const text = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** What is stored of a code: the SHA-256 of its letters, however they were grouped and whatever their case. */
function hashCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return createHash('sha256').update(`one-time code ${letters}`).digest('hex');
}

/** A code to set the password of an account with, once, within 24 hours (ASVS 6.4.1). Earlier ones become worthless. */
export async function issuePasswordCode(
  db: Queryable,
  account: { readonly role: Role; readonly id: string },
  issuedBy: string | null,
  now: Date,
): Promise<OneTimeCode> {
  const code = inventCode();
  const expiresAt = new Date(now.getTime() + PASSWORD_CODE_LIFE_MS);
  await deleteCodesOf(db, account.id);
  await insertPasswordCode(db, {
    codeHash: hashCode(code),
    role: account.role,
    accountId: account.id,
    issuedBy,
    createdAt: now,
    expiresAt,
  });
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Uses a password code up. @returns the account it is for and who has made it, or undefined when it is none, used or too old. */
export async function usePasswordCode(
  db: Queryable,
  code: string,
  now: Date,
): Promise<{ role: Role; id: string; issuedBy: string | null } | undefined> {
  const row = await takePasswordCode(db, hashCode(code), now);
  if (row === undefined || row.accountId === null) return undefined;
  const { role, accountId: id, issuedBy } = row;
  return isRole(role) ? { role, id, issuedBy } : undefined;
}
