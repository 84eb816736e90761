import { create } from 'zustand';
import { setDisplay, useDisplay } from '#src/platform/browser/display.ts';
import { setMotionPaused } from '#src/platform/browser/motion.ts';
import { isEnlarged, zoomOut } from '#src/features/kiosk/lock/pinch-zoom.ts';

/** Whether the answers are hidden from people behind the patient; cleared with the visit. */
export const useAnswers = create<{ readonly hidden: boolean }>(() => ({ hidden: false }));

/** Restores the settings for the next person. */
export function resetDisplay(): void {
  useAnswers.setState({ hidden: false });
  setMotionPaused(false);
  zoomOut();
}

/** The same if somebody changed a setting on the attract screen and left. */
export function resetWhenChanged(): void {
  const { textSize, moreContrast } = useDisplay.getState();
  const isPaused = document.documentElement.dataset['motion'] === 'paused';
  const isPlain = textSize === 'normal' && !moreContrast && !isPaused && !useAnswers.getState().hidden;
  if (isPlain && !isEnlarged()) return;
  setDisplay({ textSize: 'normal', moreContrast: false });
  resetDisplay();
}

/** Browser services for typed text: checking, completing or translating it, often on a server. */
const NO_SERVICES = { spellcheck: 'false', writingsuggestions: 'false', translate: 'no' };

/** Marks the page's root as a kiosk, for kiosk.css and the browser. @returns the function that undoes it */
export function showAsKiosk(): () => void {
  const root = document.documentElement;
  const { dataset } = root;
  const apply = ({ hidden }: { hidden: boolean }) => (dataset['answers'] = hidden ? 'hidden' : 'shown');
  dataset['kiosk'] = 'on';
  for (const [name, value] of Object.entries(NO_SERVICES)) root.setAttribute(name, value);
  apply(useAnswers.getState());
  const stop = useAnswers.subscribe(apply);
  return () => {
    stop();
    for (const name of ['kiosk', 'answers']) delete dataset[name];
    for (const name of Object.keys(NO_SERVICES)) root.removeAttribute(name);
  };
}
