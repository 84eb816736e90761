import { createHash, randomInt } from 'node:crypto';
import {
  replaceRecoveryCodes,
  takeRecoveryCode,
} from '#server/database/repositories/accounts/recovery-codes-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const HOW_MANY = 10;
/** 32 letters and digits, none that look alike on paper: ten of them are 50 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

function inventCode(): string {
  const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** The SHA-256 of its letters and of whose it is, however they were grouped and whatever their case. */
function hashCode(accountId: string, code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return createHash('sha256').update(`recovery code ${accountId} ${letters}`).digest('hex');
}

/** Ten new codes, told this once; earlier ones become worthless. */
export async function issueRecoveryCodes(db: Queryable, accountId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, inventCode);
  await replaceRecoveryCodes(
    db,
    accountId,
    codes.map((code) => hashCode(accountId, code)),
    now,
  );
  return codes;
}

/** Uses a code up. @returns false when it is none, or was used. */
export function useRecoveryCode(db: Queryable, accountId: string, code: string, now: Date): Promise<boolean> {
  return takeRecoveryCode(db, accountId, hashCode(accountId, code), now);
}
