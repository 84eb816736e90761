import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';

const TOO_LARGE: Refusal = { status: 413, message: 'The request is too large.' };

/**
 * Refuses larger bodies with 413. A declared length is enough, because no more than that is ever read; only a body of
 * unknown length is counted while it arrives, which needs an extra stream.
 */
export function limitBody(
  maxBytes: number,
  answer: (context: Context, refusal: Refusal) => Response | Promise<Response> = refuse,
): MiddlewareHandler {
  const countWhileReading = bodyLimit({ maxSize: maxBytes, onError: (context) => answer(context, TOO_LARGE) });
  return (context, next) => {
    const declared = context.req.header('content-length');
    if (declared === undefined || context.req.header('transfer-encoding') !== undefined) {
      return context.req.method === 'GET' ? next() : countWhileReading(context, next);
    }
    return Number(declared) > maxBytes ? Promise.resolve(answer(context, TOO_LARGE)) : next();
  };
}
