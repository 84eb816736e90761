import * as v from 'valibot';
import { askGateway } from './ask-gateway.ts';
import type { SmsGateway } from './sms-problem.ts';

export type HttpSmsSettings = { readonly url: string; readonly token: string | undefined; readonly timeoutMs?: number };

const Taken = v.looseObject({ id: v.union([v.string(), v.number()]) });

/**
 * Any gateway that accepts JSON (docs/operations.md): POST {id, to, body} with our message id, also as Idempotency-Key.
 * It must accept each id only once, which is why an attempt without an answer may be repeated here.
 */
export function createHttpSmsGateway({ url, token, timeoutMs }: HttpSmsSettings): SmsGateway {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    name: 'HTTP',
    async send({ id, to, body }) {
      const answer = await askGateway(
        url,
        {
          method: 'POST',
          headers: { ...bearer, 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': id },
          body: JSON.stringify({ id, to, body }),
        },
        timeoutMs,
      );
      if (answer === undefined) return { kind: 'no-answer', reason: 'The gateway did not answer' };
      const { status } = answer;
      const reason = `The gateway answered with status ${status}`;
      const taken = v.safeParse(Taken, answer.body);
      if (status >= 200 && status < 300)
        return { kind: 'sent', gatewayMessageId: taken.success ? String(taken.output.id) : id };
      if (status === 429 || status === 503) return { kind: 'busy', reason };
      return { kind: status >= 500 || status === 408 ? 'no-answer' : 'refused', reason };
    },
    find: async () => ({ kind: 'absent' }),
  };
}
