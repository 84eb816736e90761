import { connect } from 'node:net';

export type RawRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
};
/** `status` 0: the line was cut without an answer. */
export type RawAnswer = { readonly status: number; readonly text: string; readonly ms: number; readonly hung: boolean };

const PATIENCE_MS = 15_000;

/** Sends a request as it is, which no client would: nothing is mended or escaped on the way. */
export function sendRaw(url: string, { method, target, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(bytes === undefined ? [] : [`Content-Length: ${bytes.length}`]),
  ];
  const began = performance.now();
  return new Promise((done) => {
    const parts: Buffer[] = [];
    let hung = false;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
      if (bytes !== undefined) socket.write(bytes);
    });
    const timer = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, PATIENCE_MS);
    socket.on('data', (part) => {
      parts.push(part);
      // A stream has no end.
      if (/text\/event-stream/i.test(parts[0]?.toString('latin1') ?? '')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(parts).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      done({ status, text, ms: performance.now() - began, hung });
    });
  });
}
