import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SMALL_BODY_BYTES } from '#server/routes/api-route.ts';
import { routeTable } from '#server/routes/route-table.ts';
import { pairedDevice } from '../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie } from '../../support/server/staff.ts';
import { registration } from '../../support/server/visits.ts';

let server: TestServer;
let credentials: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({
    env: { LOGIN_FAILURES_PER_ADDRESS: '10000', REGISTRATION_BURST: '100000', DEVICE_BURST: '100000' },
  });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  const [admin, doctor] = [await adminCookie(server), await doctorCookie(server, 'DOCA')];
  const { cookie: _none, ...device } = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K1' });
  credentials = { ...device, cookie: `${admin}; ${doctor}` };
});
beforeEach(() => server.sql('delete from login_failures'));
afterAll(() => server.stop());

/** The largest answer to a refused body. */
const REFUSAL_BYTES = 8000;

const written = () =>
  routeTable(server.dependencies).filter(({ method, path }) => method !== 'GET' && !path.endsWith('/logout'));

const send = (method: string, path: string, body: string) =>
  fetch(`${server.url}${path.replace(/:\w+/, randomUUID())}`, {
    method,
    headers: { ...credentials, 'content-type': 'application/json' },
    body,
  });

/** Bodies of just so many bytes that would cost a validator the most. */
function worst(bytes: number): string[] {
  const list = `[${'"",'.repeat(bytes / 3 - 60)}""]`;
  const keys = Array.from({ length: bytes / 12 - 60 }, (_, at) => `"${at.toString(36).padStart(6, '_')}":0`).join(',');
  const registered = JSON.stringify(registration()).slice(1);
  return [
    `{"symptoms":${list}}`,
    `{${keys}}`,
    list,
    `{"symptoms":[],${registered.replace(/"symptoms":\[[^\]]*\]/, `"symptoms":${list.slice(0, -registered.length - 20).replace(/,?"*$/, '')}]`)}`,
    `{"${'x'.repeat(bytes - 20)}":0}`,
  ];
}

describe('a body that is as large as its route allows', () => {
  it('is refused in a few words, whatever it is full of', async () => {
    const wrong: string[] = [];
    for (const { method, path, bodyBytes = SMALL_BODY_BYTES } of written()) {
      for (const body of worst(bodyBytes)) {
        const answer = await send(method, path, body);
        const { length } = await answer.text();
        if (length > REFUSAL_BYTES || answer.status >= 500 || answer.status === 413)
          wrong.push(`${method} ${path}: ${answer.status}, ${length} bytes for ${body.slice(0, 30)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is all that is read: one byte more is too large, on every route that takes one', async () => {
    const wrong: string[] = [];
    for (const { method, path, bodyBytes = SMALL_BODY_BYTES } of written()) {
      const answer = await send(method, path, `"${'x'.repeat(bodyBytes - 1)}"`);
      await answer.text();
      if (answer.status !== 413) wrong.push(`${method} ${path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is small where nobody is signed in', () => {
    const open = written().filter(({ policy }) => policy === 'public' || policy === 'device');
    expect(open.map(({ bodyBytes = SMALL_BODY_BYTES }) => bodyBytes).toSorted((a, b) => b - a)[0]).toBe(64 * 1024);
  });
});
