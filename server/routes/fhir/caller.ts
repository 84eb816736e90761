import type { Context } from 'hono';
import { allows, type FhirType } from '#shared/contract/interop/api-clients.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import type { TokenBuckets } from '#server/http/guard/rate-limit.ts';
import { findStaff } from '#server/http/guard/session.ts';
import { clientOfToken, type Client } from '#server/services/interop/clients/access-tokens.ts';
import { isReceptionist, type Principal } from '#server/services/staff/sessions.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { FhirRefusal } from '#server/http/answer/operation-outcome.ts';

/** Another system with its scopes, or somebody of the staff, who may read everything here and create nothing. */
export type Caller = Client | Principal;

const NOBODY: FhirRefusal = { status: 401, code: 'login', text: 'Ask for a token at /api/oauth/token first.' };
const DEAD_TOKEN: FhirRefusal = {
  status: 401,
  code: 'login',
  text: 'This token is not valid any more. Ask for another one.',
};
const NOT_ALLOWED: FhirRefusal = { status: 403, code: 'forbidden', text: 'You are not allowed to do this.' };
const REASON_FIRST: FhirRefusal = {
  status: 403,
  code: 'forbidden',
  text: 'This clinic opens patients to doctors one by one. Open this one in Frontdesk.',
};
const OF_NO_PATIENT: ReadonlySet<FhirType> = new Set(['Practitioner', 'PractitionerRole', 'Schedule', 'Slot']);

/** Who asks, if they may do this with each of these kinds. */
export async function admit(
  context: Context,
  deps: RouteDeps,
  buckets: TokenBuckets,
  types: readonly FhirType[],
  act: 'r' | 's' | 'c',
): Promise<Result<Caller, FhirRefusal>> {
  const caller = await whoAsks(context, deps);
  if (!caller.ok) return caller;
  const wait = buckets.take(caller.value.id);
  if (wait > 0)
    return fail({ status: 429, code: 'throttled', text: 'Too many requests. Please wait.', retryAfterSeconds: wait });
  const mayIt =
    caller.value.role === 'client'
      ? types.every((type) => allows(scopesOf(caller.value), type, act))
      : act !== 'c' && !isReceptionist(caller.value);
  if (mayIt && (await isClosed(deps, caller.value, types))) return fail(REASON_FIRST);
  if (mayIt) return caller;
  await audit(deps.database.orm, deps.now(), caller.value, 'access-denied');
  return fail(NOT_ALLOWED);
}

/** Where the clinic says “need to know”, patients are opened one by one, with a reason if need be: not here. */
async function isClosed({ database }: RouteDeps, { role }: Caller, types: readonly FhirType[]): Promise<boolean> {
  if (role !== 'doctor' || types.every((type) => OF_NO_PATIENT.has(type))) return false;
  return (await readSecuritySettings(database.orm)).needToKnow;
}

const scopesOf = (caller: Caller) => ('scopes' in caller ? caller.scopes : []);

async function whoAsks(context: Context, deps: RouteDeps): Promise<Result<Caller, FhirRefusal>> {
  const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (token === undefined) {
    const staff = await findStaff(context, deps);
    return staff === undefined ? fail(NOBODY) : succeed(staff);
  }
  const client = await clientOfToken(deps.database.orm, token, deps.now());
  if (client === undefined) return fail(DEAD_TOKEN);
  return succeed({ ...client, address: clientAddress(context, deps.config.trustProxy) });
}
