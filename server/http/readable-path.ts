import type { MiddlewareHandler } from 'hono';
import { refuse } from './problem.ts';

/** Refuses addresses that are no text: half an escape, a letter that is none, or the NUL that no database and no disk takes. */
export function refuseUnreadablePaths(): MiddlewareHandler {
  return async (context, next) => {
    if (isReadable(new URL(context.req.url).pathname)) return next();
    return refuse(context, { status: 400, message: 'This address cannot be read.' });
  };
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !decodeURIComponent(path).includes('\u0000');
  } catch {
    return false;
  }
}
