import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { CorrectedVisit } from '#shared/contract/appointment/correct-visit.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { board, checkedIn, expected } from '../../../support/server/queue.ts';

let server: TestServer;
let admin: string;
let id: string;
const now = new Date('2026-11-26T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'Europe/Vienna' }, with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada' });
  await addDoctor(server, 'DOCB', { name: 'Dr. Bo', specialization: 'Dermatology' });
});
beforeEach(async () => {
  admin = await adminCookie(server);
  await server.sql(`${LIFTED} truncate appointments, patients, audit_entries, queue_entries cascade`);
  id = await expected(server, 'DOCA', { name: 'Ann Lee' }, { 'frontdesk-ticket': 'T1ST-0001' });
});
afterAll(() => server.stop());

const correct = (body: object, who = admin) => send(server, 'PATCH', `/api/appointments/correct/${id}`, who, body);
const listed = async () => {
  const answer = await get(server, '/api/appointments/admin/appointments', admin);
  return v.parse(AppointmentList, await answer.json()).appointments[0];
};
const details = () =>
  server.sql(`select details from audit_entries where action = 'appointment-corrected' order by details::text`);

it('another time decides the day and the order, is written down with what stood before, and is taken back', async () => {
  const time = '2026-11-27T13:30:00.000Z';
  expect((await correct({ now: { time }, seen: { time: null } })).status).toBe(200);
  expect(await listed()).toMatchObject({ appointmentTime: time, dueAt: time, ticket: 'T1ST-0001' });
  expect((await board(server, admin)).expected).toEqual([]);
  expect((await board(server, admin, '?day=2026-11-27')).expected).toMatchObject([{ dueAt: time }]);
  expect((await correct({ now: { time: null }, seen: { time } })).status).toBe(200);
  expect(await listed()).toMatchObject({ appointmentTime: '2026-11-21T09:30:00.000Z', dueAt: now.toISOString() });
  expect(await details()).toEqual([
    { details: { changes: [{ field: 'time', before: '' }] } },
    { details: { changes: [{ field: 'time', before: time }] } },
  ]);
});

it('another doctor takes the visit, and the place in the line of whoever waits, due at the time agreed', async () => {
  const entry = await checkedIn(server, admin, id);
  const time = '2026-11-26T09:40:00.000Z';
  const body = { now: { doctorId: 'DOCB', time }, seen: { doctorId: 'DOCA', time: null } };
  expect(v.parse(CorrectedVisit, await (await correct(body)).json())).toEqual({
    doctorId: 'DOCB',
    doctorName: 'Dr. Bo',
    time,
  });
  expect((await board(server, admin)).entries).toMatchObject([
    { _id: entry._id, doctor: 'Dr. Bo', department: 'Dermatology', dueAt: time, stage: 'waiting' },
  ]);
  expect((await listed())?.doctor).toMatchObject({ name: 'Dr. Bo' });
});

it('whoever has arrived is not put on another day', async () => {
  await checkedIn(server, admin, id);
  const answer = await correct({ now: { time: '2026-11-27T09:00:00.000Z' }, seen: {} });
  expect(answer.status).toBe(422);
  expect(v.parse(ProblemBody, await answer.json()).message).toContain('has arrived');
  expect(await listed()).toMatchObject({ dueAt: now.toISOString() });
});

it('refuses with what stands where somebody was faster; the same again is done already and written down once', async () => {
  const body = { now: { doctorId: 'DOCB' }, seen: { doctorId: 'DOCA' } };
  expect([(await correct(body)).status, (await correct(body)).status]).toEqual([200, 200]);
  expect(await details()).toEqual([{ details: { changes: [{ field: 'doctorId', before: 'Dr. Ada' }] } }]);
  const late = await correct({ now: { doctorId: 'DOCA' }, seen: { doctorId: 'DOCA' } });
  // It was seen with Dr. Ada, and is with Dr. Bo by now.
  expect(late.status).toBe(409);
  expect(v.parse(ProblemBody, await late.json()).overtaken?.current).toMatchObject({ doctorName: 'Dr. Bo' });
});

it('leaves a booked time to where bookings are moved', async () => {
  await server.sql(
    "update appointments set slot_starts_at = '2026-12-01T09:00:00Z', slot_minutes = 15, slot_seat = 1 where id = $1",
    [id],
  );
  for (const wanted of [{ time: '2026-12-01T10:00:00.000Z' }, { doctorId: 'DOCB' }]) {
    const answer = await correct({ now: wanted, seen: {} });
    expect(answer.status).toBe(422);
    expect(v.parse(ProblemBody, await answer.json()).message).toContain('Move the booking instead');
  }
});

it.each([{ time: 'tomorrow' }, { doctorId: '' }, { ticket: 'K1-1' }])('refuses %j', async (wanted) => {
  expect((await correct({ now: wanted, seen: {} })).status).toBe(400);
});

it('refuses an unknown doctor, an unknown visit, and a doctor as the one who corrects', async () => {
  expect((await correct({ now: { doctorId: 'NONE' }, seen: {} })).status).toBe(422);
  expect((await correct({ now: { doctorId: 'DOCB' }, seen: {} }, await doctorCookie(server, 'DOCA'))).status).toBe(403);
  id = crypto.randomUUID();
  expect((await correct({ now: { doctorId: 'DOCB' }, seen: {} })).status).toBe(404);
});
