import { afterNextFrame } from '#src/platform/loading/press/after-next-frame.ts';
import { useRegistration } from './registration-store.ts';

/**
 * Does what a press leads to once the press itself is on screen. Where the visit has ended in between, by the clock or by
 * staff, it does nothing: the press was the last patient's.
 */
export function afterPress(work: () => void): void {
  const { visit } = useRegistration.getState();
  afterNextFrame(() => {
    if (useRegistration.getState().visit === visit) work();
  });
}
