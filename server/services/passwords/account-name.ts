import { findAdminById } from '#server/database/repositories/staff/admins-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Role } from '#server/services/staff/sessions.ts';

/** What an account is called on a screen; empty when it is gone. */
export async function accountName(
  db: Queryable,
  { role, id }: { readonly role: Role; readonly id: string },
): Promise<string> {
  if (role === 'doctor') return (await findDoctor(db, id))?.name ?? '';
  const admin = await findAdminById(db, id);
  return admin?.name || admin?.email || '';
}
