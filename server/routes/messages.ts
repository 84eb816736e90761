import { SendSmsBody } from '#shared/contract/prescriptions.ts';
import type { Context } from 'hono';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { encodeCursor, readPage } from '#server/http/list-query.ts';
import { refuse, type Refusal } from '#server/http/problem.ts';
import { writeOnce } from '#server/http/signed-write.ts';
import { messagesForList, retryMessage } from '#server/services/messages.ts';
import { sendSms, type SmsProblem } from '#server/services/send-sms.ts';
import type { ApiRoute } from './api-route.ts';

const PAGE = { limit: 50 };
const SMS_REFUSALS: Readonly<Record<SmsProblem['kind'], Refusal>> = {
  unknown: { status: 404, message: 'This prescription is not known.' },
  'not-own': { status: 403, message: 'This is the prescription of another doctor.' },
  'no-number': { status: 422, message: 'This is no phone number that a message can be sent to.' },
  'too-many': { status: 429, message: 'This prescription has been sent three times already.' },
};
const RETRY_REFUSALS: Readonly<Record<'unknown' | 'not-failed', Refusal>> = {
  unknown: { status: 404, message: 'This message is not known.' },
  'not-failed': { status: 409, message: 'Only a message that failed or was recorded can be sent again.' },
};
const NO_GATEWAY: Refusal = { status: 409, message: 'No SMS gateway is configured.' };

/** Text messages: sent by the doctor who signed, watched over by administrators. */
export function messageRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, sms } = deps;

  const settingsFor = (context: Context<AppEnv>) => ({
    gatewayName: sms?.gateway.name,
    publicUrl: config.publicUrl ?? originOf(context, config.trustProxy),
    linkDays: config.sms.linkDays,
    clinic: config,
  });

  return [
    {
      method: 'POST',
      path: '/api/prescription/send-sms',
      policy: 'doctor',
      handle: async (context) => {
        const done = await writeOnce(context, deps, SendSmsBody, (body, author, now) =>
          sendSms(body, author, now, settingsFor(context)),
        );
        if (!done.ok) {
          const { problem } = done;
          return refuse(context, problem.kind === 'refusal' ? problem.refusal : SMS_REFUSALS[problem.kind]);
        }
        sms?.wake();
        return context.body(done.value.body, done.value.status, { 'Content-Type': 'application/json' });
      },
    },
    {
      method: 'GET',
      path: '/api/messages',
      policy: 'admin',
      handle: async (context) => {
        const page = readPage(context);
        if (!page.ok) return refuse(context, page.problem);
        const { messages, next } = await messagesForList(database.orm, page.value ?? PAGE);
        return context.json({ messages, nextCursor: encodeCursor(next), gatewayConfigured: sms !== undefined });
      },
    },
    {
      method: 'POST',
      path: '/api/messages/:id/retry',
      policy: 'admin',
      handle: async (context) => {
        if (sms === undefined) return refuse(context, NO_GATEWAY);
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => retryMessage(db, context.get('principal'), id, deps.now()));
        if (!done.ok) return refuse(context, RETRY_REFUSALS[done.problem.kind]);
        sms.wake();
        return context.json({ message: 'The message is in the queue again.' });
      },
    },
  ];
}

/** Our own address as the doctor's browser has called it. */
function originOf(context: Context, trustProxy: boolean): string {
  const url = new URL(context.req.url);
  if (trustProxy && context.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:';
  return url.origin;
}
