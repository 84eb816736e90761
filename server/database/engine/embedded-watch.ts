import { fail, type Result } from '#shared/result.ts';
import type { EmbeddedProblem } from './embedded-problem.ts';

const WATCH_EVERY_MS = 1_000;

type Care = {
  readonly lives: (pid: number) => Promise<boolean>;
  readonly again: () => Promise<Result<{ readonly pid: number }, EmbeddedProblem>>;
  /** Called with the problem if a restart failed; it is tried again. */
  readonly onRestart: ((problem: EmbeddedProblem | undefined) => void) | undefined;
};

export type EngineWatch = {
  readonly pid: () => number;
  /** Ends the watch, after a restart in progress. */
  readonly end: () => Promise<void>;
};

/** Checks every second that the engine is alive, and restarts it if it is not. */
export function watchEngine(firstPid: number, care: Care): EngineWatch {
  let pid = firstPid;
  let ended = false;
  let looking: Promise<void> | undefined;

  const look = async () => {
    if (ended || (await care.lives(pid))) return;
    const restarted = await care.again().catch((error: unknown) => fail(brokenMachine(error)));
    if (restarted.ok) pid = restarted.value.pid;
    care.onRestart?.(restarted.ok ? undefined : restarted.problem);
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, WATCH_EVERY_MS).unref();

  return {
    pid: () => pid,
    end: async () => {
      ended = true;
      clearInterval(timer);
      await looking;
    },
  };
}

/** A full disk, a missing folder: the next check tries again. */
function brokenMachine(error: unknown): EmbeddedProblem {
  return { kind: 'not-started', message: error instanceof Error ? error.message : String(error) };
}
