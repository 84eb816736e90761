import type { DeviceReport } from '#shared/contract/device/devices.ts';

/** Whether this browser allows the microphone; `unknown` if it cannot be asked. */
export async function microphonePermission(): Promise<DeviceReport['microphone']> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    return 'unknown';
  }
}
