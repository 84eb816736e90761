import { backend, isOurs } from './backend.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';

/**
 * Whether this is our own server, asked first if it is not known yet. Used before calls that only our own server has.
 */
export async function isOursForSure(): Promise<boolean> {
  if (!isOurs() && backend() === 'unknown') await probeHealth();
  return isOurs();
}
