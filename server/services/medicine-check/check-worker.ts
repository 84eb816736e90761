import { parentPort, workerData } from 'node:worker_threads';
import { findingsOf } from './medicine-findings.ts';

/** Checks one long record in its own thread. */
parentPort?.postMessage(findingsOf(workerData.patient, workerData.checked));
