import type { Context, MiddlewareHandler } from 'hono';

/** Lets so many requests in at a time. Whoever comes beyond that is refused before anything of the body is read. */
export function atOnce(most: number, refuse: (context: Context) => Promise<Response>): MiddlewareHandler {
  let inside = 0;
  return async (context, next) => {
    if (inside >= most) return refuse(context);
    inside += 1;
    try {
      await next();
    } finally {
      inside -= 1;
    }
    return undefined;
  };
}
