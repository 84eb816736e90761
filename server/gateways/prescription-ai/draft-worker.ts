import { parentPort, workerData } from 'node:worker_threads';
import { draftByRules } from './rules/draft.ts';

/** Drafts one long report in a thread of its own. */
parentPort?.postMessage(draftByRules(workerData));
