import type { ReactNode } from 'react';
import { MotionButton } from './motion-button.tsx';

/** The end of every page: what the page itself has for a footer, and the display switches in the same place each time. */
export function PageEnd({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-auto">
      {children}
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center justify-center gap-3 px-4 py-3">
        <MotionButton />
      </div>
    </footer>
  );
}
