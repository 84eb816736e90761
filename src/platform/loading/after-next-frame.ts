/**
 * Runs `work` in a task of its own once the next frame is painted: who presses sees at once that the press was taken,
 * however long what it leads to takes to be drawn. A page in the background paints nothing and is not waited for.
 */
export function afterNextFrame(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
