import type { ReactNode } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DisplayButton } from './display-button.tsx';
import { MotionButton } from './motion-button.tsx';

/**
 * The end of every page: what the page itself has for a footer, and the switches for motion, letters and contrast, which
 * keep to the lower edge of the window however long the page is. They take no presses but their own.
 */
export function PageEnd({ children }: { children?: ReactNode }) {
  return (
    <>
      <footer className="mt-auto">{children}</footer>
      <aside
        aria-label={shellTexts.display}
        className={classNames(
          // Over the footer's last line, which leaves room for it.
          Boolean(children) && '-mt-22',
          'pointer-events-none sticky bottom-0 z-30 flex items-end justify-end gap-2 p-3 sm:px-5 print:hidden',
        )}
      >
        <MotionButton />
        <DisplayButton />
      </aside>
    </>
  );
}
