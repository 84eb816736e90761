import { createKeptWork } from '#src/platform/update/kept-work.ts';

/** A new administrator as one is typed. */
export type NewAdminValues = { readonly name: string; readonly email: string };

/** One somebody was typing when their session ended. */
export const keptAdmin = createKeptWork<NewAdminValues>('new administrator');
