import { fail, succeed, type Result } from '#shared/result.ts';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { readTranscript, requestTranscript, uploadAudio } from '#src/platform/api/public/speech.ts';
import { pause } from './pause.ts';
import { serviceMessage } from './service-message.ts';
import type { Heard, ProcessingStage } from './voice-state.ts';

/** The polling interval (NUM-3); there is no limit, because the person can always cancel. */
const POLL_EVERY_MS = 3000;

export type TranscriptionProblem =
  | { readonly kind: 'network' }
  | { readonly kind: 'service'; readonly message: string }
  | { readonly kind: 'no-words' }
  /** Only this device may be used, and its engine is not here yet. */
  | { readonly kind: 'not-ready' };

function asTranscriptionProblem(problem: ApiProblem): TranscriptionProblem {
  if (problem.kind === 'refused') {
    return { kind: 'service', message: serviceMessage(problem, intakeTexts.httpError) };
  }
  return { kind: problem.kind === 'unreadable' ? 'no-words' : 'network' };
}

/**
 * Transcribes a recording (CALL-11): upload, request a transcript, poll it every 3000 ms until it is completed or an
 * error. An empty text counts as failure (VOICE-6). Ends early when `signal` is aborted; the result then has no
 * meaning. `onStage` hears when the recording has arrived.
 * @param language of the words, where it is not English
 */
export async function transcribe(
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  onStage: (stage: ProcessingStage) => void = () => undefined,
  language?: string,
): Promise<Result<Heard, TranscriptionProblem>> {
  const uploaded = await uploadAudio(wav, signal, language);
  if (!uploaded.ok) return fail(asTranscriptionProblem(uploaded.problem));
  onStage('listening');
  const requested = await requestTranscript(uploaded.value.upload_url, signal, language);
  if (!requested.ok) return fail(asTranscriptionProblem(requested.problem));

  const heard = await readWhenDone(requested.value.id, signal);
  return heard.ok && language !== undefined ? succeed({ ...heard.value, language }) : heard;
}

async function readWhenDone(id: string, signal: AbortSignal): Promise<Result<Heard, TranscriptionProblem>> {
  const read = await readTranscript(id, signal);
  if (!read.ok) return fail(asTranscriptionProblem(read.problem));
  const { status, text, engine, confidence } = read.value;
  if (status === 'completed') {
    const words = text?.trim() ?? '';
    return words === ''
      ? fail({ kind: 'no-words' })
      : succeed({
          text: words,
          ...(engine === undefined ? {} : { engine }),
          ...(typeof confidence === 'number' ? { confidence } : {}),
        });
  }
  if (status === 'error') return fail({ kind: 'no-words' });
  await pause(POLL_EVERY_MS, signal);
  return signal.aborted ? fail({ kind: 'network' }) : readWhenDone(id, signal);
}
