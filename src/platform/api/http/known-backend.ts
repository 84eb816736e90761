import { backend, isOurs } from './backend.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';

/** Whether our own server answers, asked first where nobody has said so yet: what only it knows is used only then. */
export async function isOursForSure(): Promise<boolean> {
  if (!isOurs() && backend() === 'unknown') await probeHealth();
  return isOurs();
}
