import type { MiddlewareHandler } from 'hono';
import { NOT_FOUND, refuse } from '#server/http/answer/problem.ts';

/**
 * Answers 404 for a path that is not valid text: a broken escape, invalid UTF-8, or the NUL that no database and no
 * disk accepts.
 */
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
