/** Long enough for the browser to notice it. */
const SEEN_AFTER_MS = 50;

/** Whether the page is pinch-zoomed. */
export function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/** Shows the whole page again. There is no API for that, but browsers apply a changed initial scale. */
export function zoomOut(): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!viewport || !isEnlarged()) return;
  const { content } = viewport;
  viewport.content = content.replace('initial-scale=1,', 'initial-scale=1.001,');
  setTimeout(() => (viewport.content = content), SEEN_AFTER_MS);
}
