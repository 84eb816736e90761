import { fail } from '#shared/result.ts';
import type { SpeechGateway, SpeechProblem, SpeechStatus } from './speech-problem.ts';

/** Failures of the service itself; silence would be no different with another engine. */
const SERVICE_FAILED: readonly SpeechProblem['kind'][] = [
  'unreachable',
  'refused',
  'unreadable-answer',
  'too-slow',
  'engine-failed',
];

export type FallbackOptions = {
  /** Whose service the first one is. */
  readonly who: Pick<SpeechStatus, 'by' | 'name'>;
  /** A service that takes longer counts as failed, because a patient is waiting. */
  readonly patienceMs: number;
  readonly now?: () => Date;
};

/**
 * Uses `first`, and `second` if the service itself fails or hangs. Patients are not told of such a failure; its time
 * and kind are recorded for staff.
 */
export function withFallback(
  first: SpeechGateway,
  second: SpeechGateway,
  { who, patienceMs, now = () => new Date() }: FallbackOptions,
): SpeechGateway {
  let status: SpeechStatus = { ...who, failures: 0 };
  return {
    async transcribe(wav, signal, language) {
      const heard = await transcribeWithin(patienceMs, first, { wav, signal, language });
      if (heard.ok || !SERVICE_FAILED.includes(heard.problem.kind)) return heard;
      status = { ...status, failures: status.failures + 1, lastFailure: { at: now(), ...heard.problem } };
      const instead = await second.transcribe(wav, signal, language);
      return instead.ok
        ? { ok: true, value: { ...instead.value, engine: `${instead.value.engine} (fallback)` } }
        : instead;
    },
    status: () => status,
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

async function transcribeWithin(
  limitMs: number,
  gateway: SpeechGateway,
  { wav, signal, language }: { wav: Uint8Array; signal: AbortSignal; language: string | undefined },
): ReturnType<SpeechGateway['transcribe']> {
  const limit = AbortSignal.timeout(limitMs);
  const heard = await gateway.transcribe(wav, AbortSignal.any([signal, limit]), language);
  const isTooSlow = !heard.ok && heard.problem.kind === 'stopped' && limit.aborted && !signal.aborted;
  return isTooSlow ? fail({ kind: 'too-slow' }) : heard;
}
