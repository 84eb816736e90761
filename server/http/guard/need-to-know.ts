import type { MiddlewareHandler } from 'hono';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { watchReading } from '#server/services/privacy/access-notices.ts';
import { mayOpen } from '#server/services/privacy/need-to-know.ts';

const REASON_FIRST: Refusal = {
  status: 403,
  message: 'This is not one of your patients. Give a reason to open the record.',
  extension: { needs: 'reason' },
};

/** Keeps a record closed to doctors who do not need it, where the clinic says so, and notices who reads unusually much. */
export function needToKnow(deps: RouteDeps, patientOf: ApiRoute['patientOf']): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const reader = context.get('principal');
    const patientId = patientOf === undefined || reader === undefined ? undefined : await patientOf(context);
    if (patientId === undefined) return next();
    const { orm } = deps.database;
    if (!(await mayOpen(orm, deps.config, reader, patientId, deps.now()))) return refuse(context, REASON_FIRST);
    await next();
    if (context.req.method === 'GET' && context.res.ok) await watchReading(orm, reader, deps.now());
    return undefined;
  };
}
