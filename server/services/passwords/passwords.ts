import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's setting for Argon2id, this library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MOST_AT_ONCE = 2;
/** A flood of logins from many addresses is refused instead of queueing for minutes. */
const MOST_WAITING = 100;

/** A hash that no password matches, so that refusing an unknown account takes as long as refusing a wrong password. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(16)}$${unpadded(32)}`;

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** Someone whose browser is known to the account does not queue behind a crowd of strangers. */
export type Comer = 'known' | 'stranger';

let running = 0;
const waiting: Readonly<Record<Comer, (() => void)[]>> = { known: [], stranger: [] };

/** Whether so many are waiting for a slot that one more would wait too long. */
export function hashingIsCrowded(comer: Comer = 'stranger'): boolean {
  return waiting[comer].length >= MOST_WAITING;
}

/** Admits at most two callers at a time: each hash takes 19 MiB and a core. */
export async function withHashingSlot<Value>(work: () => Promise<Value>, comer: Comer = 'stranger'): Promise<Value> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting[comer].push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    // The slot is passed on without being released, so that nobody can slip in between.
    if (next === undefined) running -= 1;
    else next();
  }
}

/**
 * An Argon2id hash with its settings and salt. The password is normalized first, because two systems may send the same
 * key differently: an "é" is one character on one and two on another.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/**
 * Whether the password matches; without a stored hash the same work is done and the answer is no. Hashes from before
 * normalization contain what was typed on the system of that day, so each normalization form is tried.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const forms = new Set([password.normalize('NFKC'), password, password.normalize('NFC'), password.normalize('NFD')]);
  for (const form of forms) {
    if ((await verify(stored ?? NOBODY, form)) && stored !== null && stored !== undefined) return true;
  }
  return false;
}

/**
 * Whether a hash is as it would be made today: of the normalized password, at today's cost. It is asked only where the password
 * has just fitted, and only then costs a hash where normalizing changes what was typed.
 */
export async function isUpToDate(stored: string | null, password: string): Promise<boolean> {
  const { memoryCost, timeCost, parallelism } = COST;
  if (stored?.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`) !== true) return false;
  const normalized = password.normalize('NFKC');
  return normalized === password && password === password.normalize('NFD') ? true : verify(stored, normalized);
}

/** Generates a password to type from paper: 20 characters, 100 bits, none that look alike. */
export function inventPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const text = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{5})(?=.)/g, '$1-');
}
