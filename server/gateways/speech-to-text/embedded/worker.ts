import { parentPort } from 'node:worker_threads';
import { succeed } from '#shared/result.ts';
import { hearRecording } from '#shared/speech/hear-recording.ts';
import { transcribeRecording } from '#shared/speech/transcribe-recording.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';
import { loadListener } from './listener.ts';
import { loadTranscriber } from './transcriber.ts';

/** The thread in which the embedded engine lives: listening keeps a processor busy and must not hold up the server. */
const hearing = loadHearing();
let before: Promise<unknown> = hearing;

/** One recording after the other: the engine has one memory. */
parentPort?.on('message', ({ id, wav }: WorkerRequest) => {
  before = before.then(async () => {
    const hear = await hearing;
    const answer: WorkerAnswer = { id, heard: await hear(wav) };
    parentPort?.postMessage(answer);
  });
});

/** The full engine; where its files are missing or the machine cannot run it, the light one. */
async function loadHearing(): Promise<(wav: Uint8Array) => Promise<WorkerAnswer['heard']>> {
  try {
    const transcribe = await loadTranscriber();
    return async (wav) => {
      const heard = await transcribeRecording(wav, transcribe);
      return heard.ok ? succeed({ ...heard.value, engine: 'embedded' }) : heard;
    };
  } catch {
    const listen = await loadListener();
    return async (wav) => {
      const heard = await hearRecording(wav, async (samples) => listen(samples));
      return heard.ok ? succeed({ ...heard.value, engine: 'embedded (light)' }) : heard;
    };
  }
}
