import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { houseManifest } from '#server/services/clinic/house-manifest.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

/** The head of a PNG of that size: type and size are read from it, the rest is for browsers. */
function png(width: number, height: number, more = ''): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(more)]);
}
const put = (name: string, content: Buffer, cookie = admin) =>
  send(server, 'PUT', `/api/clinic/pictures/${name}`, cookie, { content: content.toString('base64') });
const messageOf = async (answer: Response) => v.parse(ProblemBody, await answer.json()).message;
const settingsOf = async (answer: Response) => v.parse(ClinicSettings, await answer.json());

describe('the clinic’s own logo', () => {
  it('is served to everybody under an address of its content, to be kept for ever, and may do nothing by itself', async () => {
    const { logo } = await settingsOf(await put('logo', png(120, 60)));
    expect(logo).toMatch(/^[\da-f]{16}$/);
    const served = await get(server, `/api/clinic/pictures/logo/${logo}`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png(120, 60));

    const other = await settingsOf(await put('logo', png(120, 60, 'other')));
    expect(other.logo).not.toBe(logo);
    expect((await get(server, `/api/clinic/pictures/logo/${logo}`)).status).toBe(404);
    const none = await settingsOf(await send(server, 'DELETE', '/api/clinic/pictures/logo', admin));
    expect(none.logo).toBe('');
    expect((await get(server, `/api/clinic/pictures/logo/${other.logo}`)).status).toBe(404);
  });

  it('is what its content says: no drawing with a script, no text, nothing too large, too small or too heavy', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>',
    );
    for (const wrong of [svg, Buffer.from('<html>'), Buffer.from('GIF89a\x40\x00\x40\x00'), Buffer.from('\x89PNG')])
      expect(await messageOf(await put('logo', wrong))).toBe('This file is not a PNG, JPEG or WebP picture.');
    for (const wrong of [png(8, 60), png(60, 4001)])
      expect(await messageOf(await put('logo', wrong))).toContain('16 to 4000 pixels');
    expect((await put('logo', png(60, 60, 'x'.repeat(200_000)))).status).toBe(413);
    expect((await put('banner', png(60, 60))).status).toBe(404);
  });

  it('is an administrator’s', async () => {
    await addDoctor(server, 'PLAIN');
    expect((await put('logo', png(60, 60), await doctorCookie(server, 'PLAIN'))).status).toBe(403);
    expect((await put('logo', png(60, 60), '')).status).toBe(401);
  });
});

describe('the clinic’s own colours', () => {
  const set = (body: unknown) => send(server, 'PUT', '/api/clinic', admin, body);

  it('are refused where nobody can read on them, with the nearest that can be read on', async () => {
    const refused = await set({ brandColour: '#ffcc00' });
    expect(refused.status).toBe(400);
    const said = JSON.stringify(await refused.json());
    const [, offered = ''] = /A colour that works is (#[\da-f]{6})/.exec(said) ?? [];
    expect((await set({ brandColour: offered, groundColour: '#E8F3EC' })).status).toBe(200);
    expect(await settingsOf(await get(server, '/api/clinic'))).toMatchObject({
      brandColour: offered,
      groundColour: '#e8f3ec',
    });
    expect((await set({ groundColour: '#305070' })).status).toBe(400);
    expect((await set({ brandColour: 'red; }' })).status).toBe(400);
    expect((await set({ logo: 'abc' })).status).toBe(400);
    expect((await set({ brandColour: '', groundColour: '' })).status).toBe(200);
  });
});

describe('the manifest of the installed app', () => {
  const product = { id: '/', name: 'Product', short_name: 'P', theme_color: '#EAF4FD', icons: [{ src: '/own.png' }] };
  const made = () =>
    houseManifest(server.dependencies.database.orm, server.dependencies.config, JSON.stringify(product));

  it('is the product’s own until the house has set something, then has its name, ground and square logo', async () => {
    await send(server, 'DELETE', '/api/clinic/pictures/logo', admin);
    expect(await made()).toBeUndefined();
    await send(server, 'PUT', '/api/clinic', admin, { name: 'Lindenhof Hospital', groundColour: '#e8f3ec' });
    await put('logo', png(512, 200));
    expect(JSON.parse((await made()) ?? '')).toEqual({
      ...product,
      name: 'Lindenhof Hospital',
      short_name: 'Lindenhof',
      theme_color: '#e8f3ec',
      background_color: '#e8f3ec',
    });
    const { logo } = await settingsOf(await put('logo', png(256, 256)));
    expect(JSON.parse((await made()) ?? '').icons).toEqual([
      { src: `/api/clinic/pictures/logo/${logo}`, sizes: '256x256', type: 'image/png', purpose: 'any' },
    ]);
  });
});
