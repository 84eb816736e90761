import { SelfCheckInBody } from '#shared/contract/queue/queue.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { checkInSelf } from '#server/services/queue/arrive/self-check-in.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** People one after the other, not somebody who guesses: a code has 64 bits. */
const SELF = { burst: 30, refillPerSecond: 0.5 };

/** Checking in by oneself at a paired kiosk, which may write and not read (QUEUE-7). */
export function selfCheckInRoutes({ config, database, now, queueChanges }: RouteDeps): ApiRoute[] {
  const buckets = createTokenBuckets(SELF, now);
  return [
    {
      method: 'POST',
      path: '/api/queue/self',
      policy: 'kiosk',
      handle: async (context) => {
        const device = context.get('device');
        if (device === undefined) throw new Error('the policy has let nobody in');
        const retryAfterSeconds = buckets.take(device.id);
        if (retryAfterSeconds > 0)
          return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds });
        const body = await readBody(context, SelfCheckInBody);
        if (!body.ok) return refuse(context, body.problem);
        const at = now();
        const address = clientAddress(context, config.trustProxy);
        const actor = { role: 'device', id: device.id, device: device.name, address } as const;
        const on = await queueToday(database.orm, config, at);
        const say = await checkInSelf(database, actor, body.value.value, on, at);
        if (say === 'seated') queueChanges.tell();
        return context.json({ say });
      },
    },
  ];
}
