import { Worker } from 'node:worker_threads';

/**
 * For a longer text, or one with more parts, a rule with many patterns may take longer than other requests can wait.
 */
const CHARACTERS_AT_ONCE = 4000;
const PARTS_AT_ONCE = 120;
const LONGEST_MS = 20_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * Whether an input is so large that it is computed in a thread. Usual ones are computed at once, faster than a thread
 * starts.
 */
export function isLarge(input: unknown): boolean {
  const text = JSON.stringify(input);
  return text.length > CHARACTERS_AT_ONCE || text.split(/\\n|[,;]/, PARTS_AT_ONCE + 1).length > PARTS_AT_ONCE;
}

/**
 * Computes in a separate thread, one job after another, what would block every other request: `script` gets the input
 * as its workerData and posts one message, the result.
 * @returns undefined if it took too long or crashed
 */
export function computeInThread(script: URL, input: unknown, longestMs = LONGEST_MS): Promise<unknown> {
  const computed = before.then(() => run(script, input, longestMs));
  before = computed;
  return computed;
}

async function run(script: URL, input: unknown, longestMs: number): Promise<unknown> {
  const worker = new Worker(script, { workerData: input });
  let limit: NodeJS.Timeout | undefined;
  const result = await new Promise<unknown>((done) => {
    limit = setTimeout(() => done(undefined), longestMs);
    worker.on('message', done);
    for (const event of ['error', 'exit'] as const) worker.on(event, () => done(undefined));
  });
  clearTimeout(limit);
  await worker.terminate();
  return result;
}
