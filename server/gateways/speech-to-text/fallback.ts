import type { SpeechGateway, SpeechProblem } from './speech-problem.ts';

/** Failures of the service itself; that nothing was said would be no different with another engine. */
const SERVICE_FAILED: readonly SpeechProblem['kind'][] = [
  'unreachable',
  'refused',
  'unreadable-answer',
  'engine-failed',
];

/** Asks `first`, and `second` where the service itself fails. */
export function withFallback(first: SpeechGateway, second: SpeechGateway): SpeechGateway {
  return {
    async transcribe(wav, signal) {
      const heard = await first.transcribe(wav, signal);
      if (heard.ok || !SERVICE_FAILED.includes(heard.problem.kind)) return heard;
      const instead = await second.transcribe(wav, signal);
      return instead.ok
        ? { ok: true, value: { ...instead.value, engine: `${instead.value.engine} (fallback)` } }
        : instead;
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
