import { parentPort, workerData } from 'node:worker_threads';
import { fail, succeed } from '#shared/result.ts';
import { hearRecording } from '#shared/speech/light/hear-recording.ts';
import { transcribeRecording } from '#shared/speech/hearing/transcribe-recording.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSetting } from './worker-messages.ts';
import { loadListener } from './listener.ts';
import { loadTranscriber } from './transcriber.ts';

/** The thread of one embedded engine: recognition keeps a processor busy and must not block the server. */
const { engine, weights }: WorkerSetting = workerData;
const hearing = engine === 'embedded' ? loadFull() : loadLight();
/** The next recording reports that the engine could not be loaded; without one there is nobody to tell. */
hearing.catch(() => undefined);

parentPort?.on('message', ({ id, wav }: WorkerRequest) => {
  void hearing
    .then((hear) => hear(wav))
    .then((heard) => (heard.ok ? succeed({ ...heard.value, engine }) : heard))
    .catch(() => fail({ kind: 'engine-failed' } as const))
    .then((heard) => parentPort?.postMessage({ id, heard } satisfies WorkerAnswer));
});

async function loadFull() {
  const transcribe = await loadTranscriber(weights);
  return (wav: Uint8Array) => transcribeRecording(wav, transcribe);
}

async function loadLight() {
  const listen = await loadListener();
  return (wav: Uint8Array) => hearRecording(wav, async (samples) => listen(samples));
}
