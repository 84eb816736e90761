import type { MiddlewareHandler } from 'hono';
import { NOT_FOUND, refuse } from '#server/http/answer/problem.ts';

/** There is nothing at an address that is no text: half an escape, a letter that is none, or the NUL that no database and no disk takes. */
export function refuseUnreadablePaths(): MiddlewareHandler {
  return async (context, next) => {
    if (isReadable(new URL(context.req.url).pathname)) return next();
    return refuse(context, NOT_FOUND);
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
