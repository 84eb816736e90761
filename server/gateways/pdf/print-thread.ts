import { Worker } from 'node:worker_threads';
import type { PrescriptionPrinter } from './prescription-print.ts';
import type { PrintAnswer, PrintRequest } from './worker.ts';

type Waiting = { readonly resolve: (pdf: Uint8Array) => void; readonly reject: (error: Error) => void };

/** After this long without work the thread and its fonts give their memory back. */
const IDLE_MS = 120_000;

/** Draws in a thread that starts at the first print, so that neither the start nor other requests wait for it. */
export function createPrintThread(): PrescriptionPrinter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let prints = 0;

  function settle({ id, pdf, fault = 'the thread ended' }: PrintAnswer): void {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) rest();
    if (pdf !== undefined) one?.resolve(pdf);
    else one?.reject(new Error(`The prescription could not be drawn: ${fault}.`));
  }

  function rest(): void {
    worker?.unref();
    idle = setTimeout(() => void end(), IDLE_MS).unref();
  }

  function end(): Promise<unknown> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    for (const id of waiting.keys()) settle({ id });
    return ending?.terminate() ?? Promise.resolve();
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', settle);
    for (const event of ['error', 'exit'] as const) started.on(event, () => worker === started && void end());
    return started;
  }

  return {
    print(print) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const request: PrintRequest = { id: (prints += 1), print };
      const printed = new Promise<Uint8Array>((resolve, reject) => waiting.set(request.id, { resolve, reject }));
      worker.postMessage(request);
      return printed;
    },
    close: async () => void (await end()),
  };
}
