import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Child = {
  readonly process: ChildProcess;
  /** All that it has written so far, both streams. */
  output(): string;
  /** Resolves with the match as soon as the output has it; rejects when the process ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, or the signal, when it has ended. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Runs a program of the product and listens to it. */
export function runChild(
  file: string,
  args: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string; readonly uid?: number } = {},
): Child {
  const { cwd, uid } = options;
  const child = spawn(file, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    process: child,
    output: () => output,
    says: (pattern) =>
      new Promise((done, refuse) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match !== null) done(match);
        };
        listeners.add(look);
        look();
        void ended.then(() => refuse(new Error(`It ended without saying ${String(pattern)}:\n${output}`)));
      }),
    ended,
  };
}
