import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';

/**
 * Whether the clinic asks an account for a second factor; a receptionist is not an administrator.
 * @param demanded the clinic's setting, also as it is stored
 */
export function isDemandedOf(
  demanded: unknown,
  { role, kind }: { readonly role: Role; readonly kind?: AdminKind },
): boolean {
  if (demanded === 'everybody') return true;
  return demanded === 'administrators' && role === 'admin' && kind !== 'desk';
}
