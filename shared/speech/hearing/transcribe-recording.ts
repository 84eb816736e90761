import { fail, succeed, type Result } from '#shared/result.ts';
import { UNSURE } from './believed.ts';
import { samplesToHear, type Heard, type HearingProblem } from '#shared/speech/light/hear-recording.ts';
import { mendSpelling } from '#shared/speech/mending/mend-spelling.ts';
import type { Transcribe, Transcript } from '#shared/speech/moonshine/transcriber.ts';

/** The mean natural log-probability of a token below which the words are invented, and above which they are clear. */
const WORST = -0.6;
const BEST = -0.1;
/** A single word, as heard in noise or hum. */
const SAYS_NOTHING = /^\W*(\w+\W+)?\w*\W*$/u;

/**
 * Transcribes a WAV file with the full engine, with its confidence from 0 to 1. Where words were corrected the engine
 * was not sure, so the speaker is asked to check.
 */
export async function transcribeRecording(
  wav: Uint8Array,
  transcribe: Transcribe,
): Promise<Result<Heard, HearingProblem>> {
  const sound = samplesToHear(wav);
  if (!sound.ok) return sound;
  const transcript = await transcribe(sound.value);
  const confidence = confidenceIn(transcript);
  if (confidence === 0) return fail({ kind: 'unclear' });
  const text = mendSpelling(transcript.text);
  const isAsHeard = !transcript.isMended && text === transcript.text;
  return succeed({ text, confidence: isAsHeard ? confidence : Math.min(confidence, UNSURE) });
}

function confidenceIn({ text, meanLogProbability }: Transcript): number {
  if (SAYS_NOTHING.test(text)) return 0;
  const share = (meanLogProbability - WORST) / (BEST - WORST);
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
