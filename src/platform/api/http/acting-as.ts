import { create } from 'zustand';
import { ACCOUNT_HEADER, ACTING_AS_HEADER } from '#shared/contract/wire/acting-as.ts';
import { isRole, roleOfPath, type Role } from '#shared/contract/staff/roles.ts';
import { forgetKind, noteKind } from '#src/platform/staff/session/account-kind.ts';
import { hearSessionEnd } from '#src/platform/staff/session/session-end.ts';
import { isOurs } from './backend.ts';

/** Who has logged in on this browser since this page was opened; without a name if the server gave none. */
export type Stranger = { readonly role: Role; readonly name: string };

export const useStranger = create<{ stranger: Stranger | undefined }>(() => ({ stranger: undefined }));

/** The account that this page shows, by area: the one from its first response or from a login made on it. */
const shown: Partial<Record<Role, string>> = {};

/** Sent with every staff call to our own server, so that it acts only for the account this page shows. */
export function actingHeaders(): Readonly<Record<string, string>> {
  const role = roleOfPath(location.pathname);
  if (role === undefined || !isOurs()) return {};
  const id = shown[role];
  return { [ACTING_AS_HEADER]: id === undefined ? role : `${role}:${id}` };
}

/** Reads from a response whose session it was; `name` comes with the refusal to act for somebody else. */
export function noteAccount(headers: Headers, name = ''): void {
  const [role, id] = accountOf(headers);
  if (role === undefined || role !== roleOfPath(location.pathname)) return;
  hearSessionEnd(headers);
  shown[role] ??= id;
  if (role === 'admin' && shown[role] === id) noteKind(headers);
  if (shown[role] !== id) useStranger.setState({ stranger: { role, name } });
  else if (useStranger.getState().stranger?.role === role) useStranger.setState({ stranger: undefined });
}

/** Somebody has logged in on this page: from now on it belongs to them. */
export function adoptAccount(headers: Headers): void {
  const [role, id] = accountOf(headers);
  if (role === undefined) return;
  shown[role] = id;
  if (role === 'admin') noteKind(headers);
  useStranger.setState({ stranger: undefined });
}

/** The account that this page shows in an area, once it is known. */
export function accountShown(role: Role): string | undefined {
  return shown[role];
}

/** Somebody has logged out on this page. */
export function forgetAccount(role: Role): void {
  delete shown[role];
  if (role === 'admin') forgetKind();
  useStranger.setState({ stranger: undefined });
}

function accountOf(headers: Headers): [Role, string] | [undefined, undefined] {
  const [role, id] = headers.get(ACCOUNT_HEADER)?.split(':') ?? [];
  return isRole(role) && id ? [role, id] : [undefined, undefined];
}
