import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CORRECTABLE_FIELDS, fieldFacts, PATIENT_FIELD_NAMES } from '#shared/clinic/patient-fields.ts';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { PatientPage } from '#shared/contract/patient/correction.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';
import { everyValue, valueFor } from '../../../support/patient-values.ts';

let server: TestServer;
let admin: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada' });
  admin = await adminCookie(server);
  id = await registered(server, { ...everyValue(), doctorId: 'DOCA' });
  await book(server, booking(id, 'DOCA'));
});
afterAll(() => server.stop());

const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, await (await get(server, path, admin)).json());

it('every field that is registered comes back in the lists, on the patient’s page and with an appointment', async () => {
  const { patients } = await read('/api/adminDashboard/view-patients', ViewPatients);
  expect(patients).toMatchObject([everyValue()]);
  expect((await read(`/api/patients/patient/${id}`, PatientPage)).patient).toMatchObject(everyValue());
  const { appointments } = await read('/api/appointments/admin/appointments', AppointmentList);
  expect(appointments).toMatchObject([{ patient: everyValue() }]);
});

it('every field has its column in the file of the list', async () => {
  const file = await (await get(server, '/api/adminDashboard/export-patients', admin)).text();
  const [heads = '', row = ''] = file.split('\r\n').map((line) => line.replaceAll('\u00A0', ''));
  for (const field of PATIENT_FIELD_NAMES) {
    const at = heads
      .replace('\uFEFF', '')
      .split('","')
      .findIndex((head) => head.replaceAll('"', '') === fieldFacts(field).column);
    expect(row.split('","')[at]?.replaceAll('"', '')).toBe([valueFor(field)].flat().join(', '));
  }
});

it.each(CORRECTABLE_FIELDS)('%s can be corrected, and the log keeps what stood there', async (field) => {
  const before = (await read(`/api/patients/patient/${id}`, PatientPage)).patient[field];
  const body = { now: { [field]: valueFor(field, true) }, seen: { [field]: before } };
  expect((await send(server, 'PATCH', `/api/patients/${id}`, admin, body)).status).toBe(200);
  expect((await read(`/api/patients/patient/${id}`, PatientPage)).patient[field]).toEqual(valueFor(field, true));
  const rows = await server.sql(
    `select details from audit_entries where action = 'patient-corrected' order by at desc`,
  );
  expect(JSON.stringify(rows)).toContain(JSON.stringify({ field, before: String(before) }));
});
