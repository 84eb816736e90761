import { useAppUpdate, wasJustReloaded } from './app-update.ts';
import { whenNoTabIsBusy } from './busy-in-any-tab.ts';
import { onBusy, safeToUpdate } from './busy.ts';

/**
 * Starts the newer build when no tab of this device would lose anything by it (OFF-6).
 * @param options.byItself nobody has asked: not when this page was reloaded by itself a moment ago
 * @returns whether it was started
 */
export async function applyUpdateWhenSafe(options: { byItself: boolean }): Promise<boolean> {
  const { waiting, activate } = useAppUpdate.getState();
  if (!waiting || (options.byItself && wasJustReloaded())) return false;
  return whenNoTabIsBusy(activate);
}

/** Keeps what somebody asked for in mind until it can be done. */
export function applyUpdateLater(): void {
  useAppUpdate.setState({ wanted: true });
  const stop = onBusy(() => {
    if (!safeToUpdate()) return;
    stop();
    void applyUpdateWhenSafe({ byItself: false });
  });
}
