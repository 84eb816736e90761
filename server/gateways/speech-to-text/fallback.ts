import type { SpeechGateway, SpeechProblem, SpeechStatus } from './speech-problem.ts';

/** Failures of the service itself; that nothing was said would be no different with another engine. */
const SERVICE_FAILED: readonly SpeechProblem['kind'][] = [
  'unreachable',
  'refused',
  'unreadable-answer',
  'engine-failed',
];

/**
 * Asks `first`, and `second` where the service itself fails. Patients are not told of such a failure; its time and kind
 * are kept for staff.
 * @param who whose service `first` is
 */
export function withFallback(
  first: SpeechGateway,
  second: SpeechGateway,
  who: Pick<SpeechStatus, 'by' | 'name'>,
  now = () => new Date(),
): SpeechGateway {
  let status: SpeechStatus = { ...who, failures: 0 };
  return {
    async transcribe(wav, signal) {
      const heard = await first.transcribe(wav, signal);
      if (heard.ok || !SERVICE_FAILED.includes(heard.problem.kind)) return heard;
      status = { ...status, failures: status.failures + 1, lastFailure: { at: now(), ...heard.problem } };
      const instead = await second.transcribe(wav, signal);
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
