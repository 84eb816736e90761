import { createHmac } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { ForbiddenAddress, guardedLookup, isForbiddenLiteral } from './guarded-address.ts';

export type PostOutcome =
  | { readonly kind: 'sent' }
  /** It may work later. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** It never will. */
  | { readonly kind: 'refused'; readonly reason: string };

type Receiver = { readonly url: string; readonly secret: string; readonly mayBePrivate: boolean };
type Message = { readonly id: string; readonly body: string; readonly at: Date };
export type PostSigned = (to: Receiver, message: Message) => Promise<PostOutcome>;

/** So long a receiver may take for its answer, whatever it sends meanwhile. */
const PATIENCE_MS = 10_000;
const FORBIDDEN = 'This address is inside a network and has not been allowed.';

/** The signature of Standard Webhooks: over id, time and body, so that nothing can be changed or sent again later. */
export function signatureOf(secret: string, { id, body, at }: Message): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${seconds(at)}.${body}`)
    .digest('base64')}`;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Sends a signed message. Whatever 2xx says it has arrived; a redirection is not followed. */
export function postSigned(patienceMs = PATIENCE_MS): PostSigned {
  return async (to, message) => {
    const url = new URL(to.url);
    if (url.protocol !== 'https:' && !to.mayBePrivate)
      return { kind: 'refused', reason: 'Messages to an address outside the house need https.' };
    if (isForbiddenLiteral(url, to.mayBePrivate)) return { kind: 'refused', reason: FORBIDDEN };
    return new Promise((done) => {
      const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
        method: 'POST',
        agent: false,
        lookup: guardedLookup(to.mayBePrivate),
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(message.body),
          'user-agent': 'Frontdesk-Webhooks',
          'webhook-id': message.id,
          'webhook-timestamp': String(seconds(message.at)),
          'webhook-signature': signatureOf(to.secret, message),
        },
      });
      request.once('response', (answer) => {
        // What it says beside its status is nobody's business.
        answer.destroy();
        done(outcomeOf(answer.statusCode ?? 0));
      });
      request.on('error', (error) => done({ kind: 'failed', reason: reasonOf(error) }));
      // Whoever answers with another protocol (101) causes neither an answer nor an error.
      request.once('close', () => done({ kind: 'failed', reason: 'The receiver closed the line without an answer.' }));
      request.end(message.body);
    });
  };
}

function outcomeOf(status: number): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 410) return { kind: 'refused', reason: 'The receiver wants no more messages (410).' };
  if (status >= 300 && status < 400)
    return { kind: 'failed', reason: `The receiver sends elsewhere (${status}), which is not followed.` };
  return { kind: 'failed', reason: `The receiver answered ${status}.` };
}

/** Never the error's own text: it would quote addresses. */
function reasonOf(error: Error): string {
  if (error instanceof ForbiddenAddress) return FORBIDDEN;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'The receiver did not answer in time.';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return `The receiver could not be reached (${code}).`;
}
