import * as v from 'valibot';
import { askGateway, type GatewayAnswer } from './ask-gateway.ts';
import type { SmsGateway, SmsOutcome } from './sms-problem.ts';

export type TwilioSettings = {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of the account, or the SID of a messaging service (MG…). */
  readonly from: string;
  readonly timeoutMs?: number;
};

const Created = v.looseObject({ sid: v.pipe(v.string(), v.minLength(1)) });
const Fault = v.looseObject({ code: v.optional(v.number()) });
const Sent = v.looseObject({
  messages: v.array(v.looseObject({ sid: v.string(), body: v.nullish(v.string()), status: v.optional(v.string()) })),
});
/** Twilio states in which nobody will get the message. */
const LOST = ['failed', 'undelivered', 'canceled'];

/**
 * Twilio's Messages resource: form-encoded, HTTP Basic. It has no idempotency key, so after a timeout the account's
 * last messages to that number are searched for the same body, whose link is unique to one message.
 */
export function createTwilioGateway({ url, accountSid, authToken, from, timeoutMs }: TwilioSettings): SmsGateway {
  const address = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    name: 'Twilio',
    async send({ to, body }) {
      const answer = await askGateway(
        address,
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
          body: new URLSearchParams({ To: to, ...sender, Body: body }).toString(),
        },
        timeoutMs,
      );
      return outcomeOf(answer);
    },
    async find({ to, body }) {
      const query = new URLSearchParams({ To: to, PageSize: '50' });
      const headers = { authorization, accept: 'application/json' };
      const answer = await askGateway(`${address}?${query}`, { method: 'GET', headers }, timeoutMs);
      const parsed = v.safeParse(Sent, answer?.status === 200 ? answer.body : undefined);
      if (!parsed.success) return { kind: 'unknown' };
      const same = parsed.output.messages.find((one) => one.body === body && !LOST.includes(one.status ?? ''));
      return same === undefined ? { kind: 'absent' } : { kind: 'found', gatewayMessageId: same.sid };
    },
  };
}

function outcomeOf(answer: GatewayAnswer | undefined): SmsOutcome {
  if (answer === undefined) return { kind: 'no-answer', reason: 'Twilio did not answer' };
  const { status, body } = answer;
  const created = v.safeParse(Created, body);
  if (status >= 200 && status < 300)
    return created.success
      ? { kind: 'sent', gatewayMessageId: created.output.sid }
      : { kind: 'no-answer', reason: 'Twilio sent an answer that could not be read' };
  const fault = v.safeParse(Fault, body);
  const code = fault.success && fault.output.code !== undefined ? `, error ${fault.output.code}` : '';
  const reason = `Twilio: status ${status}${code}`;
  if (status === 429) return { kind: 'busy', reason };
  // After a 5xx the message may still have been accepted.
  return { kind: status >= 500 || status === 408 ? 'no-answer' : 'refused', reason };
}
