import { parentPort, workerData } from 'node:worker_threads';
import { draftByRules } from '#server/medicines/draft/draft.ts';

/** Drafts one long report in its own thread. */
parentPort?.postMessage(draftByRules(workerData));
