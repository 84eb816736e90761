import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type StartedProgram = {
  readonly pid: number;
  /** From the spawn to the moment it said that it was ready. */
  readonly readyMs: number;
  /** Its output until then. */
  readonly output: string;
  stop(): Promise<void>;
};

/** Starts a Node program and waits until it says that it is ready. */
export async function startProgram(
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProgram> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const readyMs = await new Promise<number>((done, refuse) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (ready.test(output)) done(performance.now() - began);
    });
    void ended.then(() => refuse(new Error(`It ended before it was ready:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, readyMs, output, stop };
}
