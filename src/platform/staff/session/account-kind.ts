import { create } from 'zustand';
import { ACCOUNT_KIND_HEADER } from '#shared/contract/wire/acting-as.ts';
import { ADMIN_KINDS, ROLES, type AdminKind, type Role } from '#shared/contract/staff/roles.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';

const REMEMBERED = 'frontdesk-account-kind';

/**
 * Of the administration's account that this page shows; before its first answer that of this browser's last one, so that a
 * receptionist's new tab never shows what is an administrator's; undefined of another backend.
 */
const useAccountKind = create<{ kind: AdminKind | undefined }>(() => ({ kind: recall() }));

/** Takes up from an answer what the administration's account is for; a login may be another account's than before. */
export function noteKind(headers: Headers): void {
  const kind = oneOf(ADMIN_KINDS, headers.get(ACCOUNT_KIND_HEADER) ?? undefined);
  if (kind !== useAccountKind.getState().kind) remember(kind);
}

/** Whoever was logged in is not any more. */
export function forgetKind(): void {
  remember(undefined);
}

function remember(kind: AdminKind | undefined): void {
  useAccountKind.setState({ kind });
  try {
    if (kind === undefined) localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, kind);
  } catch {
    // Storage may be blocked; the next page then learns it from its first answer.
  }
}

function recall(): AdminKind | undefined {
  try {
    return oneOf(ADMIN_KINDS, localStorage.getItem(REMEMBERED) ?? undefined);
  } catch {
    return undefined;
  }
}

/** Whether this page shows a receptionist's account, which administers nothing (QUEUE-9). */
export function isReceptionist(): boolean {
  return useAccountKind.getState().kind === 'desk';
}

/** The same, for what is drawn. */
export function useIsReceptionist(): boolean {
  return useAccountKind(({ kind }) => kind === 'desk');
}

const RECEPTION_PATHS = /^\/admin\/(?:arrivals|times|appointments|patients(?:\/[^/]+)?|password|unsent)\/?$/u;

/** Whether a receptionist may see what is at an address; what nobody has thought of is an administrator's. */
export function isForReception(path: string, search: { readonly view?: unknown }): boolean {
  return RECEPTION_PATHS.test(path) && search.view !== 'deleted';
}

/** Where a role begins after its login: a receptionist with the day. */
export function homeOf(role: Role): string {
  return role === 'admin' && isReceptionist() ? '/admin/arrivals' : ROLES[role].home;
}

/** Where a login leads: back to the page that asked for it, unless that is not for whoever has logged in. */
export function afterLogin(role: Role, asked: string | undefined): string {
  if (asked === undefined) return homeOf(role);
  const [path = '', search] = asked.split('?');
  const isTheirs = !isReceptionist() || isForReception(path, { view: new URLSearchParams(search).get('view') });
  return role !== 'admin' || isTheirs ? asked : homeOf(role);
}
