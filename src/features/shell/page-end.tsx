import type { ReactNode } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { MotionButton } from './motion-button.tsx';

/**
 * The end of every page: what the page itself has for a footer, and the switch for the motion, which keeps to the lower
 * edge of the window however long the page is. It takes no presses but its own.
 */
export function PageEnd({ children }: { children?: ReactNode }) {
  return (
    <>
      <footer className="mt-auto">{children}</footer>
      <aside
        aria-label={shellTexts.display}
        className="pointer-events-none sticky bottom-0 z-30 flex justify-end p-3 sm:px-5 print:hidden"
      >
        <MotionButton />
      </aside>
    </>
  );
}
