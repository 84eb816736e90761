import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { LANGUAGE_HEADER } from '#shared/contract/visit/commands.ts';
import { PatientPage } from '#shared/contract/patient/correction.ts';
import { QueueBoard } from '#shared/contract/queue/queue.ts';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get } from '../../../support/server/staff.ts';
import { book, booking, register, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada' });
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

async function bookedIn(language: string) {
  const answer = await register(server, registration());
  const { _id } = v.parse(RegisteredPatient, await answer.json()).patient;
  const booked = await book(server, booking(_id, 'DOCA'), { [LANGUAGE_HEADER]: language });
  expect(booked.status).toBe(201);
  const list = await get(server, '/api/appointments/admin/appointments', admin);
  const { appointments } = v.parse(AppointmentList, await list.json());
  return { _id, language: appointments.find(({ patient }) => patient?._id === _id)?.language };
}

it.each([
  ['es', 'es'],
  ['PT-br', 'pt-BR'],
  ['ar', 'ar'],
])('a language that the patient reads (%s) is kept with the visit and shown to staff', async (sent, kept) => {
  expect((await bookedIn(sent)).language).toBe(kept);
});

it.each(['', 'xx', 'q', 'es,de', '<b>', 'x-private', 'es-'.repeat(60), "es'; drop table appointments"])(
  'what names no language (%#) is left out alone',
  async (hostile) => {
    expect((await bookedIn(hostile)).language).toBeUndefined();
  },
);

it('is on the patient’s page, and on the board for the desk', async () => {
  const { _id } = await bookedIn('fr');
  const page = await get(server, `/api/patients/patient/${_id}`, admin);
  expect(v.parse(PatientPage, await page.json()).patient.language).toBe('fr');
  const board = v.parse(QueueBoard, await (await get(server, '/api/queue/board', admin)).json());
  expect(board.expected.find(({ patientId }) => patientId === _id)?.language).toBe('fr');
});

it('is among what a patient may ask for', async () => {
  const { _id } = await bookedIn('hi');
  const exported = await get(server, `/api/patients/data/${_id}`, admin);
  expect(exported.status).toBe(200);
  expect(JSON.stringify(await exported.json())).toContain('"language":"hi"');
});
