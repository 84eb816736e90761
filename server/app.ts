import { Hono, type MiddlewareHandler } from 'hono';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { authorize } from '#server/http/guard/authorization.ts';
import { refuseCrossSite } from '#server/http/guard/cross-site.ts';
import { refuseUnknownHosts } from '#server/http/guard/known-host.ts';
import { needToKnow } from '#server/http/guard/need-to-know.ts';
import { requireConfirmed } from '#server/http/guard/confirmed.ts';
import { limitBody } from '#server/http/guard/limit-body.ts';
import { requestLog, type ObserveRequest } from '#server/http/log.ts';
import { NOT_FOUND, refuse } from '#server/http/answer/problem.ts';
import { refuseUnreadablePaths } from '#server/http/request/readable-path.ts';
import { securityHeaders } from '#server/http/guard/security-headers.ts';
import type { Site } from '#server/http/site/static.ts';
import { answerUnexpected } from '#server/http/answer/unexpected-error.ts';
import { databaseState } from '#server/database/engine/reachable.ts';
import { SMALL_BODY_BYTES } from '#server/routes/api-route.ts';
import { refuseUnserved } from '#server/routes/fhir/unserved.ts';
import { houseManifestRoutes } from '#server/routes/clinic/house-manifest.ts';
import { healthRoutes } from '#server/routes/clinic/health.ts';
import { routeTable } from '#server/routes/route-table.ts';
import { speechRoutes } from '#server/routes/speech/speech.ts';

export type AppDependencies = RouteDeps & {
  readonly speech: SpeechGateway;
  /** The built app, served to browsers. */
  readonly site: Site;
  readonly version: string;
  /** Counts requests, where somebody watches. */
  readonly observe?: ObserveRequest | undefined;
};

/** The AI call is outside /api (CALL-10). */
const API_PATHS = ['/api/*', '/process_case/*', '/fhir/*'];

/** The whole server as one request handler; nothing listens yet. */
export function createApp(deps: AppDependencies): Hono {
  const app = new Hono();
  app.onError(answerUnexpected(deps.log));
  app.notFound((context) => refuse(context, NOT_FOUND));

  app.use('*', requestLog(deps.log, deps.observe));
  app.use('*', securityHeaders({ policy: deps.site.policy, tls: deps.config.tls !== undefined }));
  const noStore: MiddlewareHandler = async (context, next) => {
    await next();
    // What is named by its content says so itself.
    if (!context.res.headers.get('Cache-Control')?.includes('immutable'))
      context.res.headers.set('Cache-Control', 'no-store');
  };
  for (const path of API_PATHS) app.use(path, noStore);
  app.use('*', refuseUnknownHosts(deps.config));
  app.use('*', refuseUnreadablePaths());
  app.use('*', refuseCrossSite());

  const { version, speech, database } = deps;
  app.route('/', healthRoutes({ version, speech, databaseState: () => databaseState(database.pool) }));
  app.route('/', houseManifestRoutes(deps));
  app.route('/', apiRoutes(deps));
  app.route('/v2', speechRoutes(deps));
  if (deps.config.fhir) app.use('/fhir/*', refuseUnserved());
  app.use('*', deps.site.serve);
  return app;
}

function apiRoutes(deps: AppDependencies): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  for (const route of routeTable(deps))
    api.on(
      route.method,
      route.path,
      limitBody(route.bodyBytes ?? SMALL_BODY_BYTES),
      authorize(deps, route.policy, route.asksByItself),
      requireConfirmed(deps, route.confirmed === true),
      needToKnow(deps, route.patientOf),
      route.handle,
    );
  return api;
}
