import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

type FrameProps = { step?: 'details' | 'outcome'; wide?: boolean; children: ReactNode };

/**
 * The column of every step. On a tall wall screen it hangs lower, so that what must be touched lies within reach of
 * somebody sitting; a long step less so, since its last button would fall below the screen. A kiosk places its steps itself
 * (kiosk-steps.css).
 */
export function Frame({ step, wide = false, children }: FrameProps) {
  return (
    <div
      className={classNames(
        'step-frame mx-auto grid w-full content-start gap-6 px-4 pt-6 pb-16 sm:px-8 sm:pt-10',
        step && `step-frame-${step}`,
        wide ? 'max-w-[62rem]' : 'max-w-[46rem]',
        step === 'details'
          ? '[@media(orientation:portrait)_and_(min-width:60rem)_and_(min-height:100rem)]:pt-[8vh]'
          : '[@media(orientation:portrait)_and_(min-width:60rem)_and_(min-height:100rem)]:pt-[20vh]',
      )}
    >
      {children}
    </div>
  );
}
