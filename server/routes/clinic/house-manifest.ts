import { Hono } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { describeError } from '#server/http/log.ts';
import { houseManifest } from '#server/services/clinic/house-manifest.ts';

/** The manifest of the installed app with the house's own name, logo and colours; the build's own where none is set. */
export function houseManifestRoutes({
  config,
  database,
  log,
  site,
}: Pick<RouteDeps, 'config' | 'database' | 'log'> & {
  readonly site: { readonly manifest: string | undefined };
}): Hono {
  return new Hono().get('/manifest.webmanifest', async (context, next) => {
    if (site.manifest === undefined) return next();
    const own = await houseManifest(database.orm, config, site.manifest).catch((error: unknown) => {
      log.error('manifest-failed', describeError(error));
    });
    if (own === undefined) return next();
    return context.body(own, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' });
  });
}
