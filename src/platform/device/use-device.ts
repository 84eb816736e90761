import { useSyncExternalStore } from 'react';
import { deviceNow, onDevice, type ThisDevice } from './device.ts';

/** What this browser has been paired as, for a component; null if it is not paired. */
export function useDevice(): ThisDevice | null {
  return useSyncExternalStore(onDevice, deviceNow, () => null);
}
