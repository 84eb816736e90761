import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import { findAdmin, findAdminById, setAdminPassword } from '#server/database/repositories/staff/admins-repository.ts';
import { findDoctor, updateDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** What is asked of somebody who logs in. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly doctorId?: string;
  /** Of the authenticator app, where the account has one. */
  readonly code?: string | undefined;
};

/** Somebody's account, whichever role's. */
export type Account = {
  readonly id: string;
  /** Of an administrator's account. */
  readonly kind?: AdminKind;
  /** Null until its first one-time code was used. */
  readonly passwordHash: string | null;
  /** What it is called on a screen. */
  readonly name: string;
  /** Words that its password must not be made of. */
  readonly words: readonly string[];
};

/** How the accounts of a role are found and changed. Removed ones are not found. */
type Accounts = {
  /** @param id `_id`, or a doctor's code */
  readonly find: (db: Queryable, id: string) => Promise<Account | undefined>;
  /** By what was typed, the e-mail in lower case. */
  readonly findByLogin: (db: Queryable, typed: Credentials) => Promise<Account | undefined>;
  readonly setPassword: (db: Queryable, id: string, passwordHash: string) => Promise<unknown>;
};

/** The accounts of each role: the one place that knows in which table they lie. */
export const ACCOUNTS: Readonly<Record<Role, Accounts>> = {
  admin: {
    find: async (db, id) => (isUuid(id) ? adminAccount(await findAdminById(db, id)) : undefined),
    findByLogin: async (db, { email }) => adminAccount(await findAdmin(db, email)),
    setPassword: setAdminPassword,
  },
  doctor: {
    find: async (db, id) => doctorAccount(await findDoctor(db, id)),
    findByLogin: async (db, { email, doctorId }) => {
      if (doctorId === undefined) return undefined;
      // A phone's keyboard begins with "Doc001"; ids given by us are in capitals, imported ones may be in any letters.
      const doctor = (await findDoctor(db, doctorId)) ?? (await findDoctor(db, doctorId.toUpperCase()));
      return doctor?.email.toLowerCase() === email ? doctorAccount(doctor) : undefined;
    },
    setPassword: (db, id, passwordHash) => updateDoctor(db, id, { passwordHash }),
  },
};

/** What an account is called on a screen; empty when it is gone. */
export async function accountName(
  db: Queryable,
  { role, id }: { readonly role: Role; readonly id: string },
): Promise<string> {
  return (await ACCOUNTS[role].find(db, id))?.name ?? '';
}

function adminAccount(row: Awaited<ReturnType<typeof findAdmin>>): Account | undefined {
  // An account that was made before accounts had names is called by its e-mail.
  return (
    row && {
      ...row,
      kind: row.kind === 'desk' ? 'desk' : 'admin',
      name: row.name || row.email,
      words: [row.email, row.name],
    }
  );
}

function doctorAccount(row: Awaited<ReturnType<typeof findDoctor>>): Account | undefined {
  return row && { ...row, words: [row.email, row.name, row.code] };
}
