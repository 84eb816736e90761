import { createServer, Server, type IncomingMessage } from 'node:http';
import { createServer as createPlain, type AddressInfo, type Server as NetServer } from 'node:net';

export type Received = { readonly headers: Record<string, string>; readonly body: string };

/** Somebody else's server that gets webhooks and answers as told. */
export async function startReceiver(answers: readonly number[] = []) {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ headers, body });
      const status = answers[received.length - 1] ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  return { received, ...(await listening(server)) };
}

/** One that takes the message and never answers. */
export async function startHangingReceiver() {
  return listening(createServer(() => undefined));
}

/** One that would rather talk another protocol. */
export async function startUpgradingReceiver() {
  const server = createPlain((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    });
  });
  return listening(server);
}

/** One that answers every message twice on the same line. */
export async function startDoublingReceiver() {
  let messages = 0;
  const server = createPlain((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      messages += 1;
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n');
    });
  });
  return { ...(await listening(server)), messages: () => messages };
}

async function listening(server: NetServer) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    if (server instanceof Server) server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/hook`, close };
}
