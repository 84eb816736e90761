import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';
import { loadListener } from './listener.ts';

/** The thread in which the embedded engine lives: listening keeps a processor busy and must not hold up the server. */
const listening = loadListener();

parentPort?.on('message', async ({ id, samples }: WorkerRequest) => {
  const listen = await listening;
  const answer: WorkerAnswer = { id, words: listen(samples) };
  parentPort?.postMessage(answer);
});
