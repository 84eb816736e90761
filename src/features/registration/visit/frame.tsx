import type { ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

type FrameProps = { step?: 'telling' | 'details' | 'outcome'; wide?: boolean; children: ReactNode };

/**
 * The column of every step. On a tall wall screen it hangs lower, so that what must be touched lies within reach of
 * somebody sitting (parts.css); a paired kiosk places its steps itself (kiosk-steps.css).
 */
export function Frame({ step, wide = false, children }: FrameProps) {
  return (
    <div
      className={classNames(
        'step-frame mx-auto grid w-full content-start gap-6',
        step && `step-frame-${step}`,
        wide ? 'max-w-[62rem]' : 'max-w-[46rem]',
      )}
    >
      {children}
    </div>
  );
}
