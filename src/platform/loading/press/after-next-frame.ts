/**
 * Runs `work` in its own task after the next frame is painted, so that a click gives feedback at once however long the
 * result takes to render. A background page paints nothing, so it does not wait.
 */
export function afterNextFrame(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
