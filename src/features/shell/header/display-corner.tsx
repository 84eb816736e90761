import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { DisplaySlot } from './display-slot.tsx';
import { MotionButton } from './motion-button.tsx';

/**
 * The public pages' switches for text size, contrast and motion: in the header, or if that is full of links, in the
 * lower corner of the window. They never cover text.
 */
export function DisplayCorner() {
  return (
    <div
      role="group"
      aria-label={shellTexts.display}
      className="-me-[min(0.75rem,2vw)] ms-auto flex shrink-0 items-center wide-nav:fixed wide-nav:end-5 wide-nav:bottom-4 wide-nav:flex-col-reverse wide-nav:gap-2"
    >
      {/* First, so that the other does not move when it comes. */}
      <DisplaySlot />
      <span className="max-sm:hidden">
        <MotionButton />
      </span>
    </div>
  );
}
