import { randomUUID } from 'node:crypto';
import { RECORDING_MAX_SECONDS } from '#shared/contract/speech/speech.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findSound, type WavProblem } from '#shared/speech/sound/read-wav.ts';
import type { Database } from '#server/database/engine/client.ts';
import {
  deleteExpiredSpeechJobs,
  findSpeechJob,
  insertSpeechJob,
  updateSpeechJob,
} from '#server/database/repositories/clinic/speech-jobs-repository.ts';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import { createGate } from './places.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { jobView, type TranscriptionJob } from './transcription-job.ts';
import { createHeartbeat } from './transcription-heartbeat.ts';

export type RecordingProblem = WavProblem | { readonly kind: 'too-long' } | { readonly kind: 'busy' };

export interface Transcription {
  /**
   * Checks a recording and begins to listen to it. Resolves with the id of the upload once that is on record.
   * @param from the address it came from: one address has half of the places at most
   * @param language of the words, as a BCP 47 tag, where it is not English
   */
  accept(bytes: Uint8Array, from: string, language?: string): Promise<Result<{ uploadId: string }, RecordingProblem>>;
  /** The job of an upload, by the address that the upload was given. */
  jobOfAudio(audioUrl: string): Promise<TranscriptionJob | undefined>;
  job(id: string): Promise<TranscriptionJob | undefined>;
}

/** Text that nobody fetched is gone after 15 minutes (VOICE-8). */
const KEPT_MS = 15 * 60_000;
/** More recordings than this at once would fill the memory of one process. */
const AT_ONCE = { most: 24, mostOfOne: 12 };

/**
 * Transcription jobs (CALL-11). The sound stays in the memory of the process that received it, until its words are found, and is
 * then dropped; the words wait in the database, so that any process may answer the questions about the job.
 */
export function createTranscription(deps: {
  readonly database: Database;
  readonly speech: SpeechGateway;
  readonly now: () => Date;
  /** Told the kind of what went wrong, never what was said. */
  readonly onProblem: (kind: string) => void;
}): Transcription {
  const { database, speech, now } = deps;
  const heartbeat = createHeartbeat(database, now);
  const gate = createGate(AT_ONCE);

  async function listen(id: string, bytes: Uint8Array, from: string, language: string | undefined): Promise<void> {
    try {
      const heard = await speech.transcribe(bytes, AbortSignal.timeout(KEPT_MS), language);
      if (!heard.ok) deps.onProblem(heard.problem.kind);
      await updateSpeechJob(
        database.orm,
        id,
        heard.ok ? { status: 'completed', ...heard.value } : { status: 'error', problem: heard.problem.kind },
      );
    } catch {
      // The database is away, or the process ends: the missing heartbeat will tell whoever asks.
      deps.onProblem('not-recorded');
    } finally {
      heartbeat.end(id);
      gate.leave(from);
    }
  }

  /** A row that this fails to delete (the database is away) goes with the next one; nobody is shown it in the meantime. */
  async function forgetExpired(): Promise<void> {
    await deleteExpiredSpeechJobs(database.orm, now()).catch(() => deps.onProblem('not-forgotten'));
  }

  return {
    async accept(bytes, from, language) {
      // Only where the sound is: reading its millions of samples is for the thread that listens.
      const sound = findSound(bytes);
      if (!sound.ok) return sound;
      const seconds = sound.value.frames / sound.value.sampleRate;
      if (seconds > RECORDING_MAX_SECONDS) return fail({ kind: 'too-long' });
      if (!gate.enter(from)) return fail({ kind: 'busy' });
      await forgetExpired();
      const [id, uploadId, at] = [randomUUID(), randomUUID(), now()];
      heartbeat.begin(id);
      try {
        const expiresAt = new Date(at.getTime() + KEPT_MS);
        await insertSpeechJob(database.orm, { id, uploadId, status: 'processing', beatAt: at, expiresAt });
      } catch (error) {
        heartbeat.end(id);
        gate.leave(from);
        throw error;
      }
      void listen(id, bytes, from, language);
      setTimeout(() => void forgetExpired(), KEPT_MS + 1000).unref();
      return succeed({ uploadId });
    },
    async jobOfAudio(audioUrl) {
      const uploadId = audioUrl.split('/').at(-1) ?? '';
      const row = isUuid(uploadId) ? await findSpeechJob(database.orm, { uploadId }, now()) : undefined;
      return row && jobView(row, now());
    },
    async job(id) {
      const row = isUuid(id) ? await findSpeechJob(database.orm, { id }, now()) : undefined;
      return row && jobView(row, now());
    },
  };
}
