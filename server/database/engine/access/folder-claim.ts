import { createHash } from 'node:crypto';
import { chmod, open } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** A process's claim on a data folder. It ends with the process, however that ends. */
export type Claim = { release(): void };

const CLAIM_FILE = 'claim';
const SQLITE_BUSY = 5;

/**
 * Claims a data folder for this process, so that two servers never share (and stop) one embedded engine. Waits a while
 * for another process that is just stopping. The claim is a lock on a file inside the folder, which nobody can hold who may
 * not write there; Node has no file locks of its own, SQLite has.
 * @returns undefined if another process still holds it after `patienceMs`
 */
export async function claimFolder(folder: string, patienceMs: number): Promise<Claim | undefined> {
  const file = join(folder, CLAIM_FILE);
  await (await open(file, 'a', 0o600)).close();
  await chmod(file, 0o600);
  const until = Date.now() + patienceMs;
  for (;;) {
    const claim = lock(file);
    if (claim !== undefined || Date.now() > until) return claim;
    await wait(100);
  }
}

function lock(file: string): Claim | undefined {
  const lockable = new DatabaseSync(file);
  try {
    // It writes nothing: the lock alone is wanted.
    lockable.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => lockable.close() };
  } catch (error) {
    lockable.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/** Whether a version of before this claim runs on the folder: it held a socket's name instead. */
export function isHeldByOlder(folder: string): Promise<boolean> {
  const name = `frontdesk-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.claim`);
  return new Promise((done) => {
    const socket = connect(address, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
