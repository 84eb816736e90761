import { create } from 'zustand';
import type { EngineName } from './engine-names.ts';

/**
 * Whether an engine is on this device. `absent`: not fetched yet; `fetching`: a share from 0 to 1 of its files is here;
 * `failed`: the last try to fetch it ended early; `no-room`: the device has no room for it; `spared`: the connection is
 * paid for by the megabyte; `unsupported`: this browser cannot run it.
 */
export type EngineState = {
  readonly state: 'unknown' | 'absent' | 'fetching' | 'ready' | 'failed' | 'no-room' | 'spared' | 'unsupported';
  readonly share: number;
  readonly bytes: number;
};

export type DeviceSpeech = Readonly<Record<EngineName, EngineState>>;

const UNKNOWN: EngineState = { state: 'unknown', share: 0, bytes: 0 };

export const useDeviceSpeech = create<DeviceSpeech>(() => ({ light: UNKNOWN, full: UNKNOWN }));

/** Notes what has become of one engine. */
export function setEngine(name: EngineName, change: Partial<EngineState>): void {
  const engine = { ...useDeviceSpeech.getState()[name], ...change };
  useDeviceSpeech.setState(name === 'light' ? { light: engine } : { full: engine });
}

/** Whether this device turns speech into words by itself: with one engine or the other, not yet, or not at all. */
export function readiness({ light, full }: DeviceSpeech): 'ready' | 'coming' | 'cannot' {
  if (light.state === 'ready' || full.state === 'ready') return 'ready';
  return ['failed', 'no-room', 'unsupported'].includes(light.state) ? 'cannot' : 'coming';
}

export function deviceCanListen(): boolean {
  return readiness(useDeviceSpeech.getState()) === 'ready';
}
