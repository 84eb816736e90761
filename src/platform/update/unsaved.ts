import { useEffect } from 'react';
import { markBusy } from './busy.ts';

let guards = 0;

/**
 * Marks that something typed is not saved: until that is undone, the page does not update itself and asks before it is
 * left.
 */
function guardUnsaved(work: string): () => void {
  const free = markBusy(work);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  globalThis.addEventListener('beforeunload', ask);
  guards += 1;
  return () => {
    free();
    globalThis.removeEventListener('beforeunload', ask);
    guards -= 1;
  };
}

/** Whether something typed would be lost now: logging out asks first, too. */
export function isAnythingUnsaved(): boolean {
  return guards > 0;
}

/** The guard of a form while it contains unsaved text. */
export function useUnsaved(work: string, isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? guardUnsaved(work) : undefined), [work, isUnsaved]);
}

/** The guard of a store of drafts: call it with whether anything is unsaved whenever that changes. */
export function unsavedGuard(work: string): (isUnsaved: boolean) => void {
  let free: (() => void) | undefined;
  return (isUnsaved) => {
    if (isUnsaved) free ??= guardUnsaved(work);
    else {
      free?.();
      free = undefined;
    }
  };
}
