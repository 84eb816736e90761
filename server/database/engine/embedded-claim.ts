import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A process's claim on a data folder. It ends with the process, however that ends. */
export type Claim = { release(): Promise<void> };

/**
 * Claims a data folder for this process, so that two servers never share (and stop) one embedded engine. Waits a while
 * for another process that is just stopping.
 * @returns undefined if another process still holds it after `patienceMs`
 */
export async function claimFolder(folder: string, patienceMs: number): Promise<Claim | undefined> {
  const name = `frontdesk-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  // Linux frees an abstract socket name as soon as its process dies; elsewhere a file stays behind and has to be
  // probed.
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.claim`);
  const until = Date.now() + patienceMs;
  for (;;) {
    const server = await listen(address);
    if (server !== undefined) return { release: () => new Promise((done) => server.close(() => done())) };
    if (!address.startsWith('\0') && !(await answers(address))) await rm(address, { force: true });
    else if (Date.now() > until) return undefined;
    else await wait(100);
  }
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => done(undefined));
    server.listen(address, () => done(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
