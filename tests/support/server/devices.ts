import * as v from 'valibot';
import { DEVICE_HEADER, Pairing, PairingCode } from '#shared/contract/device/devices.ts';
import type { TestServer } from './server.ts';
import { post } from './visits.ts';

/** What an administrator would say of a new device. */
export function newDevice(over: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'North hall', kind: 'kiosk', prefix: 'K3', pin: '4711', ...over };
}

export async function pairingCode(server: TestServer, cookie: string, over: Record<string, unknown> = {}) {
  const answer = await post(server, '/api/devices/codes', newDevice(over), { cookie });
  if (answer.status !== 201) throw new Error(`codes answered ${answer.status}: ${await answer.text()}`);
  return v.parse(PairingCode, await answer.json());
}

export async function pair(server: TestServer, code: string) {
  const answer = await post(server, '/api/devices/pair', { code });
  if (answer.status !== 201) throw new Error(`pair answered ${answer.status}: ${await answer.text()}`);
  return v.parse(Pairing, await answer.json());
}

/** Pairs a device. @returns the header with its credential. */
export async function pairedDevice(
  server: TestServer,
  cookie: string,
  over: Record<string, unknown> = {},
): Promise<Record<string, string>> {
  const { code } = await pairingCode(server, cookie, over);
  return { [DEVICE_HEADER]: (await pair(server, code)).credential };
}
