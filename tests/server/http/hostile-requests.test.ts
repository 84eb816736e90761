import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, PASSWORD } from '../../support/server/staff.ts';
import { post, register, registered, registration } from '../../support/server/visits.ts';

let folder: string;
let server: TestServer;
let admin: string;
let doctor: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-hostile-'));
  await mkdir(join(folder, 'dist', 'speech'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), '<title>The app</title>');
  await writeFile(join(folder, 'dist', 'speech', 'engine.js'), '1');
  await writeFile(join(folder, 'secret.txt'), 'behind the folder');
  server = await startTestServer({ dist: join(folder, 'dist'), env: { LOGIN_FAILURES_PER_ADDRESS: '1000' } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. 100%_sure\\' });
  [admin, doctor] = [await adminCookie(server), await doctorCookie(server, 'DOCA')];
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Sends a request line as it is, which no client of ours would, and gives the whole answer. */
function raw(requestLine: string, headers: readonly string[] = []): Promise<string> {
  const { hostname, port, host } = new URL(server.url);
  return new Promise((done, refuse) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write([`${requestLine} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join('\r\n')),
    );
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('end', () => done(answer)).on('error', refuse);
  });
}

/** What a page must never be framed, guessed or scripted by, whatever the answer. */
function expectGuarded(answer: Response): void {
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
}

describe('a path', () => {
  it.each([
    '/../secret.txt',
    '/speech/../../secret.txt',
    '/speech/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/speech/%00/../../secret.txt',
  ])('leads nowhere but into the build: %s', async (path) => {
    const answer = await raw(`GET ${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /);
    expect(answer).not.toContain('behind the folder');
  });

  it('that is malformed is no fault of the server', async () => {
    const paths = ['/%', '/%E0%A4%A', '/api/doctorDashboard/patient-history/%00', '/api/patients/delete-patient/%ff'];
    for (const path of [
      ...paths,
      '/api/prescription/pdf/..%2f..',
      '/v2/transcript/%00',
      '/api/prescription/link/%00',
    ]) {
      for (const method of ['GET', 'DELETE', 'HEAD']) {
        const answer = await raw(`${method} ${path}`, [`Cookie: ${admin}; ${doctor}`]);
        expect(`${method} ${path}: ${answer.split('\r\n')[0]}`).toMatch(/ [234]\d\d /);
      }
    }
  });
});

describe('a method', () => {
  it('that nobody needs is refused, TRACE too, and none opens the API to other origins', async () => {
    for (const method of ['TRACE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const answer = await raw(`${method} /api/doctors/all-doctors`, [
        'Origin: https://evil.example',
        'X-Echo: marker',
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 40[0345] /);
      expect(answer).not.toContain('marker');
      expect(answer.toLowerCase()).not.toContain('access-control-allow');
    }
  });

  it('HEAD asks for the same rights as GET', async () => {
    const head = (cookie?: string) =>
      fetch(`${server.url}/api/adminDashboard/view-patients`, {
        method: 'HEAD',
        headers: cookie === undefined ? {} : { cookie },
      });
    expect((await head()).status).toBe(401);
    expect((await head(admin)).status).toBe(200);
  });
});

describe('every answer is guarded', () => {
  it('a page, a refusal, a fault and what is not there', async () => {
    const answers = [
      await get(server, '/'),
      await get(server, '/no/such/file.js'),
      await get(server, '/api/nothing'),
      await get(server, '/api/adminDashboard/view-patients'),
      await register(server, '{'),
      await post(server, '/v2/upload', 'x'),
      await post(server, '/api/patients/register', registration(), { origin: 'https://evil.example' }),
      await get(server, '/api/prescription/link/x'),
    ];
    for (const answer of answers) expectGuarded(answer);
    expect(answers.map(({ status }) => status)).not.toContain(500);
  });
});

describe('a body', () => {
  it('cannot reach the prototype of anything', async () => {
    const plain = JSON.stringify(registration());
    for (const extra of ['"__proto__":{"urgent":true}', '"constructor":{"prototype":{"urgent":true}}']) {
      const answer = await register(server, `{${extra},${plain.slice(1)}`);
      expect(answer.status).toBe(400);
    }
    expect('urgent' in {}).toBe(false);
  });

  it.each(['1e400', '-1e400', '99999999999999999999', '1e-400', '4.9999999999999999999', '0x10'])(
    'with the number %s for an age is refused or read, never a fault',
    async (age) => {
      const body = JSON.stringify(registration({ age: 0 })).replace('"age":0', `"age":${age}`);
      expect([201, 400]).toContain((await register(server, body)).status);
    },
  );
});

describe('a search', () => {
  it.each(['%', '_', '\\', "' or 1=1 --", '\u0000', '\ud800', '{"x":1}', '%00', '$1', '美'.repeat(400)])(
    'is a text and nothing else: %j',
    async (text) => {
      await registered(server, { name: 'Percent % under_score \\ back' });
      const wanted = text.trim() !== '' && ['%', '_', '\\'].includes(text) ? 1 : 0;
      const encoded = encodeURIComponent(text.toWellFormed());
      for (const field of ['search', 'name', 'doctor', 'gender', 'ages', 'limit', 'cursor']) {
        const answer = await get(server, `/api/patients/get-all?${field}=${encoded}`, admin);
        expect([200, 400]).toContain(answer.status);
        if (field === 'name' && wanted === 1) {
          const names = (await answer.json()).map(({ name }: { name: string }) => name);
          expect(names.every((name: string) => name.includes(text))).toBe(true);
        } else await answer.text();
      }
      for (const field of ['patient', 'doctor', 'status', 'from']) {
        for (const path of ['appointments/admin/appointments', 'doctorDashboard/appointments']) {
          const answer = await get(server, `/api/${path}?${field}=${encoded}`, `${admin}; ${doctor}`);
          expect(answer.status).toBeLessThan(500);
          await answer.text();
        }
      }
    },
  );
});

describe('a login', () => {
  it('never takes over a session that the browser brought along', async () => {
    const planted = `${admin.split('=')[0]}=${'a'.repeat(43)}`;
    const answer = await post(
      server,
      '/api/adminAuth/login',
      { email: 'admin@example.org', password: PASSWORD },
      { cookie: planted },
    );
    const [given = ''] = answer.headers.getSetCookie();
    expect(given).not.toContain('a'.repeat(43));
    expect((await get(server, '/api/adminDashboard/view-patients', planted)).status).toBe(401);
  });

  it('is for people who hold the password: types and lengths change nothing', async () => {
    for (const password of [true, 1, null, [], {}, [PASSWORD], '', 'x'.repeat(10_000), `${PASSWORD}\u0000x`]) {
      const answer = await post(server, '/api/adminAuth/login', { email: 'admin@example.org', password });
      expect([400, 401]).toContain(answer.status);
    }
  });
});
