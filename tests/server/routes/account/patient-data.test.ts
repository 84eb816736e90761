import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NAMING_PATIENTS } from '#server/database/repositories/merges/moves-repository.ts';
import { PATIENT_DATA } from '#server/database/repositories/patients/patient-data-repository.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const exported = async (id: string) => {
  const answer = await get(server, `/api/patients/data/${id}`, admin);
  const body: { data: Record<keyof typeof PATIENT_DATA, Record<string, unknown>[]> } = await answer.json();
  return { answer, data: body.data };
};

it('a patient’s data is a file with everything that is kept, of nobody else, and the export is written down', async () => {
  const id = await registered(server, { name: 'Ida Asks', symptoms: ['cough'], doctorId: 'DOCA' });
  const stranger = await registered(server, { name: 'Somebody Else' });
  await book(server, booking(id, 'DOCA'));
  await get(server, `/api/patients/patient/${id}`, admin);
  const { answer, data } = await exported(id);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="patient-${id}.json"`);
  expect(data.patients).toEqual([expect.objectContaining({ id, name: 'Ida Asks', symptoms: ['cough'] })]);
  expect(data.appointments).toHaveLength(1);
  expect(data.audit_entries.map(({ action }) => action)).toEqual(['patient-viewed', 'patient-data-exported']);
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${stranger}|Somebody Else|family_key|name_folded`));
});

it('whoever was merged into the patient is in it, and a deleted one until the erasure', async () => {
  const id = await registered(server, { name: 'Merged Into' });
  const old = await registered(server, { name: 'Merged Away' });
  await server.sql('update patients set merged_into = $2, deleted_at = now() where id = $1', [old, id]);
  await server.sql('update patients set deleted_at = now() where id = $1', [id]);
  const names = (await exported(id)).data.patients.map(({ name }) => String(name));
  expect(new Set(names)).toEqual(new Set(['Merged Away', 'Merged Into']));
  expect((await get(server, `/api/patients/data/${randomUUID()}`, admin)).status).toBe(404);
});

it('no table that names a patient is left out', () => {
  const naming = Object.keys(NAMING_PATIENTS).map((column) => column.split('.')[0]);
  expect(Object.keys(PATIENT_DATA)).toEqual(expect.arrayContaining(naming));
});

it('a deleted patient can be erased at once, a patient who is there cannot', async () => {
  const id = await registered(server, { name: 'Erna Erased', doctorId: 'DOCA' });
  await book(server, booking(id, 'DOCA'));
  const erase = () => send(server, 'POST', `/api/patients/erase/${id}`, admin);
  expect((await erase()).status).toBe(404);
  await send(server, 'DELETE', `/api/patients/delete-patient/${id}`, admin);
  expect((await erase()).status).toBe(200);
  expect(await server.sql('select id from patients where id = $1', [id])).toEqual([]);
  expect(await server.sql('select id from appointments where patient_id = $1', [id])).toEqual([]);
  expect(await server.sql(`select subject_id from audit_entries where action = 'patient-erased'`)).toEqual([
    { subject_id: id },
  ]);
  expect((await erase()).status).toBe(404);
});
