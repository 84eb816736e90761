import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { AllPatients, ViewPatients } from '#shared/contract/patient/patients.ts';
import { backfillLists } from '#server/services/clinic/backfill.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, register, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let doctor: string;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'LUNG1', { name: 'Dr. Zoë O’Hara', specialization: 'Lungs' });
  const people = [
    ['Sean O’Brien', '+43 660 1234567', 'K7-42'],
    ['Łukasz  Wójcik', '+44 7700 900123', 'K7-43'],
    ['Anne-Marie Søren', '(555) 987-6543', 'B2-1'],
  ] as const;
  for (const [index, [name, phone, ticket]] of people.entries()) {
    const body = registration({ name, phone, doctorId: 'LUNG1' });
    const answer = await register(server, body, { 'frontdesk-ticket': ticket, 'idempotency-key': `search-${index}` });
    const { patient }: { patient: { _id: string } } = await answer.json();
    await book(server, booking(patient._id, 'LUNG1'), { 'frontdesk-ticket': ticket });
  }
  admin = await adminCookie(server);
  doctor = await doctorCookie(server, 'LUNG1');
});
afterAll(() => server.stop());

/** Whom all four lists find, each asked for the whole and for a page. */
async function found(search: string): Promise<(string | undefined)[][]> {
  const text = encodeURIComponent(search);
  const lists: (string | undefined)[][] = [];
  for (const page of ['', '&limit=50']) {
    const patients = await get(server, `/api/adminDashboard/view-patients?search=${text}${page}`, admin);
    lists.push(v.parse(ViewPatients, await patients.json()).patients.map(({ name }) => name));
    const all = await get(server, `/api/patients/get-all?name=${text}${page}`, doctor);
    lists.push(v.parse(AllPatients, await all.json()).map(({ name }) => name));
    for (const [path, cookie] of [
      ['/api/appointments/admin/appointments', admin],
      ['/api/appointments/doctor/appointments', doctor],
    ] as const) {
      const answer = await get(server, `${path}?patient=${text}${page}`, cookie);
      lists.push(v.parse(AppointmentList, await answer.json()).appointments.map(({ patient }) => patient?.name));
    }
  }
  return lists;
}

const SEARCHES = [
  ["o'brien", 'Sean O’Brien'],
  ['obrien', 'Sean O’Brien'],
  ['lukasz wojcik', 'Łukasz  Wójcik'],
  ['ŁUKASZ', 'Łukasz  Wójcik'],
  ['soren', 'Anne-Marie Søren'],
  ['anne marie', 'Anne-Marie Søren'],
  ['0660 123 45 67', 'Sean O’Brien'],
  ['07700 900123', 'Łukasz  Wójcik'],
  ['555-987', 'Anne-Marie Søren'],
  ['K7-43', 'Łukasz  Wójcik'],
  ['k7 43', 'Łukasz  Wójcik'],
] as const;

it.each(SEARCHES)('%s finds %s in every list, whole or by pages', async (search, name) => {
  expect(await found(search)).toEqual(Array.from({ length: 8 }, () => [name]));
});

it('finds a doctor by a name with an apostrophe', async () => {
  const answer = await get(server, "/api/appointments/admin/appointments?doctor=o'hara", admin);
  expect(v.parse(AppointmentList, await answer.json()).appointments).toHaveLength(3);
});

it('finds those who came before, once they are filled in', async () => {
  await server.sql('update patients set findable = null, findable_words = null');
  await server.sql('update appointments set patient_findable = null');
  await server.sql("update doctors set name_folded = 'dr. zoe o’hara'");
  await backfillLists(server.dependencies.database.orm);
  for (const [search, name] of SEARCHES) expect(await found(search)).toEqual(Array.from({ length: 8 }, () => [name]));
  const answer = await get(server, '/api/appointments/admin/appointments?doctor=ohara', admin);
  expect(v.parse(AppointmentList, await answer.json()).appointments).toHaveLength(3);
});
