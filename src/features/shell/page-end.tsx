import type { ReactNode } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DisplaySlot } from './display-slot.tsx';
import { MotionButton } from './motion-button.tsx';

type PageEndProps = {
  /** In a workspace the lower edge belongs to what is being edited there: the switches stand in its top strip. */
  workspace: boolean;
  children?: ReactNode;
};

/**
 * The end of every page: what the page itself has for a footer, and the switches for motion, letters and contrast, which
 * keep to the lower edge of the window however long the page is. They take no presses but their own.
 */
export function PageEnd({ workspace, children }: PageEndProps) {
  return (
    <>
      <footer className="mt-auto">{children}</footer>
      <aside
        aria-label={shellTexts.display}
        className={classNames(
          'pointer-events-none z-30 flex justify-end print:hidden',
          workspace ? 'absolute end-2 top-1 gap-1 md:end-6' : 'sticky bottom-0 items-end gap-2 p-3 sm:px-5',
          // Over the footer's last line, which leaves room for it.
          Boolean(children) && '-mt-22',
        )}
      >
        {/* First, so that the other does not move when it comes. */}
        <DisplaySlot />
        <MotionButton />
      </aside>
    </>
  );
}
