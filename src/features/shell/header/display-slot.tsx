import { useAfterPaint } from '#src/platform/loading/use-after-paint.ts';

const loadButton = () => import('./display-button.tsx');

/** Where text size and contrast are set; the button comes after the first paint. */
export function DisplaySlot() {
  const loaded = useAfterPaint(loadButton);
  return loaded ? <loaded.DisplayButton /> : null;
}
