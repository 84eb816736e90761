import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/frontdesk': 'frontdesk.html',
  '/doctors': 'doctors.html',
};

export type DeployedSite = {
  readonly url: string;
  /** Puts a build in place in which one text reads differently: another file name, another page, another worker. */
  readonly deploy: (before: string, after: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The built app from a folder of its own, so that a newer build can take its place; calls go on to the product. */
export async function startDeployedSite(target: string, built = 'dist'): Promise<DeployedSite> {
  const root = await mkdtemp(join(tmpdir(), 'frontdesk-site-'));
  const folders = [join(root, '0')];
  await cp(built, join(root, '0'), { recursive: true });

  const file = async (response: ServerResponse, path: string): Promise<void> => {
    const name = PAGES[path] ?? (extname(path) === '' ? 'bare.html' : path);
    // As the product does: files of earlier builds stay, pages and the worker are always the newest.
    const from = name.startsWith('/assets/') ? folders : folders.slice(0, 1);
    for (const folder of from) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes === undefined) continue;
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(bytes);
      return;
    }
    response.writeHead(404).end();
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const upstream = ask(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
  };

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://any');
    if (/^\/(api|v2)\//.test(pathname)) pass(incoming, outgoing);
    else void file(outgoing, pathname).catch(() => outgoing.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: async (before, after) => {
      const next = join(root, String(folders.length));
      await cp(folders[0] ?? built, next, { recursive: true });
      await changeText(next, before, after, folders.length);
      folders.unshift(next);
    },
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rm(root, { recursive: true, force: true });
    },
  };
}

/**
 * What a bundler does for a changed source: its chunk has another name, so have all that import it, and pages and worker
 * name them. Here simply every script gets another name.
 */
async function changeText(folder: string, before: string, after: string, build: number): Promise<void> {
  const assets = join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const renamed = (text: string): string => {
    let result = text;
    for (const name of scripts) result = result.replaceAll(name, freshName(name, build));
    return result;
  };
  let found = 0;
  for (const name of scripts) {
    const text = await readFile(join(assets, name), 'utf8');
    if (text.includes(before)) found += 1;
    await rm(join(assets, name));
    await writeFile(join(assets, freshName(name, build)), renamed(text.replaceAll(before, after)));
  }
  if (found === 0) throw new Error(`no script of the build says ${before}`);
  for (const name of ['index.html', 'frontdesk.html', 'doctors.html', 'bare.html', 'service-worker.js']) {
    const path = join(folder, name);
    const text = renamed(await readFile(path, 'utf8'));
    // The worker names pages by a hash of their content.
    const isWorker = name === 'service-worker.js';
    await writeFile(path, isWorker ? text.replaceAll(/"revision":"\w+"/g, `"revision":"${build}"`) : text);
  }
}

function freshName(name: string, build: number): string {
  return name.replace(/\.js$/, `${build}.js`);
}
