import { fail, succeed, type Result } from '#shared/result.ts';
import { UNSURE } from './believed.ts';
import { checkName } from './check-name.ts';
import { checkPhone } from './check-phone.ts';
import { judge, type Judgement } from './confidence.ts';
import type { Listen } from './hear-part-again.ts';
import { withNoiseFloor } from './noise-floor.ts';
import { readWav } from './read-wav.ts';
import { atEngineRate } from './resample.ts';
import { mayHoldSpeech, soundingSeconds } from './voice-activity.ts';
import { writtenForm } from './written-form.ts';

/** `no-speech`: nothing was said; `unclear`: no words are to be believed; `engine-failed`: the engine broke. */
export type HearingProblem = { readonly kind: 'no-speech' | 'unclear' | 'engine-failed' };

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
  const named = await checkName(heard.words, samples, listen);
  const phoned = await checkPhone(named.words, samples, listen);
  const text = writtenForm(phoned.words);
  if (text === '') return fail({ kind: 'unclear' });
  const isSure = named.isSure && phoned.isSure;
  return succeed({ text, confidence: isSure ? heard.confidence : Math.min(heard.confidence, UNSURE) });
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
