import type { Context } from 'hono';
import * as v from 'valibot';
import { CalendarDay } from '#shared/contract/booking/fields.ts';
import { SLOT_DAYS_MOST } from '#shared/contract/booking/slot-times.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readFilter } from '#server/http/request/list-query.ts';
import { nextTimes, slotTimes } from '#server/services/booking/times/slot-times.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readAsker } from './asker.ts';
import { UNKNOWN_DOCTOR } from './refusals.ts';

const BAD_DAYS: Refusal = {
  status: 400,
  message: `Give from as a day such as 2026-11-21, and days as a number from 1 to ${SLOT_DAYS_MOST}.`,
};

/** Times that can be booked: seen by anyone, never with a name (BOOK-1). */
export function slotRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;
  const buckets = createTokenBuckets(config.limits.slots, now);

  /** Looked at more often than a person can, by one address. */
  function tooOften(context: Context): Refusal | undefined {
    const wait = buckets.take(clientAddress(context, config.trustProxy));
    if (wait === 0) return undefined;
    return { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds: wait };
  }

  return [
    {
      method: 'GET',
      path: '/api/appointments/slots',
      policy: 'public',
      asksByItself: true,
      handle: async (context) => {
        const refused = tooOften(context);
        if (refused !== undefined) return refuse(context, refused);
        const from = context.req.query('from');
        const days = context.req.query('days') ?? '1';
        const isDay = from === undefined || v.is(CalendarDay, from);
        if (!isDay || !/^\d{1,2}$/.test(days) || Number(days) < 1 || Number(days) > SLOT_DAYS_MOST)
          return refuse(context, BAD_DAYS);
        const holdId = context.req.query('holdId') ?? '';
        const asker = await readAsker(context, deps, isUuid(holdId) ? holdId.toLowerCase() : undefined);
        const doctor = readFilter(context, 'doctorId') ?? '';
        const times = await slotTimes(database.orm, doctor, from, Number(days), asker);
        return times === undefined ? refuse(context, UNKNOWN_DOCTOR) : context.json(times);
      },
    },
    {
      method: 'GET',
      path: '/api/appointments/slots/next',
      policy: 'public',
      asksByItself: true,
      handle: async (context) => {
        const refused = tooOften(context);
        if (refused !== undefined) return refuse(context, refused);
        return context.json(await nextTimes(database.orm, await readAsker(context, deps), deps.sms !== undefined));
      },
    },
  ];
}
