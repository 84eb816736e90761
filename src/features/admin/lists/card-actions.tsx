import type { ReactNode } from 'react';

/** The foot of a card: what can be done with it, in quiet buttons whose words stand in line with the card's. */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-3 mt-auto -mb-3 flex flex-wrap justify-between gap-2 border-t border-line pt-2 empty:hidden">
      {children}
    </div>
  );
}
