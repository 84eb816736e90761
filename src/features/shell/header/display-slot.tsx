import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadButton = () => import('./display-button.tsx');

/** The place for text size and contrast; the button loads after the first paint. */
export function DisplaySlot() {
  const loaded = useAfterPaint(loadButton);
  return loaded ? <loaded.DisplayButton /> : null;
}
