import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_URL: 'https://Care.example.org/desk', ALLOWED_HOSTS: 'desk.local, wall.local:8443' },
  });
});
afterAll(() => server.stop());

const asked = (host: string, path = '/api/health') =>
  new Promise<{ status: number | undefined; text: string }>((done, refuse) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode, text }));
    })
      .on('error', refuse)
      .end();
  });

describe('a request', () => {
  it.each([
    'care.example.org',
    'CARE.example.org:443',
    'care.example.org.',
    'desk.local',
    'desk.local:8080',
    'wall.local',
  ])('for %s, a name that the operator gave, is answered', async (host) => {
    expect((await asked(host)).status).toBe(200);
  });

  it.each(['localhost', 'localhost:9', '127.0.0.1', '[::1]:8080', 'kiosk.localhost'])(
    'for %s is answered',
    async (host) => {
      expect((await asked(host)).status).toBe(200);
    },
  );

  it.each(['evil.example', 'care.example.org.evil.example', '192.168.1.20', '127.0.0.1.evil.example'])(
    'for the foreign name "%s" is refused: page, call and what is not there',
    async (host) => {
      for (const path of ['/', '/api/health', '/api/doctors/all-doctors', '/v2/transcript/x', '/nothing']) {
        const answer = await asked(host, path);
        expect(answer.status).toBe(421);
        expect(answer.text).toContain('ALLOWED_HOSTS');
      }
    },
  );

  it.each(['desk.local, evil.example', 'localhost@evil.example', 'a b'])(
    'for "%s", which is no name, is refused',
    async (host) => {
      expect([400, 421]).toContain((await asked(host)).status);
    },
  );
});
