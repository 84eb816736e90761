import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Taken = { readonly sid: string; readonly to: string; readonly from: string; readonly body: string };
/** What it does with the next POST; `takes` says whether the message goes out all the same. */
export type Behaviour =
  | { readonly kind: 'ok' }
  | { readonly kind: 'status'; readonly status: number; readonly code?: number; readonly takes?: boolean }
  | { readonly kind: 'silence'; readonly takes: boolean }
  | { readonly kind: 'garbage' }
  /** The same answer two times over on one connection, which stays open. */
  | { readonly kind: 'twice' };

export type TwilioStandIn = {
  readonly url: string;
  /** Messages that went out to people. */
  readonly taken: Taken[];
  readonly requests: { method: string; path: string; authorization: string; type: string }[];
  /** Behaviours of the next posts; `ok` when none is left. */
  readonly next: Behaviour[];
  listing: 'ok' | 'down';
  stop(): Promise<void>;
};

/** Speaks the wire format of Twilio's Messages resource (2010-04-01): form-encoded, HTTP Basic, JSON answers. */
export async function startTwilio(accountSid: string): Promise<TwilioStandIn> {
  const base = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '', 'http://twilio');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    standIn.requests.push({ method: request.method ?? '', path: address.pathname, authorization, type });
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (address.pathname !== base) return answer(404, { code: 20404, message: 'not found', status: 404 });
    if (request.method === 'GET') {
      if (standIn.listing === 'down') return answer(503, {});
      const to = address.searchParams.get('To');
      const messages = standIn.taken.filter((one) => one.to === to).map((one) => ({ ...one, status: 'delivered' }));
      return answer(200, { messages, page: 0, page_size: 50, next_page_uri: null });
    }
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const take = () => {
      const sid = `SM${String(standIn.taken.length + 1).padStart(32, '0')}`;
      standIn.taken.push({ sid, to: form.get('To') ?? '', from: form.get('From') ?? '', body: form.get('Body') ?? '' });
      return sid;
    };
    const behaviour = standIn.next.shift() ?? { kind: 'ok' };
    if (behaviour.kind === 'ok')
      return answer(201, { sid: take(), status: 'queued', to: form.get('To'), error_code: null, num_segments: '1' });
    if (behaviour.kind === 'garbage') {
      take();
      return answer(201, '<html>');
    }
    if (behaviour.kind === 'twice') {
      const body = JSON.stringify({ sid: take(), status: 'queued' });
      const whole = `HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
      request.socket.write(whole + whole);
      return undefined;
    }
    if (behaviour.takes === true) take();
    if (behaviour.kind === 'silence') return undefined;
    const { status, code } = behaviour;
    return answer(status, { code, message: `about ${form.get('To')}`, status, more_info: 'https://…' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: TwilioStandIn = {
    url: `http://127.0.0.1:${port}`,
    taken: [],
    requests: [],
    next: [],
    listing: 'ok',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}
