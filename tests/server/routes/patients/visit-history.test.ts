import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada Bell', specialization: 'Cardiology' });
});
afterAll(() => server.stop());

const History = v.object({
  prescriptions: v.array(v.looseObject({ symptoms: v.array(v.string()) })),
  visits: v.array(v.looseObject({ status: v.string(), date: v.string() })),
});

it('a patient’s history has every appointment with its outcome beside the prescriptions, for both roles', async () => {
  const id = await registered(server, { doctorId: 'DOCA', symptoms: ['palpitation'] });
  await book(server, booking(id, 'DOCA'));
  const cookie = await doctorCookie(server, 'DOCA');
  await post(server, '/api/prescription/generate', { patientId: id, symptoms: ['fever'] }, { cookie });
  const read = async (reader: string) =>
    v.parse(History, await (await get(server, `/api/doctorDashboard/patient-history/${id}`, reader)).json());

  expect((await read(cookie)).visits).toMatchObject([{ status: 'scheduled' }]);
  await server.sql("update appointments set status = 'completed', status_reason = 'Seen' where patient_id = $1", [id]);
  for (const reader of [cookie, await adminCookie(server)]) {
    const { prescriptions, visits } = await read(reader);
    expect(prescriptions).toMatchObject([{ symptoms: ['fever'] }]);
    expect(visits).toMatchObject([
      {
        status: 'completed',
        statusReason: 'Seen',
        symptoms: ['palpitation'],
        doctorId: { name: 'Dr. Ada Bell', specialization: 'Cardiology' },
      },
    ]);
  }
  await server.sql('update appointments set deleted_at = now() where patient_id = $1', [id]);
  expect((await read(cookie)).visits).toEqual([]);
});
