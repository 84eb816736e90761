import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_RECORD, type PatientRecord, PatientRecordAnswer } from '#shared/contract/patient/patient-record.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { registered } from '../../../support/server/visits.ts';

let now = new Date('2026-11-21T10:00:00Z');
let server: TestServer;
let admin: string;
let doctorA: string;
let doctorB: string;

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada Bell' });
  await addDoctor(server, 'DOCB', { name: 'Dr. Ben Cole' });
  admin = await adminCookie(server);
  doctorA = await doctorCookie(server, 'DOCA');
  doctorB = await doctorCookie(server, 'DOCB');
});
afterAll(() => server.stop());

const FIELDS = {
  symptoms: 'cough since Monday',
  medicalHistory: 'asthma',
  diagnosis: 'bronchitis',
  medications: 'salbutamol',
  notes: 'two pets',
  allergies: ['penicillin', 'latex'],
  weightKg: 71.5,
};

const put = (id: string, body: unknown, cookie: string) =>
  fetch(`${server.url}/api/patients/record/${id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function recordOf(answer: Response): Promise<PatientRecord> {
  expect(answer.status).toBe(200);
  return v.parse(PatientRecordAnswer, await answer.json()).record;
}
const read = async (id: string, cookie = doctorA) => recordOf(await get(server, `/api/patients/record/${id}`, cookie));

describe('the record of a patient', () => {
  it('is empty before a doctor has written one, for staff alike', async () => {
    const id = await registered(server);
    for (const cookie of [admin, doctorA]) {
      expect(await read(id, cookie)).toEqual({ ...EMPTY_RECORD, updatedAt: null, updatedBy: null });
    }
  });

  it('comes back as it was saved, with who saved it and when', async () => {
    const id = await registered(server);
    const saved = await recordOf(await put(id, { ...FIELDS, updatedAt: null }, doctorA));
    expect(saved).toEqual({ ...FIELDS, updatedAt: now.toISOString(), updatedBy: 'Dr. Ada Bell' });
    expect(await read(id, admin)).toEqual(saved);
  });

  it('never loses what another doctor has saved meanwhile', async () => {
    const id = await registered(server);
    const first = await recordOf(await put(id, { ...FIELDS, updatedAt: null }, doctorA));
    const second = await recordOf(await put(id, { ...FIELDS, notes: 'B', updatedAt: first.updatedAt }, doctorB));
    expect(second.updatedAt).not.toBe(first.updatedAt);
    for (const updatedAt of [null, first.updatedAt]) {
      const late = await put(id, { ...FIELDS, notes: 'A', updatedAt }, doctorA);
      expect(late.status).toBe(409);
      expect(v.parse(ProblemBody, await late.json()).message).toContain('Somebody else has changed this record');
    }
    expect(await read(id)).toMatchObject({ notes: 'B', updatedBy: 'Dr. Ben Cole' });
    expect(
      await recordOf(await put(id, { ...FIELDS, notes: 'A', updatedAt: second.updatedAt }, doctorA)),
    ).toMatchObject({
      notes: 'A',
    });
  });

  it('takes the same words from the same doctor twice: the first answer may have been lost', async () => {
    const id = await registered(server);
    const first = await recordOf(await put(id, { ...FIELDS, updatedAt: null }, doctorA));
    expect(await recordOf(await put(id, { ...FIELDS, updatedAt: null }, doctorA))).toEqual(first);
    expect((await put(id, { ...FIELDS, updatedAt: null }, doctorB)).status).toBe(409);
  });

  it('lets only one of many through that replace the same version', async () => {
    const id = await registered(server);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        put(id, { ...FIELDS, notes: `writer ${index}`, updatedAt: null }, index % 2 === 0 ? doctorA : doctorB),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 15 }, () => 409),
    ]);
  });

  it('is written by doctors only, and each view and change is written down by id', async () => {
    const id = await registered(server);
    expect((await put(id, { ...FIELDS, updatedAt: null }, admin)).status).toBe(403);
    await put(id, { ...FIELDS, updatedAt: null }, doctorA);
    await read(id, admin);
    expect(
      await server.sql('select action, actor_role as role from audit_entries where subject_id = $1 order by action', [
        id,
      ]),
    ).toEqual([
      { action: 'record-changed', role: 'doctor' },
      { action: 'record-viewed', role: 'admin' },
    ]);
  });

  it.each([
    ['weightKg', 0],
    ['weightKg', 701],
    ['weightKg', '71'],
    ['notes', 'x'.repeat(8001)],
    ['notes', null],
    ['allergies', ['  ']],
    ['allergies', 'latex'],
    ['allergies', Array.from({ length: 51 }, (_, index) => `pollen ${index}`)],
    ['updatedAt', 'yesterday'],
    ['patientId', 'x'],
  ])('refuses %s: %j', async (field, value) => {
    const id = await registered(server);
    const answer = await put(id, { ...FIELDS, updatedAt: null, [field]: value }, doctorA);
    expect(answer.status).toBe(400);
    expect(await read(id)).toMatchObject({ updatedAt: null });
  });

  it('is not known for a patient who is not, or is deleted, and is erased with the patient', async () => {
    const id = await registered(server);
    await put(id, { ...FIELDS, updatedAt: null }, doctorA);
    await fetch(`${server.url}/api/patients/delete-patient/${id}`, { method: 'DELETE', headers: { cookie: admin } });
    for (const unknown of [id, randomUUID(), 'x', '%00']) {
      expect((await get(server, `/api/patients/record/${unknown}`, doctorA)).status).toBe(404);
      expect((await put(unknown, { ...FIELDS, updatedAt: null }, doctorA)).status).toBe(404);
    }
    now = new Date(now.getTime() + 31 * 86_400_000);
    await purge(server.dependencies.database.orm, now);
    expect(await server.sql('select 1 from patient_records where patient_id = $1', [id])).toEqual([]);
  });
});
