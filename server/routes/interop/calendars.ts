import type { Context } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import {
  calendarOf,
  calendarsForAdmin,
  makeCalendar,
  revokeCalendar,
} from '#server/services/interop/calendar/calendars.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** Calendars ask every few minutes, those of a whole house from one address. */
const ASKS = { burst: 300, refillPerSecond: 2 };
const UNKNOWN: Refusal = { status: 404, message: 'This doctor was not found, or has no calendar address.' };
const DEAD: Refusal = { status: 404, message: 'This calendar address does not work any more.' };

/** A doctor's booked times for a calendar program, at a secret address that can be ended. */
export function calendarRoutes({ database, config, now }: RouteDeps): ApiRoute[] {
  const buckets = createTokenBuckets(ASKS, now);
  const idOf = (context: Context) => (context.req.param('id') ?? '').toLowerCase();
  return [
    {
      method: 'GET',
      path: '/api/calendars',
      policy: 'admin',
      handle: async (context) => context.json({ calendars: await calendarsForAdmin(database.orm) }),
    },
    {
      method: 'POST',
      path: '/api/calendars/:id',
      policy: 'admin',
      handle: async (context) => {
        const token = await database.transaction((db) =>
          makeCalendar(db, context.get('principal'), idOf(context), now()),
        );
        if (token === undefined) return refuse(context, UNKNOWN);
        const origin = config.publicUrl ?? new URL(context.req.url).origin;
        return context.json({ address: `${origin}/api/calendars/feed/${token}.ics` }, 201);
      },
    },
    {
      method: 'DELETE',
      path: '/api/calendars/:id',
      policy: 'admin',
      handle: async (context) => {
        const done = await database.transaction((db) =>
          revokeCalendar(db, context.get('principal'), idOf(context), now()),
        );
        return done ? context.json({ message: 'Calendar address removed' }) : refuse(context, UNKNOWN);
      },
    },
    {
      method: 'GET',
      path: '/api/calendars/feed/:file',
      policy: 'public',
      handle: async (context) => {
        const wait = buckets.take(clientAddress(context, config.trustProxy));
        if (wait > 0)
          return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds: wait });
        const file = context.req.param('file') ?? '';
        const calendar = await calendarOf(database.orm, file.replace(/\.ics$/, ''), now());
        if (calendar === undefined) return refuse(context, DEAD);
        return context.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
      },
    },
  ];
}
