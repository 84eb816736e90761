import { TicketMessageBody } from '#shared/contract/booking/ticket-message.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readBody } from '#server/http/request/body.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { textTicket } from '#server/services/booking/patient/text-ticket.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';

/** People one after the other, in a hall behind one address; a code has 64 bits. */
const PRESSES = { burst: 60, refillPerSecond: 1 };

/** The ticket on the patient's own phone, for whoever has its code. Ours only. */
export function ticketMessageRoutes({ config, database, now, sms }: RouteDeps): ApiRoute[] {
  const buckets = createTokenBuckets(PRESSES, now);
  return [
    {
      method: 'POST',
      path: '/api/appointments/ticket-message',
      policy: 'public',
      handle: async (context) => {
        const retryAfterSeconds = buckets.take(clientAddress(context, config.trustProxy));
        if (retryAfterSeconds > 0)
          return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds });
        const body = await readBody(context, TicketMessageBody);
        if (!body.ok) return refuse(context, body.problem);
        if (sms === undefined) return context.json({ say: 'no-gateway' });
        const { countryCode } = await readClinicSettings(database.orm, config);
        const say = await textTicket(database.orm, body.value.value, countryCode, now());
        if (say === 'queued') sms.wake();
        return context.json({ say });
      },
    },
  ];
}
