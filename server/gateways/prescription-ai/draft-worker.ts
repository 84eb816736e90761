import { parentPort, workerData } from 'node:worker_threads';
import { draftByRules } from '#server/medicines/draft/draft.ts';

/** Drafts one long report in a thread of its own. */
parentPort?.postMessage(draftByRules(workerData));
