import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

type FrameProps = { wide?: boolean; isLong?: boolean; children: ReactNode };

/**
 * The column of every step. On a tall wall screen it hangs lower, so that what must be touched lies within reach of
 * somebody sitting; a long step less so, since its last button would fall below the screen.
 */
export function Frame({ wide = false, isLong = false, children }: FrameProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid w-full content-start gap-6 px-4 pt-6 pb-16 sm:px-8 sm:pt-10',
        wide ? 'max-w-[62rem]' : 'max-w-[46rem]',
        isLong
          ? '[@media(orientation:portrait)_and_(min-width:60rem)_and_(min-height:100rem)]:pt-[8vh]'
          : '[@media(orientation:portrait)_and_(min-width:60rem)_and_(min-height:100rem)]:pt-[20vh]',
      )}
    >
      {children}
    </div>
  );
}
