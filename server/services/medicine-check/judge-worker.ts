import { parentPort, workerData } from 'node:worker_threads';
import { judgeDraft } from './judge-draft.ts';

/** Checks the draft of one long report in its own thread. */
parentPort?.postMessage(judgeDraft(workerData.drafted, workerData.body));
