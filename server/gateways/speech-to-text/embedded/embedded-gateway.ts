import { fail, succeed } from '#shared/result.ts';
import { readWav } from '#shared/speech/read-wav.ts';
import { atEngineRate } from '#shared/speech/resample.ts';
import { mayHoldSpeech, soundingSeconds } from '#shared/speech/voice-activity.ts';
import { writtenForm } from '#shared/speech/written-form.ts';
import { judge, type Judgement } from '#shared/speech/confidence.ts';
import { withNoiseFloor } from '#shared/speech/noise-floor.ts';
import type { SpeechGateway } from '../speech-problem.ts';
import { createEngineThread, type EngineThread } from './engine-thread.ts';

/** Shown beside the transcript: which engine listened. */
const ENGINE = 'embedded';
const NOISE_FLOOR_DECIBELS = 20;

/** The engine inside the product: no key, no network, a vocabulary of registration. */
export function createEmbeddedGateway(): SpeechGateway {
  const thread = createEngineThread();
  return {
    async transcribe(wav, signal) {
      const sound = readWav(wav);
      if (!sound.ok) return fail({ kind: 'engine-failed' });
      const samples = atEngineRate(sound.value);
      if (!mayHoldSpeech(samples)) return fail({ kind: 'no-speech' });
      const heard = await Promise.race([listenTwice(thread, samples), whenStopped(signal)]);
      if (heard === 'stopped') return fail({ kind: 'stopped' });
      if (heard === undefined) return fail({ kind: 'engine-failed' });
      const { words, confidence } = heard;
      const text = writtenForm(words);
      if (text === '') return fail({ kind: 'unclear' });
      return succeed({ text, engine: ENGINE, confidence });
    },
    close: () => thread.close(),
  };
}

/** Listens again over a soft noise floor where the first hearing is doubtful, and takes the better one. */
async function listenTwice(thread: EngineThread, samples: Float32Array): Promise<Judgement | undefined> {
  const seconds = soundingSeconds(samples);
  const first = await thread.listen(samples);
  const heard = first && judge(first, seconds);
  if (!heard?.isDoubtful) return heard;
  const second = await thread.listen(withNoiseFloor(samples, NOISE_FLOOR_DECIBELS));
  const again = second && judge(second, seconds);
  return again !== undefined && again.confidence > heard.confidence ? again : heard;
}

function whenStopped(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}
