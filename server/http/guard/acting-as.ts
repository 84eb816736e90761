import type { Context } from 'hono';
import { ACCOUNT_HEADER, ACCOUNT_KIND_HEADER, ACTING_AS_HEADER } from '#shared/contract/wire/acting-as.ts';
import { isRole, ROLE_NAMES, type Role } from '#shared/contract/staff/roles.ts';
import { SESSION_ENDS_HEADER, writeSessionEnds } from '#shared/contract/wire/session-end.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import type { Refusal } from '#server/http/answer/problem.ts';

const ACCOUNT = new RegExp(`^(${ROLE_NAMES.join('|')})(?::([0-9a-f-]{36}))?$`);

/**
 * The account that the requesting page shows, or only its area while it does not know yet. Undefined for programs that
 * do not say: their session decides.
 */
export function pageAccount(context: Context): { readonly role: Role; readonly id: string | undefined } | undefined {
  const [, role, id] = ACCOUNT.exec(context.req.header(ACTING_AS_HEADER)?.toLowerCase() ?? '') ?? [];
  return isRole(role) ? { role, id } : undefined;
}

/** Whether the session belongs to another account than the requesting page shows. */
export function isStranger(page: ReturnType<typeof pageAccount>, session: Principal): boolean {
  return page?.id !== undefined && page.role === session.role && page.id !== session.id;
}

/** Tells the page whose session it is and how long it lasts, so that it acts for nobody else. */
export function nameAccount(
  context: Context,
  { role, id, ends, kind }: Pick<Principal, 'role' | 'id' | 'ends' | 'kind'>,
): void {
  context.header(ACCOUNT_HEADER, `${role}:${id}`);
  if (kind !== undefined) context.header(ACCOUNT_KIND_HEADER, kind);
  if (ends) context.header(SESSION_ENDS_HEADER, writeSessionEnds(ends));
}

/** Somebody else has logged in since the page was opened: nothing is done or shown in their name. */
export function otherAccount(name: string): Refusal {
  const who = name === '' ? 'Somebody else' : name;
  const message = `${who} has logged in on this browser. This page belongs to another account: nothing was done.`;
  return { status: 409, message, extension: { otherAccount: { name } } };
}
