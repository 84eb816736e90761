import type { SpeechJobRow } from '#server/database/repositories/clinic/speech-jobs-repository.ts';
import type { SpeechProblem } from '#server/gateways/speech-to-text/speech-problem.ts';

/** A transcription as CALL-11 and the AssemblyAI protocol show it. */
export interface TranscriptionJob {
  readonly id: string;
  readonly uploadId: string;
  readonly status: 'queued' | 'processing' | 'completed' | 'error';
  readonly text: string | null;
  readonly engine?: string;
  readonly confidence: number | null;
  readonly error?: string;
}

/** Without a sign of life for so long, the process that listened is taken to be gone, and the sound with it. */
const LOST_AFTER_MS = 45_000;

const LOST = 'The recording was lost on the server. Please record it again.';
const ERRORS: Readonly<Record<SpeechProblem['kind'], string>> = {
  'no-speech': 'No speech was heard in the recording.',
  unclear: 'The words in the recording could not be understood.',
  unreachable: 'The speech service could not be reached. Please try again.',
  refused: 'The speech service refused the recording. Please try again.',
  'unreadable-answer': 'The speech service sent an answer that could not be read.',
  'too-slow': 'The speech service took too long. Please try again.',
  'engine-failed': 'The speech engine failed. Please try again.',
  stopped: LOST,
};

/** How far a transcription is, from its row; one without a sign of life for 45 s has ended with an error. */
export function jobView(row: SpeechJobRow, now: Date): TranscriptionJob {
  const { id, uploadId, text, engine, confidence } = row;
  const facts = { id, uploadId, text, confidence, ...(engine === null ? {} : { engine }) };
  if (row.status === 'completed') return { ...facts, status: 'completed' };
  if (row.status === 'error') return { ...facts, status: 'error', error: errorOf(row.problem) };
  const isLost = now.getTime() - row.beatAt.getTime() > LOST_AFTER_MS;
  return isLost ? { ...facts, status: 'error', error: LOST } : { ...facts, status: 'processing' };
}

function errorOf(kind: string | null): string {
  const known = Object.entries(ERRORS).find(([name]) => name === kind);
  return known?.[1] ?? LOST;
}
