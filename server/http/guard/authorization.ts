import type { Context, MiddlewareHandler } from 'hono';
import { audit } from '#server/services/staff/audit.ts';
import { accountName } from '#server/services/staff/accounts.ts';
import { ROLE_NAMES, type Role } from '#shared/contract/staff/roles.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { isStranger, nameAccount, otherAccount, pageAccount } from './acting-as.ts';
import { clientAddress } from './client-address.ts';
import { findDevice } from './device.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { findPrincipal } from './session.ts';

/** Who may call a route. A route without one of these is not mounted. */
export type Policy = 'public' | 'admin' | 'doctor' | 'staff' | 'device' | 'staff-or-desk';

const ALLOWED: Readonly<Record<Exclude<Policy, 'public'>, readonly Role[]>> = {
  admin: ['admin'],
  doctor: ['doctor'],
  staff: ROLE_NAMES,
  device: [],
  'staff-or-desk': ROLE_NAMES,
};
const DEVICES: Readonly<Partial<Record<Policy, readonly ('kiosk' | 'desk')[]>>> = {
  device: ['kiosk', 'desk'],
  'staff-or-desk': ['desk'],
};

/**
 * Lets through whom the policy allows: 401 without a session or pairing, 403 (audited) with one of the wrong kind, 409 with
 * another one than that of the page which asks.
 */
export function authorize(deps: RouteDeps, policy: Policy, asksByItself = false): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (policy === 'public') return next();
    const page = pageAccount(context);
    const denied: Parameters<typeof audit>[2][] = [];
    // Somebody may be signed in twice, as admin and as doctor: who acts is who the page shows.
    for (const role of page === undefined ? ROLE_NAMES : [page.role]) {
      const principal = await findPrincipal(context, deps, role, !asksByItself);
      if (principal !== undefined) nameAccount(context, principal);
      if (principal !== undefined && isStranger(page, principal))
        return refuse(context, otherAccount(await accountName(deps.database.orm, principal)));
      if (principal !== undefined && ALLOWED[policy].includes(role)) {
        context.set('principal', principal);
        return next();
      }
      if (principal !== undefined) denied.push(principal);
    }
    // A person counts before the device they use: what is done has a name then.
    const refused = await letDeviceIn(context, deps, policy);
    if (refused === 'in') return next();
    if (refused !== undefined) denied.push(refused);
    const [someone] = denied;
    if (someone === undefined) return refuse(context, { status: 401, message: 'Please log in.' });
    await audit(deps.database.orm, deps.now(), someone, 'access-denied');
    return refuse(context, { status: 403, message: 'You are not allowed to do this.' });
  };
}

async function letDeviceIn(
  context: Context<AppEnv>,
  deps: RouteDeps,
  policy: Policy,
): Promise<'in' | { readonly role: 'device'; readonly id: string; readonly address: string } | undefined> {
  const device = await findDevice(context, deps);
  if (device === undefined) return undefined;
  if (!DEVICES[policy]?.includes(device.kind))
    return { role: 'device', id: device.id, address: clientAddress(context, deps.config.trustProxy) };
  context.set('device', device);
  return 'in';
}
