const HERE_MS = 5 * 60_000;

let lastInputMs = 0;

if (typeof addEventListener === 'function') {
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, () => (lastInputMs = performance.now()), { passive: true, capture: true });
  }
}

/** Whether somebody has used this page in the last minutes: calls that extend a session must not be made for nobody. */
export function isSomebodyHere(): boolean {
  return performance.now() - lastInputMs < HERE_MS;
}
