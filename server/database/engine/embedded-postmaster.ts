import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a running PostgreSQL writes about itself into its data folder. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly socketFolder: string };

/** Reads `postmaster.pid`; undefined if it is missing or incomplete. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port, socketFolder] = [Number(lines[0]), Number(lines[3]), lines[4]];
  return pid > 1 && port > 0 && socketFolder ? { pid, port, socketFolder } : undefined;
}

/** Whether that process is alive and is this data folder's PostgreSQL, not another one with the same process id. */
export async function isPostgresOf(data: string, pid: number): Promise<boolean> {
  const words = await commandLine(pid);
  return words.includes('postgres') && words.includes(data);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    // A zombie's command line is empty.
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/**
 * Stops PostgreSQL, first gently, so that it ends its sessions and writes a checkpoint, then forcibly. Neither loses a
 * committed row.
 */
export async function stopPostgres(data: string, pid: number): Promise<void> {
  for (const [signal, forMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!(await isPostgresOf(data, pid))) return;
    signalProcess(pid, signal);
    const until = Date.now() + forMs;
    while (Date.now() < until) {
      if (!(await isPostgresOf(data, pid))) return;
      await wait(20);
    }
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
