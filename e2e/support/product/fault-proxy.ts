import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** `cut`: the connection breaks before the server hears of it. `lose`: the server did the work, its answer is lost. */
export type Fault = 'cut' | 'lose';

type Rule = (path: string, headers: IncomingHttpHeaders) => Fault | undefined;

export type FaultProxy = {
  readonly url: string;
  /** Called with each call's path and headers, before it is passed on. */
  breakWith: (rule: Rule) => void;
  /** Called when the server has answered and the answer is about to be lost. */
  whenLost: (act: () => Promise<void>) => void;
  heal: () => void;
  /** How often each path was asked for. */
  readonly seen: string[];
  stop: () => Promise<void>;
};

/** Stands between the browser and the product and breaks connections as told, with everything else passed through. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let rule: Rule = () => undefined;
  let onLost: () => Promise<void> = async () => undefined;
  const seen: string[] = [];

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    seen.push(path);
    const fault = rule(path, incoming.headers);
    if (fault === 'cut') {
      incoming.socket.destroy();
      return;
    }
    // A connection of its own: one kept alive may be closed by the product at that moment, which would be a fault of ours.
    const way = { method: incoming.method, headers: incoming.headers, agent: false };
    const upstream = ask(new URL(path, target), way, (answer) => {
      if (fault === 'lose') {
        answer.resume();
        answer.on('end', () => void onLost().finally(() => incoming.socket.destroy()));
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    breakWith: (next) => void (rule = next),
    whenLost: (act) => void (onLost = act),
    heal: () => void (rule = () => undefined),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
