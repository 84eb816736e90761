import { SpeechStatus } from '#shared/contract/speech/speech-status.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** GET api/speech/status, of our own server only, for administrators. */
export function readSpeechStatus(signal: AbortSignal): Promise<Result<SpeechStatus, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/speech/status', schema: SpeechStatus, signal });
}
