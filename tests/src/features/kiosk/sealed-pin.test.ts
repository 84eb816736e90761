import 'fake-indexeddb/auto';
import { pbkdf2Sync } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { PairedDevice } from '#shared/contract/device/devices.ts';
import { asKept, fitsPin } from '#src/platform/store/sealed-pin.ts';
import { queueDatabase } from '#src/platform/store/database.ts';

const derive = (pin: string) => pbkdf2Sync(pin, Buffer.from('salt'), 10, 32, 'sha256').toString('base64');
const lock = { salt: Buffer.from('salt').toString('base64'), hash: derive('4711'), iterations: 10 };
const paired: PairedDevice = {
  _id: 'id',
  name: 'North hall',
  kind: 'kiosk',
  prefix: 'A',
  settings: {
    department: '',
    screen: '/frontdesk',
    idleSeconds: null,
    printsTickets: false,
    languages: ['en'],
    pin: lock,
  },
};

beforeEach(async () => {
  await queueDatabase.delete();
  await queueDatabase.open();
});

async function keptPin() {
  const { pin } = (await asKept(paired, 'credential')).settings;
  if (pin === undefined) throw new Error('A kiosk keeps its PIN.');
  return pin;
}

it('a kiosk lets staff out by its PIN and by no other, and seals it the same way each time', async () => {
  const pin = await keptPin();
  expect(await fitsPin('4711', pin)).toBe(true);
  expect(await fitsPin('4712', pin)).toBe(false);
  expect(await keptPin()).toEqual(pin);
});

it('what it keeps is no use for trying PINs elsewhere, and the key is not handed out', async () => {
  const pin = await keptPin();
  for (let tried = 0; tried < 10_000; tried += 1)
    expect(JSON.stringify(pin)).not.toContain(derive(String(tried).padStart(4, '0')));
  const stored = await queueDatabase.keys.get('pin');
  if (stored?.name !== 'pin') throw new Error('There is no key.');
  await expect(crypto.subtle.exportKey('raw', stored.key)).rejects.toThrow();

  await queueDatabase.keys.delete('pin');
  expect(await fitsPin('4711', pin)).toBe(false);
});

it('takes what an earlier version has kept', async () => {
  expect(await fitsPin('4711', lock)).toBe(true);
  expect(await fitsPin('4712', lock)).toBe(false);
});

it('is kept by kiosks only', async () => {
  expect((await asKept({ ...paired, kind: 'display' }, 'credential')).settings).not.toHaveProperty('pin');
});
