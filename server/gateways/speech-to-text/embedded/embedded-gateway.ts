import { fail, succeed } from '#shared/result.ts';
import { readWav } from '#shared/speech/read-wav.ts';
import { atEngineRate } from '#shared/speech/resample.ts';
import { mayHoldSpeech } from '#shared/speech/voice-activity.ts';
import { writtenForm } from '#shared/speech/written-form.ts';
import { judge } from '#shared/speech/confidence.ts';
import type { SpeechGateway } from '../speech-problem.ts';
import { createEngineThread } from './engine-thread.ts';

/** Shown beside the transcript: which engine listened. */
const ENGINE = 'embedded';

/** The engine inside the product: no key, no network, a vocabulary of registration. */
export function createEmbeddedGateway(): SpeechGateway {
  const thread = createEngineThread();
  return {
    async transcribe(wav, signal) {
      const sound = readWav(wav);
      if (!sound.ok) return fail({ kind: 'engine-failed' });
      const samples = atEngineRate(sound.value);
      if (!mayHoldSpeech(samples)) return fail({ kind: 'no-speech' });
      const heard = await Promise.race([thread.listen(samples), whenStopped(signal)]);
      if (heard === 'stopped') return fail({ kind: 'stopped' });
      if (heard === undefined) return fail({ kind: 'engine-failed' });
      const { words, confidence } = judge(heard);
      const text = writtenForm(words);
      if (text === '') return fail({ kind: 'unclear' });
      return succeed({ text, engine: ENGINE, confidence });
    },
    close: () => thread.close(),
  };
}

function whenStopped(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('stopped');
    else signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}
