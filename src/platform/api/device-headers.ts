import { DEVICE_HEADER } from '#shared/contract/devices.ts';
import { deviceNow } from '../device.ts';
import { isSameOrigin } from './address.ts';
import { isOurs } from './backend.ts';

/** The credential of this browser's pairing, for our own server on our own origin only. */
export function deviceHeaders(): Record<string, string> {
  const device = deviceNow();
  return device && isSameOrigin() && isOurs() ? { [DEVICE_HEADER]: device.credential } : {};
}
