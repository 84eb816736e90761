import { allDoctors } from '#src/platform/api/public/doctors.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { deviceTime } from '#src/platform/browser/clock.ts';
import { cacheDatabase } from '#src/platform/store/database.ts';
import type { KeptDoctors } from '#src/platform/loading/first-paint/read-ahead.ts';
import { within } from '#shared/within.ts';
import { answersHere, keptDoctors } from './kept-doctors.ts';

/** The copy is for later, so the list does not wait for it. */
const KEEPS_WITHIN_MS = 1500;
/** If a stored list is available, nobody should look at a spinner for longer. */
const PATIENCE_MS = 4000;

export type Directory = KeptDoctors & {
  /** False if this is the list stored at `fetchedAt`, because the server could not be reached. */
  readonly fresh: boolean;
};

/**
 * All doctors: from the server, otherwise the stored list. A server that answers with a refusal is a failure to show
 * (ERR-DOCTORS); then `kept` holds the stored list if there is one.
 */
export async function loadDoctors(): Promise<Directory | { readonly problem: ApiProblem; readonly kept?: Directory }> {
  const list = await keptDoctors();
  const kept = list && { ...list, fresh: false };
  const answer = await allDoctors(kept ? { timeoutMs: PATIENCE_MS } : {});
  if (answer.ok) {
    const { doctors } = answer.value;
    const fetchedAt = deviceTime();
    // A full, missing or unresponsive disk only costs the copy.
    const keeping = answersHere() ? cacheDatabase.directory.put({ name: 'doctors', doctors, fetchedAt }) : undefined;
    await within(KEEPS_WITHIN_MS, Promise.resolve(keeping)).catch(() => undefined);
    return { doctors, fetchedAt, fresh: true };
  }
  const { problem } = answer;
  if (!kept) return { problem };
  const silent = problem.kind === 'unreachable' || problem.kind === 'timeout';
  return silent ? kept : { problem, kept };
}
