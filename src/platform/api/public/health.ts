import * as v from 'valibot';
import { Health } from '#shared/contract/clinic/health.ts';
import { speechProvider } from '#src/platform/speech/speech-provider.ts';
import { addressOf, isSameOrigin } from '#src/platform/api/http/address.ts';
import { learnBackend } from '#src/platform/api/http/backend.ts';
import { allDoctors } from './doctors.ts';
import { call } from '#src/platform/api/http/http.ts';
import { reportReach } from '#src/platform/api/http/reach.ts';

const PROBE_TIMEOUT_MS = 4000;
const PATH = 'api/health';

/**
 * Asks whether the API can be reached, and learns whose it is. Another backend does not have this route, but it does
 * have the list of doctors; a gateway without a backend has neither and counts as unreachable. A failing one (a 5xx
 * that is not ours) says nothing about the server behind it.
 */
export async function probeHealth(): Promise<boolean> {
  const answer = await call({ method: 'GET', path: PATH, schema: Health, timeoutMs: PROBE_TIMEOUT_MS });
  if (answer.ok) {
    learnBackend('ours');
    speechProvider.setState({ speech: answer.value.speech });
    return true;
  }
  const { problem } = answer;
  if (problem.kind === 'refused') {
    const isFromUs = isOurProblem(problem.bodyText);
    if (isFromUs) learnBackend('ours');
    if (isFromUs || problem.status >= 500) return true;
  } else if (problem.kind !== 'unreadable') return isSameOrigin() ? false : probeOtherHost();
  const { ok } = await allDoctors({ timeoutMs: PROBE_TIMEOUT_MS });
  if (ok) learnBackend('other');
  return ok;
}

/** Another host may block the page from reading this path (CORS) and still be there. */
async function probeOtherHost(): Promise<boolean> {
  try {
    await fetch(addressOf(PATH), { mode: 'no-cors', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  } catch {
    return false;
  }
  learnBackend('other');
  reportReach(true);
  return true;
}

function isOurProblem(bodyText: string): boolean {
  try {
    return v.is(Health, JSON.parse(bodyText));
  } catch {
    return false;
  }
}
