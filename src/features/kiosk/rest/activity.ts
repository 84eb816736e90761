import { monotonicMs } from '#src/platform/browser/clock.ts';

/** Touch scrolling, dictation into a field and a screen reader's focus are somebody, too (KIOSK-2). */
const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'focusin'] as const;
/** A service that never answers must not keep a patient's words on the screen for ever. */
const LONGEST_WORK_MS = 10 * 60_000;

let last = 0;
let lastPerson = 0;
/** The same by the device's clock, which goes on while the device sleeps and the page's own stands still. */
let lastPersonByWall = 0;

/** When somebody was last here, by the page's own clock. */
export function lastActivity(): number {
  return last;
}

/** Milliseconds since somebody was last here. */
export function idleMs(): number {
  return monotonicMs() - last;
}

/** Milliseconds since somebody was last here, those in which the device slept among them. */
export function awayMs(): number {
  return Math.max(idleMs(), Date.now() - lastPersonByWall);
}

/** Somebody is here. */
export function noteActivity(): void {
  last = monotonicMs();
  lastPerson = last;
  lastPersonByWall = Date.now();
}

/** Somebody waits, though nothing is touched: a recording runs, an answer is on its way. */
export function noteWork(): void {
  if (monotonicMs() - lastPerson < LONGEST_WORK_MS) last = monotonicMs();
}

/** Begins to notice people. Returns the way to stop. */
export function watchActivity(): () => void {
  noteActivity();
  for (const sign of SIGNS) addEventListener(sign, noteActivity, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, noteActivity, { capture: true });
  };
}
