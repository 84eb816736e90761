import type { RefObject } from 'react';
import { displayTexts as texts } from '#src/locales/en/everywhere/display.ts';
import { setDisplay, TEXT_SIZES, useDisplay } from '#src/platform/browser/display.ts';
import { setMotionPaused, useMotionPaused } from '#src/platform/browser/motion.ts';
import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';
import { useDismiss } from './use-dismiss.ts';

const loadReadPart = () => import('#src/features/shell/read/read-part.tsx');

type DisplayPanelProps = {
  area: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

const CHOICE =
  'min-h-12 rounded-input border-2 border-line-strong bg-white px-4 font-semibold text-ink hover:bg-sky-100 aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white';

/** Larger text and more contrast, for people who cannot change the device's settings (PAGE-14). */
export function DisplayPanel({ area, opener, onClose }: DisplayPanelProps) {
  const { textSize, moreContrast } = useDisplay();
  const motionPaused = useMotionPaused();
  // Staff pages show other people's data: they are not read into a room.
  const reading = useAfterPaint(loadReadPart, document.documentElement.dataset['area'] === 'public');
  useDismiss(onClose, area, opener);
  return (
    <div
      id="display-panel"
      role="group"
      aria-label={texts.heading}
      className="absolute end-0 top-full z-10 mt-2 grid w-max max-w-[calc(100vw-1.5rem)] gap-3 rounded-card bg-white p-4 text-ink shadow-toast max-sm:in-data-[area=public]:inset-x-3 max-sm:in-data-[area=public]:w-auto wide-nav:in-data-[area=public]:end-full wide-nav:in-data-[area=public]:top-auto wide-nav:in-data-[area=public]:bottom-0 wide-nav:in-data-[area=public]:me-3"
    >
      <p id="display-text-size" className="font-bold">
        {texts.textSize}
      </p>
      <div role="group" aria-labelledby="display-text-size" className="flex flex-wrap gap-2">
        {TEXT_SIZES.map((size) => (
          <button
            key={size}
            type="button"
            aria-label={texts.sizeNames[size]}
            aria-pressed={textSize === size}
            className={CHOICE}
            onClick={() => setDisplay({ textSize: size })}
          >
            {texts.sizes[size]}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={moreContrast}
        className={CHOICE}
        onClick={() => setDisplay({ moreContrast: !moreContrast })}
      >
        {texts.moreContrast}
      </button>
      {/* On a phone the header has no room for a switch of its own. */}
      <button
        type="button"
        aria-pressed={motionPaused}
        className={`${CHOICE} motion-reduce:hidden contrast-more:hidden sm:hidden forced-colors:hidden`}
        onClick={() => setMotionPaused(!motionPaused)}
      >
        {texts.pauseMotion}
      </button>
      {reading && <reading.ReadPart />}
    </div>
  );
}
