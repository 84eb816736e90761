import { useAppUpdate, wasJustReloaded } from './app-update.ts';
import { whenNoTabIsBusy } from './busy-in-any-tab.ts';
import { onBusy, safeToUpdate } from './busy.ts';

/**
 * Starts the newer build when no tab on this device would lose anything (OFF-6).
 * @param options.automatic nobody has asked: then it does nothing if this page has just reloaded itself
 * @returns whether it was started
 */
export async function applyUpdateWhenSafe(options: { automatic: boolean }): Promise<boolean> {
  const { waiting, activate } = useAppUpdate.getState();
  if (!waiting || (options.automatic && wasJustReloaded())) return false;
  return whenNoTabIsBusy(activate);
}

/** Remembers the request until it can be carried out. */
export function applyUpdateLater(): void {
  useAppUpdate.setState({ wanted: true });
  const stop = onBusy(() => {
    if (!safeToUpdate()) return;
    stop();
    void applyUpdateWhenSafe({ automatic: false });
  });
}
