import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The fields of one log line. Never patient data, a path with an id in it, or a query. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = { info(event: string, facts?: LogFacts): void; error(event: string, facts?: LogFacts): void };

/** A log of one JSON object per line. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, facts: LogFacts = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
  return { info: at('info'), error: at('error') };
}

/** One line for every request: method, the route's pattern (never the path itself), status and milliseconds. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now();
    await next();
    // Middleware is registered on patterns ending in a star; the last other pattern is the route that answered.
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*';
    log.info('request', {
      method: context.req.method,
      route,
      status: context.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  };
}

/**
 * What may be logged about an error: its kind, its SQLSTATE and where it was thrown. Not its message, because a
 * database quotes values in messages.
 */
export function describeError(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return {
    error: error.name,
    code: code ?? (typeof cause?.['code'] === 'string' ? cause['code'] : undefined),
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' < '),
  };
}
