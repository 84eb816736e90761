import type { AdminKind } from '#shared/contract/staff/roles.ts';
import { createKeptWork } from '#src/platform/update/kept-work.ts';

/** A new account of the administration as one is typed. */
export type NewAdminValues = { readonly name: string; readonly email: string; readonly kind: AdminKind };

/** One somebody was typing when their session ended. */
export const keptAdmin = createKeptWork<NewAdminValues>('new administrator');
