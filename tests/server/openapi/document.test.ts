import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openPath } from '#server/openapi/document.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  doctorCookie,
  RECEPTIONIST,
} from '../../support/server/staff.ts';
import { lostSince, productCalls, type OpenApi } from '../../support/openapi/product-calls.ts';
import kept from '../../support/openapi/product-calls.json' with { type: 'json' };

let server: TestServer;
let document: OpenApi;

beforeAll(async () => {
  server = await startTestServer();
  document = await (await fetch(`${server.url}/api/openapi.json`)).json();
});
afterAll(() => server.stop());

describe('the description of the calls', () => {
  it('is OpenAPI 3.1 to a validator', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every route that is mounted, and nothing else', () => {
    const mounted = createApp(server.dependencies)
      // The app's manifest is one of the site's files, which are no calls.
      .routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*') && !path.endsWith('.webmanifest'))
      .map(({ method, path }) => `${method} ${openPath(path)}`);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted());
  });

  it('says who may call: nobody who is not signed in may delete a patient, anybody may register', () => {
    const { paths } = document;
    expect(paths['/api/patients/delete-patient/{id}']?.['delete']).toMatchObject({ security: [{ admin: [] }] });
    expect(paths['/api/patients/register']?.['post']).toMatchObject({ security: [] });
    expect(paths['/api/devices/report']?.['post']).toMatchObject({ security: [{ device: [] }] });
  });

  it('is not sent again to whoever has it', async () => {
    const tag = (await fetch(`${server.url}/api/openapi.json`)).headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/api/openapi.json`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  it('only grows where the specification’s calls are concerned', () => {
    expect(lostSince(kept, productCalls(document))).toEqual([]);
  });

  it('is noticed when it loses a call, a field of an answer, or asks for more than before', () => {
    const without = productCalls(document);
    const register = 'POST /api/patients/register';
    delete without['POST /api/adminAuth/login'];
    without[register] = { body: { ...without[register]?.body, 'ward!': 'string' }, answer: {} };
    expect(lostSince(productCalls(document), without)).toEqual([
      `${register} asks for ward, which it did not`,
      `${register} answers without patient`,
      `${register} answers without patient._id`,
      'POST /api/adminAuth/login is gone',
    ]);
  });
});

describe('its page', () => {
  it('is for staff, and needs nothing from elsewhere', async () => {
    await addAdmin(server);
    await addReceptionist(server);
    await addDoctor(server, 'DOCA');
    const staff = [await adminCookie(server), await doctorCookie(server, 'DOCA')];
    const ask = async (path: string, cookie?: string) =>
      fetch(`${server.url}${path}`, cookie === undefined ? {} : { headers: { cookie } });
    for (const path of ['/api/reference', '/api/reference/redoc.js', '/api/reference/start.js']) {
      for (const cookie of staff) expect((await ask(path, cookie)).status).toBe(200);
      expect((await ask(path)).status).toBe(401);
      expect((await ask(path, await adminCookie(server, RECEPTIONIST))).status).toBe(403);
    }
    const page = await ask('/api/reference', staff[0]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(await page.text()).not.toMatch(/https?:/);
  });
});
