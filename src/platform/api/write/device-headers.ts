import { DEVICE_HEADER } from '#shared/contract/device/devices.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { isSameOrigin } from '#src/platform/api/http/address.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';

let lent: string | undefined;

/** Gives the service worker the device credential while it sends, because it cannot read localStorage. */
export function lendCredential(credential: string | undefined): void {
  lent = credential;
}

/** The device credential of this browser, for our own server on our own origin only. */
export function deviceHeaders(): Record<string, string> {
  const credential = deviceNow()?.credential ?? lent;
  return credential !== undefined && isSameOrigin() && isOurs() ? { [DEVICE_HEADER]: credential } : {};
}
