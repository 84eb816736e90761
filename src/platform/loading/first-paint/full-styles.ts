import { useEffect } from 'react';

/**
 * Marks the whole page as hydrated: only now do the fonts and the full stylesheet apply, which src/app/start.ts held
 * back, so that styles are computed once.
 */
export function useFullStyles(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-look'), []);
}
