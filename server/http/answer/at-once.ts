import type { Context, MiddlewareHandler } from 'hono';
import { createGate, type Places } from '#server/services/speech/places.ts';

/** Limits concurrent requests. Any further one is refused before its body is read. */
export function atOnce(
  places: Places,
  ownerOf: (context: Context) => string,
  refuse: (context: Context) => Promise<Response>,
): MiddlewareHandler {
  const gate = createGate(places);
  return async (context, next) => {
    const owner = ownerOf(context);
    if (!gate.enter(owner)) return refuse(context);
    try {
      await next();
    } finally {
      gate.leave(owner);
    }
    return undefined;
  };
}
