import { create } from 'zustand';

/**
 * Whether this device can turn speech into words by itself. `absent`: not fetched yet; `fetching`: a share from 0 to 1
 * of the files is here; `failed`: the last try to fetch them ended early; `unsupported`: this browser cannot.
 */
export type DeviceSpeech = {
  readonly state: 'unknown' | 'absent' | 'fetching' | 'ready' | 'failed' | 'unsupported';
  readonly share: number;
  readonly bytes: number;
};

export const useDeviceSpeech = create<DeviceSpeech>(() => ({ state: 'unknown', share: 0, bytes: 0 }));

export function deviceCanListen(): boolean {
  return useDeviceSpeech.getState().state === 'ready';
}
