import type { Context, MiddlewareHandler } from 'hono';
import { audit } from '#server/services/staff/audit.ts';
import { accountName } from '#server/services/staff/accounts.ts';
import type { DeviceKind } from '#shared/contract/device/devices.ts';
import { UNASKED_HEADER } from '#shared/contract/wire/session-end.ts';
import { ROLE_NAMES } from '#shared/contract/staff/roles.ts';
import { isReceptionist, type Principal } from '#server/services/staff/sessions.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { isStranger, nameAccount, otherAccount, pageAccount } from './acting-as.ts';
import { clientAddress } from './client-address.ts';
import { findDevice } from './device.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { findPrincipal } from './session.ts';

/** Who may call a route. A route without one of these is not mounted. */
export type Policy = keyof typeof ALLOWED | 'public' | 'own-door';

/** Who somebody is to the policies: a receptionist is an administrator's account of the kind `desk`. */
type Person = 'admin' | 'receptionist' | 'doctor';

const ALLOWED = {
  admin: { people: ['admin'], devices: [] },
  doctor: { people: ['doctor'], devices: [] },
  staff: { people: ['admin', 'doctor'], devices: [] },
  /** Runs the day: whoever stands at the desk, administrators among them. */
  desk: { people: ['admin', 'receptionist'], devices: [] },
  /** Everybody who works here. */
  'desk-or-doctor': { people: ['admin', 'receptionist', 'doctor'], devices: [] },
  device: { people: [], devices: ['kiosk', 'desk'] },
  'any-device': { people: [], devices: ['kiosk', 'desk', 'display'] },
  kiosk: { people: [], devices: ['kiosk'] },
  display: { people: [], devices: ['display'] },
  /** Everybody who works here, and the paired screens of the waiting room. */
  'display-or-staff': { people: ['admin', 'receptionist', 'doctor'], devices: ['display'] },
  /** Whoever is told that something has changed, and asks then with its own rights. */
  listener: { people: ['admin', 'receptionist', 'doctor'], devices: ['desk', 'display'] },
  'staff-or-desk': { people: ['admin', 'receptionist', 'doctor'], devices: ['desk'] },
} as const satisfies Readonly<
  Record<string, { readonly people: readonly Person[]; readonly devices: readonly DeviceKind[] }>
>;

/**
 * Lets through whom the policy allows: 401 without a session or pairing, 403 (audited) with one of the wrong kind, 409 with
 * another one than that of the page which asks.
 */
export function authorize(deps: RouteDeps, policy: Policy, asksByItself = false): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    // An own door asks whoever comes by itself, because a token lets in to some of what it answers.
    if (policy === 'public' || policy === 'own-door') return next();
    const page = pageAccount(context);
    const isUnasked =
      asksByItself || (context.req.method === 'GET' && context.req.header(UNASKED_HEADER) !== undefined);
    const denied: Parameters<typeof audit>[2][] = [];
    // Somebody may be signed in twice, as admin and as doctor: who acts is who the page shows.
    for (const role of page === undefined ? ROLE_NAMES : [page.role]) {
      const principal = await findPrincipal(context, deps, role, !isUnasked);
      if (principal !== undefined) nameAccount(context, principal);
      if (principal !== undefined && isStranger(page, principal))
        return refuse(context, otherAccount(await accountName(deps.database.orm, principal)));
      if (principal !== undefined && includes(ALLOWED[policy].people, personOf(principal))) {
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

function personOf(principal: Principal): Person {
  return isReceptionist(principal) ? 'receptionist' : principal.role;
}

function includes<Entry>(list: readonly Entry[], entry: Entry): boolean {
  return list.includes(entry);
}

async function letDeviceIn(
  context: Context<AppEnv>,
  deps: RouteDeps,
  policy: keyof typeof ALLOWED,
): Promise<'in' | { readonly role: 'device'; readonly id: string; readonly address: string } | undefined> {
  const device = await findDevice(context, deps);
  if (device === undefined) return undefined;
  if (!includes(ALLOWED[policy].devices, device.kind))
    return { role: 'device', id: device.id, address: clientAddress(context, deps.config.trustProxy) };
  context.set('device', device);
  return 'in';
}
