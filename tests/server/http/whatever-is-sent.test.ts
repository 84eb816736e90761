import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '#server/routes/route-table.ts';
import { pairedDevice } from '../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie } from '../../support/server/staff.ts';
import { registered, registration } from '../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let credentials: Record<string, string>;
let patient: string;
let doctor: string;
beforeAll(async () => {
  const env = { LOGIN_FAILURES_PER_ADDRESS: '10000', LOGIN_FAILURES_PER_ACCOUNT: '10000' };
  server = await startTestServer({
    env: { ...env, REGISTRATION_BURST: '1000000', DEVICE_BURST: '1000000', AI_PER_HOUR: '1000000' },
  });
  await addAdmin(server);
  doctor = await addDoctor(server, 'DOCA');
  patient = await registered(server);
  admin = await adminCookie(server);
  const device = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K1' });
  credentials = { ...device, cookie: `${admin}; ${await doctorCookie(server, 'DOCA')}` };
});
afterAll(() => server.stop());

const NASTY: readonly unknown[] = [
  2 ** 31,
  2 ** 53,
  -1,
  -(2 ** 63),
  1e300,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%00',
  '9'.repeat(400),
  '9999-12-31T23:59:59.999Z',
  '2026-02-31T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  null,
  [],
  {},
  { $ne: 1 },
];

/** Bodies as our own pages send them, with every name that a schema of ours knows. */
const body = (): Record<string, unknown> => ({
  ...registration(),
  _id: patient,
  urgent: true,
  patientId: patient,
  doctorId: 'DOCA',
  date: '2026-11-21T09:30:00.000Z',
  status: 'completed',
  reason: 'r',
  email: 'a@example.org',
  password: 'p',
  code: 'ABCDEFGH',
  role: 'doctor',
  accountId: doctor,
  current: 'c',
  version: '1',
  unsent: 1,
  needsAttention: 0,
  oldestUnsentAt: null,
  lastTicket: 1,
  persisted: true,
  microphone: 'granted',
  wakeLock: 'held',
  ticket: 'K1-1',
  kind: 'kiosk',
  prefix: 'Q1',
  pin: '1234',
  idleSeconds: 60,
  weightKg: 3,
  medicines: [{ name: 'x' }],
  prescriptionId: patient,
  appointmentId: patient,
  line: { doctorId: 'DOCA' },
  place: 'Room 1',
  stage: 'called',
  priority: 1,
  undo: true,
});

/** The fields that a route's schema names are found out by asking it: what is not its own is taken away. */
async function fitted(method: string, path: string): Promise<Record<string, unknown>> {
  const sent = body();
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await send(method, path, JSON.stringify(sent));
    const { faults = [] }: { faults?: { path: string }[] } = await answer.json().catch(() => ({}));
    const foreign = faults.filter(({ path: at }) => at in sent);
    if (answer.status !== 400 || foreign.length === 0) return sent;
    for (const { path: at } of foreign) delete sent[at];
  }
  return sent;
}

/** What is no JSON is refused wherever it is read; a route that answers something else has not come so far. */
async function readsItsBody(method: string, path: string): Promise<boolean> {
  const answer = await send(method, path, 'no JSON');
  await answer.text();
  return answer.status === 400;
}

const send = (method: string, path: string, text: string, extra: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { ...credentials, 'content-type': 'application/json', ...extra },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: text }),
  });

/** A logout would end what the rest needs, the samples can be removed once, and the stream has no end to be read to. */
const LEFT_OUT = /\/logout$|^DELETE \/api\/staff\/samples$|\/queue\/stream$/;
const routes = () => routeTable(server.dependencies).filter(({ path, method }) => !LEFT_OUT.test(`${method} ${path}`));

/** Sends a request line as it is: a client would mend it first. */
function raw(requestLine: string): Promise<string> {
  const { hostname, port, host } = new URL(server.url);
  return new Promise((done, refuse) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        [
          `${requestLine} HTTP/1.1`,
          `Host: ${host}`,
          'Connection: close',
          ...Object.entries(credentials).map(([name, value]) => `${name}: ${value}`),
          'Content-Length: 0',
          '',
          '',
        ].join('\r\n'),
      ),
    );
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('end', () => done(answer.split('\r\n')[0] ?? '')).on('error', refuse);
  });
}

