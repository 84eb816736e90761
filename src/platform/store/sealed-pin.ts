import type { PairedDevice, PinLock } from '#shared/contract/device/devices.ts';
import { queueDatabase } from '#src/platform/store/database.ts';
import type { KeptPin, SealedPin, ThisDevice } from '#src/platform/device/device.ts';

/**
 * What this browser keeps of a pairing or a report. A kiosk's PIN is sealed under a key that the browser does not hand out, so that
 * what stands in its storage is no use for trying PINs elsewhere; other devices have no use for it.
 */
export async function asKept({ settings, ...device }: PairedDevice, credential: string): Promise<ThisDevice> {
  const { pin, ...rest } = settings;
  if (device.kind !== 'kiosk') return { ...device, settings: rest, credential };
  return { ...device, settings: { ...rest, pin: await sealPin(pin) }, credential };
}

async function sealPin({ salt, hash, iterations }: PinLock): Promise<SealedPin> {
  return { salt, iterations, sealed: await sealedUnder(await pinKey(), bytesOf(hash)) };
}

/** Whether a typed PIN is the device's, also as an earlier version has kept it. */
export async function fitsPin(typed: string, pin: KeptPin): Promise<boolean> {
  const { salt, iterations } = pin;
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
  if ('hash' in pin) return base64(derived) === pin.hash;
  return (await sealedUnder(await pinKey(), derived)) === pin.sealed;
}

/** The key of this browser's profile; a lost one is replaced, and the next report seals the PIN anew. */
async function pinKey(): Promise<CryptoKey> {
  // It cannot be made inside the transaction; usually it is discarded.
  const fresh = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return queueDatabase.transaction('rw', queueDatabase.keys, async () => {
    const stored = await queueDatabase.keys.get('pin');
    if (stored?.name === 'pin') return stored.key;
    await queueDatabase.keys.add({ name: 'pin', key: fresh });
    return fresh;
  });
}

async function sealedUnder(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}
