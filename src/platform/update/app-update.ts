import { create } from 'zustand';
import { onBusy, safeToUpdate } from './busy.ts';

/** At most one automatic reload in this time, so that a broken build does not reload for ever. */
const LOOP_GUARD_MS = 10 * 60_000;
const RELOADED_AT = 'frontdesk-reloaded-at';

/** A newer build that has been downloaded and is waiting. `activate` lets it take over all tabs; each then reloads. */
export type AppUpdate = {
  readonly waiting: boolean;
  readonly activate: () => Promise<void>;
  /** Somebody has asked for it: it is applied as soon as no tab has anything to lose. */
  readonly wanted: boolean;
};

export const useAppUpdate = create<AppUpdate>(() => ({
  waiting: false,
  activate: () => Promise.resolve(),
  wanted: false,
}));

/** The newer build has taken over: reload once, as soon as this page has nothing to lose. */
export function reloadOnce(): void {
  if (!safeToUpdate()) {
    const stop = onBusy(() => {
      if (!safeToUpdate()) return;
      stop();
      reloadOnce();
    });
    return;
  }
  if (wasJustReloaded()) {
    useAppUpdate.setState({ waiting: true, activate: () => Promise.resolve(location.reload()) });
    return;
  }
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    // Without storage there is no guard, but a reload that changes nothing does not trigger another.
  }
  location.reload();
}

/** Whether this page has just reloaded itself. */
export function wasJustReloaded(): boolean {
  try {
    const at = sessionStorage.getItem(RELOADED_AT);
    return at !== null && Math.abs(Date.now() - Number(at)) < LOOP_GUARD_MS;
  } catch {
    return false;
  }
}
