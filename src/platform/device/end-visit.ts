import { silence } from '#src/platform/browser/announcer.ts';
import { setDisplay } from '#src/platform/browser/display.ts';
import { dismissToast } from '#src/platform/browser/notify.ts';
import { forgetLanguage } from '#src/platform/language/page-languages.ts';

const parts = new Set<() => void>();

/**
 * Registers something to clear when a patient is done: the typed form, the draft, the display settings.
 * @returns removes it again
 */
export function onEndVisit(forget: () => void): () => void {
  parts.add(forget);
  return () => parts.delete(forget);
}

/**
 * The only way to end a visit (KIOSK-2), used for idle time, Finish, Register Another Patient and Done: everything that
 * was said, typed or set is cleared. The outbox and the cached list of doctors stay.
 */
export function endVisit(): void {
  for (const forget of parts) forget();
  setDisplay({ textSize: 'normal', moreContrast: false });
  forgetLanguage();
  void dismissToast();
  silence();
  getSelection()?.removeAllRanges();
  if ('speechSynthesis' in window) speechSynthesis.cancel();
  // The next visit must start at the top of the page.
  window.scrollTo({ top: 0, behavior: 'instant' });
}
