import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_AFTER_MS = 1_000;

export type Supervised = {
  /** SIGKILL; the supervisor starts it again after a second. */
  kill(): void;
  end(): Promise<void>;
};

/** Runs a program, and starts it again whenever it ends, as systemd would. */
export function supervise(
  file: string,
  words: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly log: number },
): Supervised {
  let child: ChildProcess;
  let isWanted = true;
  const run = () => {
    child = spawn(file, words, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.log, options.log],
    });
    child.once('exit', () => {
      if (isWanted) void wait(AGAIN_AFTER_MS).then(() => isWanted && run());
    });
  };
  run();
  return {
    kill: () => void child.kill('SIGKILL'),
    end: async () => {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
