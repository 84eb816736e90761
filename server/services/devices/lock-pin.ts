import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { PinLock } from '#shared/contract/device/devices.ts';

const derive = promisify(pbkdf2);
const ITERATIONS = 600_000;

/** What a device stores of its PIN: enough to check it offline, not the PIN itself. */
export async function lockPin(pin: string): Promise<PinLock> {
  const salt = randomBytes(16);
  const hash = await derive(pin, salt, ITERATIONS, 32, 'sha256');
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), iterations: ITERATIONS };
}
