import type { PasswordReset, ToldReset } from '#shared/contract/staff/password-resets.ts';
import { updateDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import {
  answerResets,
  findOpenReset,
  insertPasswordReset,
  listUnseenResets,
  markResetSeen,
} from '#server/database/repositories/staff/password-resets-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { deleteSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isRole, type Role } from '#shared/contract/staff/roles.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { accountName } from '#server/services/staff/accounts.ts';

const TOLD_FOR_MS = 90 * 24 * 3_600_000;

/**
 * Records that a password was set with a code; if somebody else created the code, the account's owner and the
 * administrators are told.
 */
export async function recordReset(
  db: Queryable,
  { role, id, issuedBy }: { readonly role: Role; readonly id: string; readonly issuedBy: string | null },
  device: string,
  now: Date,
): Promise<void> {
  if (issuedBy === null || issuedBy === id) return;
  const issuedByName = await accountName(db, { role: 'admin', id: issuedBy });
  const row = { id: uuidV7(now), role, accountId: id, issuedBy, issuedByName, usedAt: now, device };
  await insertPasswordReset(db, row);
}

/** The reset of an account's password that its owner has not confirmed yet. */
export async function openReset(db: Queryable, accountId: string): Promise<PasswordReset | undefined> {
  const row = await findOpenReset(db, accountId);
  return row && { _id: row.id, by: row.issuedByName, at: row.usedAt.toISOString() };
}

/**
 * Records the doctor's answer whether the reset was arranged. If it was not, every session of the account ends, the
 * password stops working, and all administrators are told. @returns false if nothing was asked.
 */
export async function answerReset(db: Queryable, doctor: Principal, arranged: boolean, now: Date): Promise<boolean> {
  if ((await answerResets(db, doctor.id, arranged, now)) === 0) return false;
  if (!arranged) {
    await updateDoctor(db, doctor.id, { passwordHash: null });
    await deleteSessionsOf(db, doctor.id);
  }
  await audit(db, now, doctor, arranged ? 'password-reset-confirmed' : 'password-reset-denied', doctor.id);
  return true;
}

/** What an administrator has not yet seen about passwords that others have reset. */
export async function resetsToTell(db: Queryable, admin: Principal, now: Date): Promise<ToldReset[]> {
  const rows = await listUnseenResets(db, admin.id, new Date(now.getTime() - TOLD_FOR_MS));
  return Promise.all(
    rows.map(async ({ id, role, accountId, issuedByName, usedAt, device, arranged }) => {
      const account = isRole(role) ? role : 'doctor';
      return {
        _id: id,
        by: issuedByName,
        at: usedAt.toISOString(),
        device,
        account: { role: account, name: await accountName(db, { role: account, id: accountId }) },
        isOwn: accountId === admin.id,
        arranged,
      };
    }),
  );
}

/** Records that the administrator has seen it. @returns false if there is no such reset. */
export async function resetSeen(db: Queryable, admin: Principal, id: string): Promise<boolean> {
  return isUuid(id) && markResetSeen(db, id, admin.id);
}
