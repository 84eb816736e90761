import { useEffect } from 'react';

/**
 * Says that React stands behind the whole page: only now its fonts and its whole style sheet hold, where src/app/start.ts
 * has kept them back until here. All elements get their styles anew once, and not between one part and the next.
 */
export function useWholeLook(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-look'), []);
}
