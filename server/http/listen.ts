import { readFile } from 'node:fs/promises';
import { createServer as createSecureServer } from 'node:https';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { fail, succeed, type Result } from '#shared/result.ts';

export type Listening = {
  readonly url: string;
  /** Accepts no more requests, waits for those in progress (at most `graceMs`), then closes. */
  stop(graceMs?: number): Promise<void>;
};

/**
 * How long a client may take to send headers and a whole request, and how often that is checked, so that slow senders
 * do not hold connections. A recording of two minutes gets through at 14 kB per second.
 */
const PATIENCE = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** Serves the app; a problem is a sentence for whoever started it. */
export async function listen(
  app: Hono,
  address: {
    readonly host: string;
    readonly port: number;
    readonly tls?: { readonly certFile: string; readonly keyFile: string } | undefined;
  },
  patience: typeof PATIENCE = PATIENCE,
): Promise<Result<Listening, { message: string }>> {
  const { host, port, tls } = address;
  try {
    const server = tls === undefined ? plainServer(app, patience) : await secureServer(app, tls, patience);
    await new Promise<void>((done, refuse) => {
      server.once('error', refuse);
      server.listen(port, host, done);
    });
    const bound = server.address();
    const at = typeof bound === 'object' && bound !== null ? bound.port : port;
    const name = host.includes(':') ? `[${host}]` : host;
    return succeed({
      url: `${tls === undefined ? 'http' : 'https'}://${name}:${at}`,
      stop: (graceMs) => stop(server, graceMs),
    });
  } catch (error) {
    return fail({ message: sentence(error, address) });
  }
}

function plainServer(app: Hono, patience: typeof PATIENCE): ServerType {
  return createAdaptorServer({ fetch: app.fetch, serverOptions: patience });
}

async function secureServer(
  app: Hono,
  tls: { certFile: string; keyFile: string },
  patience: typeof PATIENCE,
): Promise<ServerType> {
  const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
  return createAdaptorServer({
    fetch: app.fetch,
    createServer: createSecureServer,
    serverOptions: { ...patience, cert, key },
  });
}

function sentence(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken by another program. Set PORT to another.`;
  if (code === 'EACCES' && error instanceof Error && 'port' in error)
    return `Port ${port} of ${host} is not allowed to this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `The server cannot listen: ${error instanceof Error ? error.message : String(error)}.`;
}

function stop(server: ServerType, graceMs = 10_000): Promise<void> {
  if (!('closeIdleConnections' in server)) return new Promise((done) => server.close(() => done()));
  return new Promise((done) => {
    // A browser keeps its connection after the last response: it is idle only from then on.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      done();
    });
  });
}
