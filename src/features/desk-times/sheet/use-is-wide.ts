import { useSyncExternalStore } from 'react';

/** A table of times needs about so much beside the side bar. */
const WIDE = '(min-width: 64rem)';

/** Whether there is room for times beside each other; without it they are lists. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}
