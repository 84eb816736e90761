/** Long enough for the browser to have seen it. */
const SEEN_AFTER_MS = 50;

/** Whether somebody has enlarged the page with two fingers. */
export function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/** Shows the whole page again. No call does that, but a browser takes up another first scale, and then the old one. */
export function zoomOut(): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!viewport || !isEnlarged()) return;
  const { content } = viewport;
  viewport.content = content.replace('initial-scale=1,', 'initial-scale=1.001,');
  setTimeout(() => (viewport.content = content), SEEN_AFTER_MS);
}
