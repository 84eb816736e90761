import { monotonicMs } from '#src/platform/clock.ts';

/** Touch scrolling, dictation into a field and a screen reader's focus are somebody, too (ux.md row 2). */
const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'focusin'] as const;

let last = 0;

/** When somebody was last here, by the page's own clock. */
export function lastActivity(): number {
  return last;
}

/** Milliseconds since somebody was last here. */
export function idleMs(): number {
  return monotonicMs() - last;
}

/** Somebody is here, though nothing was touched: a recording runs, an answer is on its way. */
export function noteActivity(): void {
  last = monotonicMs();
}

/** Begins to notice people. Returns the way to stop. */
export function watchActivity(): () => void {
  noteActivity();
  for (const sign of SIGNS) addEventListener(sign, noteActivity, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, noteActivity, { capture: true });
  };
}
