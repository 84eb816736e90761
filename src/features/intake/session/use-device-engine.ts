import { useEffect } from 'react';
import { readiness, useDeviceSpeech } from '#src/platform/speech/device-speech.ts';
import { keepEnginesReady } from '#src/platform/speech/keep-ready.ts';

/** True if no recording may leave this device; true while there is no network. */
type Circumstances = { readonly deviceOnly: boolean; readonly offline: boolean };

/**
 * Whether this device can recognize speech, for which it is prepared while the page is idle. If it will be needed, its
 * engine is loaded before anybody speaks.
 */
export function useDeviceEngine({ deviceOnly, offline }: Circumstances): ReturnType<typeof readiness> {
  useEffect(() => keepEnginesReady(deviceOnly), [deviceOnly]);
  const engine = useDeviceSpeech(readiness);
  useEffect(() => {
    if (engine === 'ready' && (deviceOnly || offline)) void warm();
  }, [engine, deviceOnly, offline]);
  return engine;
}

async function warm(): Promise<void> {
  const loaded = await import('./turn-into-words.ts').catch(() => undefined);
  await loaded?.prepareToListen();
}
