export type Politeness = 'polite' | 'assertive';

const CLEAR_AFTER_MS = 7000;
const clearing = new Map<Politeness, ReturnType<typeof setTimeout>>();

/**
 * Reads `text` to screen readers. The two live regions are in index.html from the start, outside the React root: a
 * region inserted together with its text is not read, and one inside the root is silent while a dialog is open.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = document.getElementById(`announcer-${politeness}`);
  if (!region) return;
  // Screen readers repeat a text only if it changes, so a trailing no-break space makes it differ.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  clearTimeout(clearing.get(politeness));
  clearing.set(
    politeness,
    setTimeout(() => {
      region.textContent = '';
    }, CLEAR_AFTER_MS),
  );
}

/** Clears what was announced, because it may be about a patient who has left. */
export function silence(): void {
  for (const politeness of ['polite', 'assertive'] as const) {
    const region = document.getElementById(`announcer-${politeness}`);
    if (region) region.textContent = '';
  }
}
