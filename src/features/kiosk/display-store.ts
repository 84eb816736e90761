import { create } from 'zustand';
import { setDisplay, useDisplay } from '#src/platform/display.ts';
import { setMotionPaused } from '#src/platform/motion.ts';

/** Whether the answers are hidden from people behind; gone with the visit. */
export const useAnswers = create<{ readonly hidden: boolean }>(() => ({ hidden: false }));

/** As the next person should find it. */
export function resetDisplay(): void {
  useAnswers.setState({ hidden: false });
  setMotionPaused(false);
}

/** The same for whoever set something on the attract screen and went away. */
export function resetWhenChanged(): void {
  const { textSize, moreContrast } = useDisplay.getState();
  const isPaused = document.documentElement.dataset['motion'] === 'paused';
  if (textSize === 'normal' && !moreContrast && !isPaused && !useAnswers.getState().hidden) return;
  setDisplay({ textSize: 'normal', moreContrast: false });
  resetDisplay();
}

/** Makes the page's root a kiosk's, for kiosk.css. @returns the way back to an ordinary page. */
export function showAsKiosk(): () => void {
  const { dataset } = document.documentElement;
  const apply = ({ hidden }: { hidden: boolean }) => (dataset['answers'] = hidden ? 'hidden' : 'shown');
  dataset['kiosk'] = 'on';
  apply(useAnswers.getState());
  const stop = useAnswers.subscribe(apply);
  return () => {
    stop();
    for (const name of ['kiosk', 'answers']) delete dataset[name];
  };
}
