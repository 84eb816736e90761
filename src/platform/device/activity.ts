import { monotonicMs } from '#src/platform/browser/clock.ts';

/** Touch scrolling, dictation and a screen reader's focus are signs of a person too (KIOSK-2). */
const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'focusin'] as const;
/** A service that never answers must not keep a patient's words on the screen for ever. */
const LONGEST_WORK_MS = 10 * 60_000;

let last = 0;
let lastPerson = 0;
/** The same by the device's clock, which continues while the device sleeps and the page's own clock stands still. */
let lastPersonByWall = 0;

/** When somebody was last active, by the page's own clock. */
export function lastActivity(): number {
  return last;
}

/** Milliseconds since somebody was last active. */
export function idleMs(): number {
  return monotonicMs() - last;
}

/** Milliseconds since somebody was last active, including time asleep. */
export function awayMs(): number {
  return Math.max(idleMs(), Date.now() - lastPersonByWall);
}

/** Records that somebody is here. */
export function noteActivity(): void {
  last = monotonicMs();
  lastPerson = last;
  lastPersonByWall = Date.now();
}

/** Records that somebody is waiting although nothing is touched: a recording or a request is in progress. */
export function noteWork(): void {
  if (monotonicMs() - lastPerson < LONGEST_WORK_MS) last = monotonicMs();
}

/** Starts detecting activity. Returns the function that stops it. */
export function watchActivity(): () => void {
  noteActivity();
  for (const sign of SIGNS) addEventListener(sign, noteActivity, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, noteActivity, { capture: true });
  };
}
