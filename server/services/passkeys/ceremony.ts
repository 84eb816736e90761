import { createHash } from 'node:crypto';
import {
  insertCeremony,
  takeCeremony,
  type CeremonyPurpose,
} from '#server/database/repositories/accounts/ceremonies-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const LIFE_MS = 10 * 60_000;

/** The site as browsers see it: a passkey made for one name works at no other. */
export type Site = { readonly id: string; readonly name: string; readonly origins: readonly string[] };

function idOf(value: string): string {
  return createHash('sha256').update(`ceremony ${value}`).digest('hex');
}

/** Remembers for some minutes what a random value stands for. */
export async function remember(
  db: Queryable,
  purpose: CeremonyPurpose,
  value: string,
  details: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  await insertCeremony(db, { id: idOf(value), purpose, details, expiresAt: new Date(now.getTime() + LIFE_MS) });
}

/** What it stood for, told once: an answer that is sent again leads nowhere. */
export async function recall(
  db: Queryable,
  purpose: CeremonyPurpose,
  value: string,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const details = await takeCeremony(db, idOf(value), purpose, now);
  return typeof details === 'object' && details !== null ? { ...details } : undefined;
}
