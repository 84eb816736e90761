import type { ReactNode } from 'react';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { DisplaySlot } from '#src/features/shell/header/display-slot.tsx';
import { MotionButton } from '#src/features/shell/header/motion-button.tsx';

type PageEndProps = {
  /** In a workspace the switches are in its top bar; the public pages have them in their header. */
  workspace: boolean;
  children?: ReactNode;
};

/** The end of every page: the page's own footer, and a workspace's switches for text size and motion. */
export function PageEnd({ workspace, children }: PageEndProps) {
  return (
    <>
      <footer className="mt-auto">{children}</footer>
      {workspace && (
        <aside aria-label={shellTexts.display} className="absolute end-2 top-1 z-30 flex gap-1 md:end-6 print:hidden">
          {/* First, so that the other does not move when it comes. */}
          <DisplaySlot />
          <MotionButton />
        </aside>
      )}
    </>
  );
}
