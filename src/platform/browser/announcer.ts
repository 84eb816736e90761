export type Politeness = 'polite' | 'assertive';

const CLEAR_AFTER_MS = 7000;
const clearing = new Map<Politeness, ReturnType<typeof setTimeout>>();

/**
 * Says `text` to a screen reader. The two regions stand in index.html from the beginning, outside the React root: a
 * region that comes with its text is not read, and one inside the root falls silent while a dialog is open.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = document.getElementById(`announcer-${politeness}`);
  if (!region) return;
  // The same words again are only heard again when the text differs: a trailing no-break space makes it differ.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  clearTimeout(clearing.get(politeness));
  clearing.set(
    politeness,
    setTimeout(() => {
      region.textContent = '';
    }, CLEAR_AFTER_MS),
  );
}

/** Takes back what was said: it may be about somebody who has gone. */
export function silence(): void {
  for (const politeness of ['polite', 'assertive'] as const) {
    const region = document.getElementById(`announcer-${politeness}`);
    if (region) region.textContent = '';
  }
}
