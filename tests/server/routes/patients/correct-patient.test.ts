import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { PatientPage } from '#shared/contract/patient/correction.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { AuditPage } from '#shared/contract/staff/audit.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada' });
  await addDoctor(server, 'DOCB', { name: 'Dr. Bo' });
});
beforeEach(async () => {
  admin = await adminCookie(server);
  await server.sql(`${LIFTED} truncate appointments, patients, audit_entries cascade`);
  id = await registered(server, { name: 'Ane Lee', age: 30, phone: '+43 660 1234567', doctorId: 'DOCA' });
  await book(server, booking(id, 'DOCA'));
});
afterAll(() => server.stop());

const correct = (now: object, seen: object, who = admin) =>
  send(server, 'PATCH', `/api/patients/${id}`, who, { now, seen });
const pageOf = async () => v.parse(PatientPage, await (await get(server, `/api/patients/patient/${id}`, admin)).json());
const entries = async (query = '') =>
  v.parse(AuditPage, await (await get(server, `/api/audit${query}`, admin)).json()).entries;

it('stands on the page and in every list afterwards, and is found by the new value only', async () => {
  const answer = await correct({ name: 'Anne Lee', age: 31, phone: '0660 7654321' }, { name: 'Ane Lee', age: 30 });
  expect(answer.status).toBe(200);
  expect((await pageOf()).patient).toMatchObject({ name: 'Anne Lee', age: 31, phone: '0660 7654321' });
  for (const [search, count] of [
    ['anne', 1],
    ['7654321', 1],
    ['ane lee', 0],
    ['1234567', 0],
  ] as const) {
    const patients = await get(server, `/api/adminDashboard/view-patients?search=${search}`, admin);
    expect(v.parse(ViewPatients, await patients.json()).patients).toHaveLength(count);
    const list = await get(server, `/api/appointments/admin/appointments?patient=${search}&limit=5`, admin);
    expect(v.parse(AppointmentList, await list.json()).appointments).toHaveLength(count);
  }
});

it('keeps the old values in the log, for administrators, until the patient is erased', async () => {
  await correct({ name: 'Anne Lee', phone: '' }, { name: 'Ane Lee' });
  const [entry] = await entries(`?patient=${id}&action=patient-corrected`);
  expect(entry?.details).toEqual({
    changes: [
      { field: 'name', before: 'Ane Lee' },
      { field: 'phone', before: '+43 660 1234567' },
    ],
  });
  await send(server, 'DELETE', `/api/patients/delete-patient/${id}`, admin);
  await purge(server.dependencies.database.orm, new Date(Date.now() + 31 * 24 * 3_600_000));
  expect(await server.sql(`select details from audit_entries where action = 'patient-corrected'`)).toEqual([
    { details: null },
  ]);
});

it('refuses with what stands now where somebody else was faster, and changes nothing', async () => {
  await correct({ name: 'Anna Lee' }, { name: 'Ane Lee' });
  const late = await correct({ name: 'Anne Lee', age: 31 }, { name: 'Ane Lee', age: 30 });
  expect(late.status).toBe(409);
  expect(v.parse(ProblemBody, await late.json()).overtaken?.current).toMatchObject({ name: 'Anna Lee', age: 30 });
  expect((await pageOf()).patient).toMatchObject({ name: 'Anna Lee', age: 30 });
  expect((await correct({ age: 31 }, { age: 30 })).status).toBe(200);
});

it('lets one of twenty who correct the same field at once win', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_unused, n) => correct({ name: `Lee ${n}` }, { name: 'Ane Lee' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

it('takes the same correction again as done, and writes it down once', async () => {
  for (let n = 0; n < 2; n += 1) expect((await correct({ age: 31 }, { age: 30 })).status).toBe(200);
  expect(await entries(`?action=patient-corrected`)).toHaveLength(1);
});

it('moves the appointments still to come with the doctor, and no others', async () => {
  await server.sql(
    `insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, received_at)
     select gen_random_uuid(), patient_id, doctor_id, now(), 'completed', 'sample', now() from appointments`,
  );
  expect((await correct({ doctorId: 'DOCB' }, { doctorId: 'DOCA' })).status).toBe(200);
  expect((await pageOf()).patient).toMatchObject({ doctorId: 'DOCB', doctorName: 'Dr. Bo' });
  const rows = await server.sql<{ name: string; status: string }>(
    'select d.name, a.status from appointments a join doctors d on d.id = a.doctor_id order by a.status',
  );
  expect(rows).toEqual([
    { name: 'Dr. Ada', status: 'completed' },
    { name: 'Dr. Bo', status: 'scheduled' },
  ]);
  const filtered = await get(server, '/api/adminDashboard/view-patients?doctor=bo', admin);
  expect(v.parse(ViewPatients, await filtered.json()).patients).toHaveLength(1);
  expect((await entries('?action=patient-corrected'))[0]?.details).toEqual({
    changes: [{ field: 'doctorId', before: 'Dr. Ada' }],
  });
});

it('moves nothing where the other doctor has given that time away', async () => {
  const other = await registered(server, { name: 'Other' });
  await book(server, booking(other, 'DOCB'));
  await server.sql(
    "update appointments set slot_starts_at = '2026-12-01T09:00:00Z', slot_minutes = 15, slot_seat = 1 where deleted_at is null",
  );
  await server.sql(
    `insert into slot_claims (doctor_id, atom_at, seat, holder, appointment_id)
     select doctor_id, slot_starts_at + n * interval '5 minutes', 1, gen_random_uuid(), id
     from appointments, generate_series(0, 2) n`,
  );
  expect((await correct({ doctorId: 'DOCB' }, { doctorId: 'DOCA' })).status).toBe(422);
  expect((await pageOf()).patient).toMatchObject({ doctorId: 'DOCA' });
});

it.each([
  { name: '' },
  { age: 121 },
  { age: 'x' },
  { gender: 'Female' },
  { phone: 'x'.repeat(41) },
  { ticket: 'K1-1' },
  { doctorId: '' },
])('refuses %j with the field named', async (now) => {
  const answer = await correct(now, {});
  expect(answer.status).toBe(400);
  const { faults } = v.parse(ProblemBody, await answer.json());
  expect(faults?.[0]?.path).toBe(`now.${Object.keys(now)[0]}`);
});

it('refuses an unknown doctor, an unknown patient, and a doctor as the one who corrects', async () => {
  expect((await correct({ doctorId: 'NONE' }, {})).status).toBe(422);
  expect((await correct({ age: 31 }, {}, await doctorCookie(server, 'DOCA'))).status).toBe(403);
  id = crypto.randomUUID();
  expect((await correct({ age: 31 }, {})).status).toBe(404);
});
