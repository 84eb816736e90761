import { roleOfPath, type Role } from '#shared/contract/staff/roles.ts';

/** Any origin will do: it only shows whether an address leaves the one it is read against. */
const ANY_ORIGIN = 'https://frontdesk.invalid';

/**
 * The page a login may lead back to: a path of the same site and of the role's own area, else nothing. Whatever else
 * stands in an address bar must not be able to send a freshly logged-in person to another site.
 */
export function returnPath(wanted: string | undefined, role: Role): string | undefined {
  if (wanted === undefined || !wanted.startsWith('/')) return undefined;
  const address = addressOf(wanted);
  if (address?.origin !== ANY_ORIGIN) return undefined;
  return roleOfPath(address.pathname) === role ? `${address.pathname}${address.search}` : undefined;
}

/** `URL.parse` is younger than the oldest browsers. */
function addressOf(wanted: string): URL | undefined {
  try {
    return new URL(wanted, ANY_ORIGIN);
  } catch {
    return undefined;
  }
}