describe('no route fails as a server', () => {
  it('whatever stands in a field of its body', async () => {
    const wrong: string[] = [];
    for (const { method, path } of routes().filter((route) => route.method !== 'GET')) {
      const at = path.replace(':id', patient).replace(/:\w+/, 'x');
      const good = await fitted(method, at);
      const fields = Object.keys(good);
      // A route that calls none of them foreign reads few of them, or none: each gets some of the values, and all come up.
      const some = (await readsItsBody(method, at)) ? 5 : NASTY.length;
      const share = fields.length === Object.keys(body()).length ? some : 1;
      const asked = fields.flatMap((field, place) =>
        NASTY.filter((_, n) => (n + place) % share === 0).map((value) => [field, value] as const),
      );
      await Promise.all(
        asked.map(async ([field, value]) => {
          const answer = await send(method, at, JSON.stringify({ ...good, [field]: value }));
          await answer.text();
          if (answer.status >= 500) wrong.push(`${method} ${path} ${field}=${JSON.stringify(value)}: ${answer.status}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
  }, 240_000);

  it.each([
    '{"age":1e400}',
    '{"age":-1e400}',
    '{"age":NaN}',
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    '"\\ud800"',
    '\u0000',
    '{"__proto__":{"x":1}}',
  ])('whatever its body is: %.30s', async (text) => {
    for (const { method, path } of routes()) {
      const answer = await send(method, path.replace(/:\w+/, patient), text);
      await answer.text();
      expect(`${method} ${path} ${answer.status}`).not.toMatch(/ 5\d\d$/);
    }
  });

  it.each([
    '%00',
    'a%00b',
    '%ff',
    '%ED%A0%80',
    '%',
    '2147483648',
    '-1',
    '..%2f..',
    '%0d%0aX:1',
    '\u00e9',
    'x'.repeat(5000),
  ])('whatever stands in its path: %.20s', async (part) => {
    const wrong: string[] = [];
    for (const { method, path } of routes().filter(({ path: at }) => at.includes(':'))) {
      const line = await raw(`${method} ${path.replace(/:\w+/, part)}`);
      if (!/ [234]\d\d /.test(line)) wrong.push(`${method} ${path}: ${line}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['%00', '%ff', '%ED%A0%80', '2147483648', '99999999999999999999', '-1', '1e400', '9'.repeat(300), '{}'])(
    'whatever its lists are asked for: %.20s',
    async (part) => {
      const wrong: string[] = [];
      const filters = [
        'search',
        'patient',
        'doctor',
        'status',
        'from',
        'to',
        'ids',
        'ages',
        'day',
        'actor',
        'device',
        'action',
      ];
      const queries = [filters.map((name) => `${name}=${part}`).join('&'), `limit=${part}`, `limit=9&cursor=${part}`];
      for (const { method, path } of routes().filter((route) => route.method === 'GET')) {
        for (const query of queries) {
          const line = await raw(`${method} ${path.replace(/:\w+/, patient)}?${query}`);
          if (!/ [234]\d\d /.test(line)) wrong.push(`${method} ${path}?${query}: ${line}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['frontdesk-ticket', 'K1-999999999'],
    ['frontdesk-ticket', 'x'.repeat(4000)],
    ['idempotency-key', '\u00ff'],
    ['frontdesk-check-in', '%00'],
    ['frontdesk-device', '%00'],
    ['cookie', `frontdesk_admin=${'%00'.repeat(20)}`],
    ['x-forwarded-for', '%00'],
  ])('whatever its header %s is: %.20s', async (name, value) => {
    for (const { method, path } of routes()) {
      const answer = await send(method, path.replace(/:\w+/, patient), JSON.stringify(registration()), {
        [name]: value,
      });
      await answer.text();
      expect(`${method} ${path} ${answer.status}`).not.toMatch(/ 5\d\d$/);
    }
  });

  it('whatever path is asked for, of the site too', async () => {
    for (const path of [
      '/%00',
      '/assets/%00',
      '/a%00b.html',
      '/v2/transcript/%00',
      '/%ff',
      '/api/%00',
      '/%',
      '/speech/%00',
    ])
      expect(`${path}: ${await raw(`GET ${path}`)}`).toMatch(/ 40[04] /);
  });
});
