import { monotonicMs } from '#src/platform/browser/clock.ts';

/** A tremor, a double click, Enter held down: what comes so soon after a press is meant for the first (REG-20). */
const SAME_PRESS_MS = 1000;

/** Whether a press is one of its own. Ask once a press. */
export function makeClickGuard(): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const isOwn = monotonicMs() - last >= SAME_PRESS_MS;
    if (isOwn) last = monotonicMs();
    return isOwn;
  };
}
