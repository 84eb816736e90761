import { silence } from '#src/platform/browser/announcer.ts';
import { setDisplay } from '#src/platform/browser/display.ts';
import { dismissToast } from '#src/platform/browser/notify.ts';

const parts = new Set<() => void>();

/**
 * Adds what has to be forgotten when a patient is done: the typed form, the draft, the display's settings.
 * @returns takes it out again
 */
export function onEndVisit(forget: () => void): () => void {
  parts.add(forget);
  return () => parts.delete(forget);
}

/**
 * The one way to finish with a patient (KIOSK-2), for idle time, Finish, Register Another Patient and Done: everything
 * that was said, typed or set is forgotten. The outbox and the cached list of doctors stay.
 */
export function endVisit(): void {
  for (const forget of parts) forget();
  setDisplay({ textSize: 'normal', moreContrast: false });
  void dismissToast();
  silence();
  getSelection()?.removeAllRanges();
  if ('speechSynthesis' in window) speechSynthesis.cancel();
  // Coming back must begin at the top.
  window.scrollTo({ top: 0, behavior: 'instant' });
}
