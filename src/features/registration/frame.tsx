import type { ReactNode } from 'react';

/**
 * The column of every step. On a tall wall screen it hangs lower, so that what must be touched lies within reach of
 * somebody sitting.
 */
export function Frame({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`mx-auto grid w-full ${wide ? 'max-w-[62rem]' : 'max-w-[46rem]'} content-start gap-6 px-4 pt-6 pb-16 sm:px-8 sm:pt-10 [@media(orientation:portrait)_and_(min-height:100rem)]:pt-[22vh]`}
    >
      {children}
    </div>
  );
}
