const HERE = '[data-live-list]';
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]';
const SCROLLED_PX = 48;
/** A finger or a mouse on its way to a row must not find another one there. */
const POINTS_MS = 3_000;

let pointedMs = Number.NEGATIVE_INFINITY;
if (typeof addEventListener === 'function') {
  for (const type of ['pointermove', 'pointerdown']) {
    addEventListener(type, () => (pointedMs = performance.now()), { passive: true, capture: true });
  }
}

/** Whether rows that move by themselves would disturb: somebody has scrolled, types, has something open or points at a row. */
export function wouldDisturb(): boolean {
  const focused = document.activeElement;
  const points = performance.now() - pointedMs < POINTS_MS && document.querySelector(`${HERE}:hover`) !== null;
  return (
    scrollY > SCROLLED_PX ||
    document.querySelector(OPEN) !== null ||
    focused?.matches(TYPED_INTO) === true ||
    (focused !== null && focused.closest(HERE) !== null) ||
    points
  );
}
