import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { askForSync } from '#src/offline/network/background-sync.ts';
import { resumeCalls } from '#src/offline/network/call-staff.ts';
import { beat, whenSilent } from '#src/offline/network/heartbeat.ts';
import { keepStorage } from './keep-storage.ts';
import { watchCounts } from './outbox-view.ts';
import { startDrainer } from '#src/offline/queue/drainer.ts';
import { announceQueue } from '#src/offline/queue/events.ts';
import { resumePaused } from '#src/offline/network/resume-paused.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/offline/queue/rows.ts';
import { saveVisit } from '#src/offline/visits/save-visit.ts';
import { newKeys, type VisitKeys } from '#src/offline/visits/visit-keys.ts';
import { within } from '#shared/within.ts';
import type { SavedVisit } from '#src/offline/visits/replace-visit.ts';
import { courier } from '#src/offline/visits/courier.ts';
import { wakeWhenSeen } from '#src/offline/network/wake.ts';
import { watchConnectivity } from '#src/offline/network/watch-connectivity.ts';

export { isUnkept, sendDirectly } from './send-directly.ts';
export { firstAttempt, watchVisit } from '#src/offline/visits/visit-outcome.ts';
export type { VisitOutcome, VisitState } from '#src/offline/visits/visit-outcome.ts';

/**
 * The device cannot store the visit: no space, or no storage at all (private mode, insecure context, a broken or
 * unresponsive disk). With `keys` it may be sent straight to the server (./send-directly.ts).
 */
export type SubmitProblem = { readonly kind: 'storage-full' | 'storage-unavailable'; readonly keys: VisitKeys };

/** A patient is waiting at the screen. */
const KEEPS_WITHIN_MS = 8000;
/** A visit that is being sent is waited for first. */
const REPLACES_WITHIN_MS = ATTEMPT_TIMEOUT_MS + KEEPS_WITHIN_MS;

/**
 * The single entry point for every patient write, online or not. Resolves when both commands are encrypted and strictly
 * durable on this device, and sends them at once. REG-19 gives the bodies.
 * @param options.replacing the visit that a person corrects or sends again. Unchanged content keeps its keys; changed
 * content gets new ones under the same ticket. `registered` in the value says that the server had already accepted the
 * registration, so that only the booking could change.
 */
export async function submit(
  visit: VisitRequest,
  options: { replacing?: string } = {},
): Promise<Result<SavedVisit, SubmitProblem>> {
  startOutbox();
  const keys = newKeys();
  const givenUp = new AbortController();
  try {
    const replacing = options.replacing ? replace(options.replacing, visit) : undefined;
    const replaced = replacing && (await within(REPLACES_WITHIN_MS, replacing));
    const saved = replaced ?? {
      ...(await within(KEEPS_WITHIN_MS, saveVisit(visit, keys, givenUp.signal))),
      registered: false,
    };
    announceQueue('changed');
    announceQueue('wake');
    void keepStorage();
    return succeed(saved);
  } catch (error) {
    givenUp.abort();
    return fail({ kind: isQuotaError(error) ? 'storage-full' : 'storage-unavailable', keys });
  }
}

/** Loaded when needed, because most visits are never corrected. */
async function replace(visitId: string, visit: VisitRequest): Promise<SavedVisit | undefined> {
  return (await import('#src/offline/visits/replace-visit.ts')).replaceVisit(visitId, visit);
}

let closed: AbortController | undefined;

/**
 * Sends what an earlier page left unsent and keeps sending. Call it after the first paint; calling it again does
 * nothing.
 */
export function startOutbox(): void {
  if (closed) return;
  closed = new AbortController();
  const { signal } = closed;
  const wake = () => announceQueue('wake');
  startDrainer(courier, signal, { beat, whenSilent });
  askForSync(signal);
  watchCounts(signal);
  wakeWhenSeen(wake, signal);
  watchConnectivity(wake, signal);
  // Rows waiting for a sign-in get one more attempt with every page; their order is kept.
  void resumePaused();
  resumeCalls();
}

/** Releases the queue as closing the page does: this page sends nothing more, and everything stays stored. */
export function stopOutbox(): void {
  closed?.abort();
  closed = undefined;
}

/** Dexie wraps the browser's error. */
function isQuotaError(error: unknown): boolean {
  return /QuotaExceeded/.test(String(error) + String(Reflect.get(Object(error), 'inner')));
}
