/**
 * Scrolls to a section, 80 px below the top (html's scroll-padding) and smoothly unless motion is unwanted, and takes
 * the keyboard along: the next Tab starts from the section's heading.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView();
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
