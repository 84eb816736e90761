import { Worker } from 'node:worker_threads';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { PrescriptionPrint, PrescriptionPrinter, PrintProblem } from './prescription-print.ts';
import type { PrintAnswer, PrintRequest } from './worker.ts';

type Printed = Result<Uint8Array, PrintProblem>;
type Job = { readonly print: PrescriptionPrint; readonly settle: (printed: Printed) => void };

export type PrintLimits = {
  /** The longest one prescription may take once it is its turn. */
  readonly longestMs: number;
  /** The most letters, some thirty pages; a prescription has one or two. */
  readonly mostCharacters: number;
  readonly mostWaiting: number;
};

const LIMITS: PrintLimits = { longestMs: 20_000, mostCharacters: 100_000, mostWaiting: 60 };
/** After this long without work the thread ends, to free its memory. */
const IDLE_MS = 120_000;

/**
 * Renders in a thread that starts with the first job, one after another, so that neither the start nor other requests
 * wait for it. A job that takes too long, or that nobody is waiting for, ends with its thread; the next one gets a new
 * one.
 */
export function createPrintThread(limits: PrintLimits = LIMITS): PrescriptionPrinter {
  const waiting: Job[] = [];
  let drawing: Job | undefined;
  let worker: Worker | undefined;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let prints = 0;

  function settle(printed: Printed): void {
    clearTimeout(limit);
    const done = drawing;
    drawing = undefined;
    done?.settle(printed);
    next();
  }

  function next(): void {
    const job = waiting.shift();
    if (job === undefined) return rest();
    drawing = job;
    worker ??= start();
    worker.ref();
    limit = setTimeout(() => giveUp('too-slow'), limits.longestMs);
    worker.postMessage({ id: (prints += 1), print: job.print } satisfies PrintRequest);
  }

  function rest(): void {
    worker?.unref();
    idle = setTimeout(() => void end(), IDLE_MS).unref();
  }

  function end(): Promise<unknown> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    return ending?.terminate() ?? Promise.resolve();
  }

  function giveUp(kind: PrintProblem['kind']): void {
    void end();
    if (drawing !== undefined) settle(fail({ kind }));
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', ({ id, pdf }: PrintAnswer) => {
      if (worker === started && id === prints && drawing !== undefined)
        settle(pdf === undefined ? fail({ kind: 'failed' }) : succeed(pdf));
    });
    for (const event of ['error', 'exit'] as const) started.on(event, () => worker === started && giveUp('failed'));
    return started;
  }

  return {
    async print(print, signal) {
      if (charactersIn(print) > limits.mostCharacters) return fail({ kind: 'too-long' });
      if (waiting.length >= limits.mostWaiting) return fail({ kind: 'busy' });
      if (signal?.aborted === true) return fail({ kind: 'stopped' });
      clearTimeout(idle);
      return new Promise<Printed>((resolve) => {
        const job: Job = {
          print,
          settle: (printed) => {
            signal?.removeEventListener('abort', stop);
            resolve(printed);
          },
        };
        function stop(): void {
          if (drawing === job) return giveUp('stopped');
          waiting.splice(waiting.indexOf(job), 1);
          job.settle(fail({ kind: 'stopped' }));
        }
        signal?.addEventListener('abort', stop, { once: true });
        waiting.push(job);
        if (drawing === undefined) next();
      });
    },
    async close() {
      for (const job of waiting.splice(0)) job.settle(fail({ kind: 'stopped' }));
      const ending = worker;
      giveUp('stopped');
      clearTimeout(idle);
      await ending?.terminate();
    },
  };
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + charactersIn(part), 0);
}
