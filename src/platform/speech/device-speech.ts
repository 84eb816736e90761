import { create } from 'zustand';
import type { EngineName } from './engine-names.ts';

/**
 * The state of an engine on this device. `absent`: not downloaded yet; `fetching`: a share of its files from 0 to 1 is
 * here; `failed`: the last download ended early; `no-room`: not enough space; `spared`: the connection is metered;
 * `unsupported`: this browser cannot run it.
 */
export type EngineState = {
  readonly state: 'unknown' | 'absent' | 'fetching' | 'ready' | 'failed' | 'no-room' | 'spared' | 'unsupported';
  readonly share: number;
  readonly bytes: number;
};

export type DeviceSpeech = Readonly<Record<EngineName, EngineState>>;

const UNKNOWN: EngineState = { state: 'unknown', share: 0, bytes: 0 };

export const useDeviceSpeech = create<DeviceSpeech>(() => ({ light: UNKNOWN, full: UNKNOWN }));

/** Records a change in the state of one engine. */
export function setEngine(name: EngineName, change: Partial<EngineState>): void {
  const engine = { ...useDeviceSpeech.getState()[name], ...change };
  useDeviceSpeech.setState(name === 'light' ? { light: engine } : { full: engine });
}

/** Whether this device can turn speech into text: with either engine, not yet, or not at all. */
export function readiness({ light, full }: DeviceSpeech): 'ready' | 'coming' | 'cannot' {
  if (light.state === 'ready' || full.state === 'ready') return 'ready';
  return ['failed', 'no-room', 'unsupported'].includes(light.state) ? 'cannot' : 'coming';
}

export function deviceCanListen(): boolean {
  return readiness(useDeviceSpeech.getState()) === 'ready';
}
