import { useEffect } from 'react';
import { type DeviceSpeech, useDeviceSpeech } from '#src/platform/device-speech/device-speech.ts';
import { keepEngineReady } from '#src/platform/device-speech/keep-ready.ts';

/** Whether this device can listen by itself, which it is made ready for while the page is idle. */
export function useDeviceEngine(isDeviceOnly: boolean): DeviceSpeech {
  useEffect(() => keepEngineReady(isDeviceOnly), [isDeviceOnly]);
  return useDeviceSpeech();
}
