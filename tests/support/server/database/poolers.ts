import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's package puts it. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';
const NOBODY = 65_534;
export const hasPgbouncer = existsSync(PGBOUNCER);

export type Pooler = { readonly host: string; readonly port: number; stop(): Promise<void> };

/** What pgbouncer knows of a connection's start, and nothing else. */
const KNOWN = new Set(['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name', 'options']);

/** Stands before a server and refuses, as pgbouncer does, whatever else a client says at its start. */
export async function startStrictFront(socketFolder: string): Promise<Pooler> {
  const open = new Set<Socket>();
  const front = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined).once('close', () => open.delete(client));
    client.once('data', (start: Buffer) => {
      const words = start.subarray(8).toString('utf8').split('\0');
      const names = words.filter((_, n) => n % 2 === 0).filter((name) => name !== '');
      const unknown = names.find((name) => !KNOWN.has(name.toLowerCase()));
      if (unknown !== undefined) {
        client.end(errorMessage(`unsupported startup parameter: ${unknown}`));
        return;
      }
      const back = connect(join(socketFolder, '.s.PGSQL.5432'));
      back.on('error', () => client.destroy()).once('close', () => client.destroy());
      client.once('close', () => back.destroy());
      back.write(start);
      client.pipe(back).pipe(client);
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    stop: async () => {
      for (const each of open) each.destroy();
      await new Promise((closed) => front.close(closed));
    },
  };
}

function errorMessage(message: string): Buffer {
  const body = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The real one, in front of the same server. @param mode `transaction` gives each transaction another connection */
export async function startPgbouncer(socketFolder: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bouncer-'));
  await chmod(folder, 0o777);
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, 'close');
  // Whoever it runs as cannot reach the socket.
  const way = await startStrictFront(socketFolder);
  const settings = [
    '[databases]',
    `* = host=${way.host} port=${way.port} user=frontdesk`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    // By sessions each of ours keeps one of its own: with fewer, the others would wait until one has long been idle.
    `default_pool_size = ${mode === 'session' ? 16 : 4}`,
    'max_client_conn = 100',
  ];
  await writeFile(join(folder, 'bouncer.ini'), settings.join('\n'));
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PGBOUNCER, [join(folder, 'bouncer.ini')], {
    ...asOther,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((up, down) => {
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (/process up/.test(said)) up();
    });
    child.once('exit', () => down(new Error(`pgbouncer did not start: ${said}`)));
  });
  return {
    host: '127.0.0.1',
    port,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await way.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
