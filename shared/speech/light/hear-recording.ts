import { fail, succeed, type Result } from '#shared/result.ts';
import { judge } from './confidence.ts';
import type { HeardWord } from './heard-words.ts';
import { readWav } from '#shared/speech/sound/read-wav.ts';
import { atEngineRate } from '#shared/speech/sound/resample.ts';
import { mayHoldSpeech, soundingSeconds } from '#shared/speech/sound/voice-activity.ts';
import { writtenForm } from './written-form.ts';

/** What was said, in written form, and the engine's confidence from 0 to 1. */
export type Heard = { readonly text: string; readonly confidence: number };

/** `no-speech`: nothing was said; `unclear`: no words can be believed; `engine-failed`: the engine crashed. */
export type HearingProblem = { readonly kind: 'no-speech' | 'unclear' | 'engine-failed' };

/** The light engine: the words in 16 kHz samples; undefined if it crashed. */
export type Listen = (samples: Float32Array) => Promise<HeardWord[] | undefined>;

/** Transcribes a WAV file with the light engine. */
export async function hearRecording(wav: Uint8Array, listen: Listen): Promise<Result<Heard, HearingProblem>> {
  const sound = samplesToHear(wav);
  if (!sound.ok) return sound;
  const heard = await listen(sound.value);
  if (heard === undefined) return fail({ kind: 'engine-failed' });
  const { words, confidence } = judge(heard, soundingSeconds(sound.value));
  const text = writtenForm(words);
  return text === '' ? fail({ kind: 'unclear' }) : succeed({ text, confidence });
}

/** A WAV file's samples at the engines' rate, if any of it may be speech. */
export function samplesToHear(wav: Uint8Array): Result<Float32Array, HearingProblem> {
  const sound = readWav(wav);
  if (!sound.ok) return fail({ kind: 'engine-failed' });
  const samples = atEngineRate(sound.value);
  return mayHoldSpeech(samples) ? succeed(samples) : fail({ kind: 'no-speech' });
}
