import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, adminCookie, get } from '../../../support/server/staff.ts';
import { post } from '../../../support/server/visits.ts';

const MINUTE = 60_000;
let now = new Date('2026-11-21T10:00:00Z');
let server: TestServer;
let cookie: string;
const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  cookie = await adminCookie(server);
});
afterAll(() => server.stop());

const look = () => get(server, '/api/session', cookie);
const ends = (answer: Response) => answer.headers.get('frontdesk-session-ends')?.split(' ').map(Number);

it('is told with every answer to staff; looking at it makes it no longer, staying does', async () => {
  later(10 * MINUTE);
  expect(ends(await get(server, '/api/adminDashboard/view-patients', cookie))).toEqual([30 * 60, 710 * 60]);
  later(5 * MINUTE);
  expect(ends(await look())).toEqual([25 * 60, 705 * 60]);
  expect(ends(await look())).toEqual([25 * 60, 705 * 60]);
  expect(ends(await post(server, '/api/session', {}, { cookie }))).toEqual([30 * 60, 705 * 60]);
  later(29 * MINUTE);
  expect((await look()).status).toBe(200);
  later(MINUTE);
  const over = await look();
  expect([over.status, ends(over)]).toEqual([401, undefined]);
});

it('is made no longer by what a page asks for by itself, a write always makes it so', async () => {
  cookie = await adminCookie(server);
  const unasked = { cookie, 'frontdesk-unasked': '1' };
  later(10 * MINUTE);
  const list = await fetch(`${server.url}/api/adminDashboard/view-patients`, { headers: unasked });
  expect([list.status, ends(list)]).toEqual([200, [20 * 60, 710 * 60]]);
  expect(ends(await look())).toEqual([20 * 60, 710 * 60]);
  expect(ends(await post(server, '/api/session', {}, unasked))).toEqual([30 * 60, 710 * 60]);
});

it('is nothing that somebody without one is told', async () => {
  const answer = await fetch(`${server.url}/api/session`);
  expect([answer.status, ends(answer)]).toEqual([401, undefined]);
});
