import { DEVICE_HEADER } from '#shared/contract/devices.ts';
import { deviceNow } from '../device.ts';
import { isSameOrigin } from './address.ts';
import { isOurs } from './backend.ts';

let lent: string | undefined;

/** Gives the service worker, which cannot read where a page keeps it, the credential for as long as it sends. */
export function lendCredential(credential: string | undefined): void {
  lent = credential;
}

/** The credential of this browser's pairing, for our own server on our own origin only. */
export function deviceHeaders(): Record<string, string> {
  const credential = deviceNow()?.credential ?? lent;
  return credential !== undefined && isSameOrigin() && isOurs() ? { [DEVICE_HEADER]: credential } : {};
}
