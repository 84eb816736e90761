import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../support/server/staff.ts';
import { booked, ONE_HOUR, withHours } from '../../support/server/times.ts';

let server: TestServer;
let admin: string;
let doctorId: string;

beforeAll(async () => {
  const now = () => new Date('2027-01-30T10:00:00Z');
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now } });
  await addAdmin(server);
  admin = await adminCookie(server);
  doctorId = await addDoctor(server, 'DOCA');
  await withHours(server, 'DOCA', ONE_HOUR);
});
afterAll(() => server.stop());

async function address(): Promise<string> {
  const answer = await send(server, 'POST', `/api/calendars/${doctorId}`, admin);
  expect(answer.status).toBe(201);
  return (await answer.json()).address;
}

it('a doctor’s calendar holds the booked times and nobody’s name, and a calendar reads it', async () => {
  await booked(server, doctorId, '2027-02-01T09:00:00.000Z');
  const other = await booked(server, doctorId, '2027-02-01T09:30:00.000Z');
  await send(server, 'PATCH', `/api/appointments/status/${other}`, admin, { status: 'cancelled' });
  const text = await (await fetch(await address())).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(
    events.map((event) => [event.getFirstPropertyValue('summary'), String(event.getFirstPropertyValue('dtstart'))]),
  ).toEqual([['Booked', '2027-02-01T09:00:00Z']]);
  expect(text).not.toMatch(/gomez|headache|DOCA|Dr\./i);
  expect(text).not.toContain(other);
});

it('its address ends when another is made, when it is taken away, and with the doctor', async () => {
  const first = await address();
  const second = await address();
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);
  expect(await (await get(server, '/api/calendars', admin)).text()).not.toContain(second.slice(-47, -4));
  expect((await send(server, 'DELETE', `/api/calendars/${doctorId}`, admin)).status).toBe(200);
  expect((await fetch(second)).status).toBe(404);
  const third = await address();
  await send(server, 'DELETE', '/api/adminDashboard/deregister-doctor', admin, { doctorId: 'DOCA' });
  expect((await fetch(third)).status).toBe(404);
  expect((await fetch(`${server.url}/api/calendars/feed/guess.ics`)).status).toBe(404);
  expect(JSON.stringify(await server.sql('select * from calendar_feeds'))).not.toContain(third.slice(-47, -4));
});
