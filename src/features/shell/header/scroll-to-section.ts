/** Parts of the page may still load after the first scroll (the footer, pictures) and move the section. */
const SETTLES_WITHIN_MS = 3000;

/** Events that show that the visitor has taken over. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to a section, 80 px below the top (html's scroll-padding) and smoothly unless motion is reduced, and moves
 * the focus: the next Tab starts from the section's heading. It follows the section while the page is still growing,
 * until the visitor scrolls.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  const ended = new AbortController();
  // The observer also fires once at its start: that is the first scroll.
  const growing = new ResizeObserver(() => section.scrollIntoView());
  ended.signal.addEventListener('abort', () => growing.disconnect());
  for (const type of TAKING_OVER) {
    addEventListener(type, () => ended.abort(), { signal: ended.signal, passive: true });
  }
  setTimeout(() => ended.abort(), SETTLES_WITHIN_MS);
  growing.observe(document.body);
}
