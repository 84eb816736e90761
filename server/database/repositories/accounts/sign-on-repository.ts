import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#shared/contract/staff/roles.ts';
import { signOnSubjects } from '#server/database/schema/account-schema.ts';
import { doctors } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export async function findSubject(
  db: Queryable,
  issuer: string,
  subject: string,
  role: Role,
): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: signOnSubjects.accountId })
    .from(signOnSubjects)
    .where(and(eq(signOnSubjects.issuer, issuer), eq(signOnSubjects.subject, subject), eq(signOnSubjects.role, role)));
  return row?.accountId;
}

/** Whether somebody of that provider is that account already. */
export async function isLinked(db: Queryable, issuer: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ subject: signOnSubjects.subject })
    .from(signOnSubjects)
    .where(and(eq(signOnSubjects.issuer, issuer), eq(signOnSubjects.accountId, accountId)));
  return rows.length > 0;
}

export async function insertSubject(db: Queryable, row: typeof signOnSubjects.$inferInsert): Promise<void> {
  await db.insert(signOnSubjects).values(row).onConflictDoNothing();
}

export async function deleteSubjectsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(signOnSubjects).where(eq(signOnSubjects.accountId, accountId));
}

/** The doctors with an e-mail in lower case: two may share one, and then it says nothing of who it is. */
export async function doctorsWithEmail(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(eq(doctors.email, email), isNull(doctors.removedAt)));
  return rows.map(({ id }) => id);
}
