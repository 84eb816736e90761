import { fail, succeed, type Result } from '#shared/result.ts';
import { checkPhone } from './check-phone.ts';
import { judge, type Judgement } from './confidence.ts';
import type { HeardWord } from './heard-words.ts';
import { withNoiseFloor } from './noise-floor.ts';
import { readWav } from './read-wav.ts';
import { atEngineRate } from './resample.ts';
import { mayHoldSpeech, soundingSeconds } from './voice-activity.ts';
import { writtenForm } from './written-form.ts';

/** `no-speech`: nothing was said; `unclear`: no words are to be believed; `engine-failed`: the engine broke. */
export type HearingProblem = { readonly kind: 'no-speech' | 'unclear' | 'engine-failed' };

/** The engine at work: the words in 16 kHz samples; undefined when it broke. */
type Listen = (samples: Float32Array) => Promise<HeardWord[] | undefined>;

const NOISE_FLOOR_DECIBELS = 20;

/** The words in a WAV file as people write them, with the engine's confidence from 0 to 1. */
export async function hearRecording(
  wav: Uint8Array,
  listen: Listen,
): Promise<Result<{ text: string; confidence: number }, HearingProblem>> {
  const sound = readWav(wav);
  if (!sound.ok) return fail({ kind: 'engine-failed' });
  const samples = atEngineRate(sound.value);
  if (!mayHoldSpeech(samples)) return fail({ kind: 'no-speech' });
  const heard = await listenTwice(listen, samples);
  if (heard === undefined) return fail({ kind: 'engine-failed' });
  const text = writtenForm(await checkPhone(heard.words, samples, listen));
  return text === '' ? fail({ kind: 'unclear' }) : succeed({ text, confidence: heard.confidence });
}

/** Listens again over a soft noise floor where the first hearing is doubtful, and takes the better one. */
async function listenTwice(listen: Listen, samples: Float32Array): Promise<Judgement | undefined> {
  const seconds = soundingSeconds(samples);
  const first = await listen(samples);
  const heard = first && judge(first, seconds);
  if (!heard?.isDoubtful) return heard;
  const second = await listen(withNoiseFloor(samples, NOISE_FLOOR_DECIBELS));
  const again = second && judge(second, seconds);
  return again !== undefined && again.confidence > heard.confidence ? again : heard;
}
