import { eq, inArray } from 'drizzle-orm';
import { serverSecrets } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** The secret with that name; the first caller stores `value`, and every process on this database gets the same one. */
export async function findOrMakeSecret(db: Queryable, name: string, value: string, now: Date): Promise<string> {
  const find = () => db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  const [there] = await find();
  if (there !== undefined) return there.value;
  await db.insert(serverSecrets).values({ name, value, createdAt: now }).onConflictDoNothing();
  const [made] = await find();
  return made?.value ?? value;
}

/** Forgets secrets: whoever needs one next makes a new one. */
export async function deleteSecrets(db: Queryable, names: readonly string[]): Promise<void> {
  await db.delete(serverSecrets).where(inArray(serverSecrets.name, [...names]));
}
