import type { Context } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { findStaff } from '#server/http/guard/session.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import type { Asker } from '#server/services/booking/times/free-times.ts';

/** Who asks for times: staff see more of them than the public does. */
export async function readAsker(context: Context, deps: RouteDeps, holder?: string): Promise<Asker> {
  const isStaff = (await findStaff(context, deps)) !== undefined;
  return { ...(await staffAsker(deps)), isStaff, holder };
}

/** Somebody whom the route has let in as staff. */
export async function staffAsker({ database, config, now }: RouteDeps): Promise<Asker> {
  return { now: now(), rules: await readClinicSettings(database.orm, config), isStaff: true };
}
