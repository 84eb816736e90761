import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_HEADER, watchPages } from './pages.ts';

/** One write as the proxy saw it. `subject` names the visit: a patient's name, or the time of a booking. */
export type SeenWrite = {
  readonly path: string;
  readonly subject: string;
  /** The server said 2xx, now or to an earlier attempt under the same key. */
  done: boolean;
  /** The server did the work in this attempt. */
  committed: boolean;
  /** Nobody will ever accept it, and this attempt was told so. */
  refused: boolean;
  /** The answer reached the browser, which had the time to store it. */
  answered: boolean;
};

export type ChaosProxy = {
  readonly url: string;
  readonly writes: readonly SeenWrite[];
  /** How often a write began while another one of this device was on its way; of pages that were ended, apart. */
  readonly overlaps: () => { readonly living: number; readonly withDeadPages: number };
  /**
   * Ends the named page from outside, or all: it may not have stored the answer it got last, before that or while it ended.
   */
  readonly interrupt: (end: () => Promise<unknown>, page?: string) => Promise<void>;
  /** How many different writes the server has done: what goes round in circles does not count. */
  readonly progress: () => number;
  readonly setMode: (mode: 'chaos' | 'cut' | 'clean') => void;
  /** Acts once, when the server has done the next write and its answer is not passed on yet; then it is lost. */
  readonly atNextCommit: (act: () => Promise<void>) => Promise<void>;
  /** Acts once, as soon as the next write is on its way to the server. */
  readonly atNextWrite: (act: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const POISON = 'Poison';
const WRITES = /^\/api\/(patients\/register|appointments\/create-appointment)$/;
const SLOW_MS = 1500;

/**
 * Stands between the browser and the server with seeded faults on the writes: 2 % dropped before, 3 % done and then the
 * answer lost, 2 % 500, 2 % 503 with Retry-After, 2 % slow. Serves the page that holds the queue under test.
 */
export async function startChaosProxy(target: string, script: string, chance: () => number): Promise<ChaosProxy> {
  const writes: SeenWrite[] = [];
  let mode: 'chaos' | 'cut' | 'clean' = 'chaos';
  const flying = new Map<ServerResponse, string | undefined>();
  const pages = watchPages();
  let commitHook: (() => Promise<void>) | undefined;
  let writeHook: (() => Promise<void>) | undefined;

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (path === '/chaos') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(pages.serve());
      return;
    }
    if (path === '/chaos.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const body = await textOf(incoming);
    if (mode === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if (!WRITES.test(path)) {
      forward(incoming, outgoing, path, body);
      return;
    }
    const write = { path, subject: subjectOf(body), done: false, committed: false, refused: false, answered: false };
    writes.push(write);
    const page = incoming.headers[PAGE_HEADER]?.toString();
    for (const other of flying.values()) pages.meet(other, page);
    flying.set(outgoing, page);
    outgoing.once('close', () => flying.delete(outgoing));
    const fault = mode === 'chaos' ? drawFault(chance()) : undefined;
    if (write.subject.startsWith(POISON)) {
      write.refused = true;
      write.answered = !outgoing.destroyed;
      answer(outgoing, 422, { message: 'No such age.' });
      return;
    }
    if (fault === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if (fault === 'error') {
      answer(outgoing, 500, { message: 'chaos' });
      return;
    }
    if (fault === 'busy') {
      answer(outgoing, 503, { message: 'chaos' }, { 'retry-after': '1' });
      return;
    }
    if (fault === 'slow') await new Promise((wake) => setTimeout(wake, SLOW_MS));
    forward(incoming, outgoing, path, body, { write, lose: fault === 'lose' });
    const hook = writeHook;
    writeHook = undefined;
    await hook?.();
  };

  const forward = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    body: string,
    seen?: { write: SeenWrite; lose: boolean },
  ) => {
    const options = { method: incoming.method, headers: incoming.headers };
    const upstream = ask(new URL(path, target), options, (reply) => {
      const text = textOf(reply);
      void text.then(async (received) => {
        const status = reply.statusCode ?? 502;
        if (seen && status < 300) {
          seen.write.done = true;
          seen.write.committed = reply.headers['idempotency-replayed'] === undefined;
        }
        const hook = seen?.write.committed ? commitHook : undefined;
        if (hook) commitHook = undefined;
        await hook?.();
        if (seen?.lose || hook) {
          incoming.socket.destroy();
          return;
        }
        if (seen) seen.write.answered = !outgoing.destroyed;
        outgoing.writeHead(status, reply.headers).end(received);
      });
      text.catch(() => incoming.socket.destroy());
    });
    upstream.on('error', () => incoming.socket.destroy());
    upstream.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const once = (set: (hook: () => Promise<void>) => void) => (act: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => set(() => act().then(resolve, reject)));
  return {
    url: `http://127.0.0.1:${port}`,
    writes,
    overlaps: () => ({ living: pages.overlaps(), withDeadPages: pages.withDeadPages() }),
    interrupt: async (end, page) => {
      const began = writes.length;
      pages.end(...(page === undefined ? [] : [page]));
      await end();
      // Meanwhile the page may have got on, and another one have taken over: the answers of that time do not count.
      const isDecided = ({ committed, refused }: SeenWrite) => committed || refused;
      const before = writes.slice(0, began).findLast(isDecided);
      const unsure = writes.slice(began).filter(isDecided);
      for (const write of before ? [before, ...unsure] : unsure) write.answered = false;
    },
    progress: () => new Set(writes.filter(({ done }) => done).map(({ path, subject }) => path + subject)).size,
    setMode: (next) => void (mode = next),
    atNextCommit: once((hook) => (commitHook = hook)),
    atNextWrite: once((hook) => (writeHook = hook)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Fault = 'cut' | 'lose' | 'error' | 'busy' | 'slow';

function drawFault(drawn: number): Fault | undefined {
  if (drawn < 0.02) return 'cut';
  if (drawn < 0.05) return 'lose';
  if (drawn < 0.07) return 'error';
  if (drawn < 0.09) return 'busy';
  return drawn < 0.11 ? 'slow' : undefined;
}

function answer(outgoing: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
}

function subjectOf(body: string): string {
  const { name, date }: { name?: string; date?: string } = JSON.parse(body);
  return name ?? date ?? '';
}
