import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
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

/** A request as it may be told: the route's pattern, never the path itself. */
export type ObservedRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};
export type ObserveRequest = (request: ObservedRequest) => void;

/** Names a request in the log, in its answer and in what a program is told of a refusal. Always ours: a client's could be anything. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** One line for every request: its id, method, the route's pattern, status and milliseconds. */
export function requestLog(log: Log, observe?: ObserveRequest): MiddlewareHandler {
  return async (context, next) => {
    const id = randomUUID();
    context.set('requestId', id);
    const began = performance.now();
    await next();
    // Middleware is registered on patterns ending in a star; the last other pattern is the route that answered.
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*';
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const request = { method: context.req.method, route, status: context.res.status, ms };
    context.res.headers.set(REQUEST_ID_HEADER, id);
    log.info('request', { id, ...request });
    observe?.(request);
  };
}

/** The id of a request; undefined outside of one. */
export function requestIdOf(context: Context): string | undefined {
  const id: unknown = context.get('requestId');
  return typeof id === 'string' ? id : undefined;
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
