import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FHIR_READ } from '#shared/contract/interop/api-clients.ts';
import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { routeTable } from '#server/routes/route-table.ts';
import { waiting } from '../../../support/server/queue.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

/** Stands in everything that is kept of the patient, but for what somebody is told apart by. */
const SECRET = 'zebrafever';
const PHONE = '+43 660 5550101';
const HOUR = 3_600_000;
let now: Date;
let server: TestServer;
let [admin, own, other] = ['', '', ''];
let patient = '';
let prescription = '';
let appointment = '';
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const set = (change: object) => send(server, 'PUT', '/api/staff/security', admin, change);
const open = (reason: string, cookie = own) =>
  send(server, 'POST', `/api/patients/open/${patient}`, cookie, { reason });
const page = (cookie = own, id = patient) => get(server, `/api/patients/patient/${id}`, cookie);
const notices = async () =>
  (await (await get(server, '/api/staff/access-notices', admin)).json()) as { notices: Record<string, unknown>[] };

beforeAll(async () => {
  now = new Date('2026-11-27T10:00:00Z');
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { specialization: 'Cardiology' });
  const doctorId = await addDoctor(server, 'DOCB', { specialization: 'Neurology' });
  [admin, own, other] = [
    await adminCookie(server),
    await doctorCookie(server, 'DOCA'),
    await doctorCookie(server, 'DOCB'),
  ];
  patient = await registered(server, { name: 'Zoe Hidden', phone: PHONE, symptoms: [SECRET], doctorId: 'DOCB' });
  await registered(server, { name: 'Zoe Hidden', phone: PHONE, symptoms: [SECRET], doctorId: 'DOCB' });
  appointment = (await (await book(server, booking(patient, 'DOCB'))).json()).appointment._id;
  await server.sql(
    `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
     values ($1, $2, $2, $2, $2, $2, array[$2], now(), $3)`,
    [patient, SECRET, doctorId],
  );
  prescription = randomUUID();
  await server.sql(
    `insert into prescriptions (id, patient_id, doctor_id, status, symptoms, diagnosis, medicines, hold_medicines,
       emergency_instructions, critical_warnings, side_effects_note, follow_up, rationale, notes, created_at)
     values ($1, $2, $3, 'saved', array[$4], $4, '[]', '{}', '', '{}', '', '', '', $4, now())`,
    [prescription, patient, doctorId, SECRET],
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.sql('delete from access_notices');
  later(13 * HOUR);
  [admin, own, other] = [
    await adminCookie(server),
    await doctorCookie(server, 'DOCA'),
    await doctorCookie(server, 'DOCB'),
  ];
  await set({ needToKnow: true, readingAlert: 300 });
});

/** Calls everything that a doctor may call, with every id of the patient. @returns what told something of the patient. */
async function tellers(cookie: string): Promise<string[]> {
  const told: string[] = [];
  const body = { patientId: patient, medicines: [{ name: 'Aspirin' }], symptoms: ['cough'] };
  for (const { method, path, policy } of routeTable(server.dependencies)) {
    // What needs no session tells nobody anything, and the stream only that something has changed.
    if (policy === 'public' || method === 'DELETE' || path.endsWith('/stream') || path.includes('/open/')) continue;
    const kinds = path.includes(':type') ? FHIR_READ : [''];
    const ids = path.replace(':type', '').includes(':') ? [patient, prescription, appointment] : [''];
    for (const address of kinds.flatMap((kind) => ids.map((id) => path.replace(':type', kind).replaceAll(/:\w+/g, id))))
      for (const query of ['', `?ids=${patient}`, '?day=2026-11-27', '?search=Zoe']) {
        const answer = await fetch(`${server.url}${address}${query}`, {
          method,
          headers: { cookie, 'content-type': 'application/json', [LIST_HEADER]: 'search=Zoe' },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        const isPdf = answer.ok && answer.headers.get('content-type') === 'application/pdf';
        if (isPdf || text.includes(SECRET) || text.includes('5550101')) told.push(`${method} ${path}`);
      }
  }
  return [...new Set(told)].toSorted();
}

describe('where the clinic says “need to know”', () => {
  it('nothing that a doctor may call tells anything of another doctor’s patient', async () => {
    expect(await tellers(own)).toEqual([]);
  });

  it('it is these calls that would, and do where the clinic does not say so', async () => {
    await set({ needToKnow: false });
    expect(await tellers(own)).toEqual([
      'GET /api/adminDashboard/view-patients',
      'GET /api/doctorDashboard/patient-history/:id',
      'GET /api/patients/duplicates',
      'GET /api/patients/get-all',
      'GET /api/patients/patient/:id',
      'GET /api/patients/record/:id',
      'GET /api/prescription/pdf/:id',
      'GET /fhir/:type',
      'GET /fhir/:type/:id',
      'POST /api/doctorDashboard/generate-prescription',
      'POST /api/prescription/check',
      'POST /api/prescription/generate',
    ]);
    // What it wrote of the patient would make the doctor one of theirs.
    await server.sql('delete from prescriptions where id <> $1', [prescription]);
  });

  it('of FHIR it leaves doctors what is of no patient', async () => {
    const statuses = FHIR_READ.map(async (type) => [type, (await get(server, `/fhir/${type}`, own)).status]);
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      Practitioner: 200,
      PractitionerRole: 200,
      Schedule: 200,
      Slot: 200,
      Patient: 403,
      Appointment: 403,
      MedicationRequest: 403,
      AllergyIntolerance: 403,
    });
    expect((await get(server, `/fhir/Patient/${patient}`, admin)).status).toBe(200);
  });

  it('the patient’s own doctor reads on, and so does whoever administers', async () => {
    expect(await tellers(other)).toContain('GET /api/patients/patient/:id');
    expect((await page(admin)).status).toBe(200);
  });

  it('a search tells whom there is, and nothing else of them', async () => {
    const answer = await fetch(`${server.url}/api/search`, {
      headers: { cookie: own, [LIST_HEADER]: 'search=zoe hidden' },
    });
    const { patients } = await answer.json();
    expect(patients[0]).toEqual({ _id: expect.any(String), name: 'Zoe Hidden', age: 34, gender: 'female' });
  });

  it('a reason opens the record for twelve hours, for that doctor, and administrators read who, whom and why', async () => {
    const refused = await page();
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ needs: 'reason' })]);
    expect((await open('abc')).status).toBe(400);
    expect((await open('Collapsed in the waiting room')).status).toBe(200);
    expect((await page()).status).toBe(200);
    expect((await get(server, `/api/prescription/pdf/${prescription}`, own)).status).toBe(200);
    const list = await (await get(server, '/api/patients/get-all', own)).json();
    expect(list).toEqual([expect.objectContaining({ _id: patient })]);
    const { notices: told } = await notices();
    expect(told).toEqual([
      expect.objectContaining({
        kind: 'opened',
        who: 'Dr. DOCA',
        patient: 'Zoe Hidden',
        reason: 'Collapsed in the waiting room',
        seen: false,
      }),
    ]);
    await send(server, 'POST', `/api/staff/access-notices/${String(told[0]?.['_id'])}/seen`, admin);
    expect((await notices()).notices[0]).toMatchObject({ seen: true });
    const entries = await server.sql<{ action: string; details: unknown }>(
      `select action, details from audit_entries where subject_id = $1 and action like 'record-%' order by at, id`,
      [patient],
    );
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['record-closed-to', 'record-opened']));
    expect(JSON.stringify(entries)).not.toContain('waiting room');
    later(12 * HOUR);
    own = await doctorCookie(server, 'DOCA');
    expect((await page()).status).toBe(403);
  });

  it('who waits on the doctor’s part of today’s board is open, and tomorrow no longer', async () => {
    const entry = await waiting(server, admin, 'DOCB', { name: 'Otto Moved', symptoms: ['cough'] });
    const [row] = await server.sql<{ id: string }>(`select id from patients where name = 'Otto Moved'`);
    const id = row?.id ?? '';
    expect((await page(own, id)).status).toBe(403);
    await server.sql('update queue_entries set doctor_id = null, department = $2 where id = $1', [
      entry._id,
      'Cardiology',
    ]);
    expect((await page(own, id)).status).toBe(200);
    later(24 * HOUR);
    own = await doctorCookie(server, 'DOCA');
    expect((await page(own, id)).status).toBe(403);
  });

  it('a merged patient’s old address opens nothing either', async () => {
    const old = await registered(server, { name: 'Zoe Twice', symptoms: ['cough'], doctorId: 'DOCA' });
    expect((await page(own, old)).status).toBe(200);
    await server.sql('update patients set merged_into = $2, deleted_at = now() where id = $1', [old, patient]);
    expect((await page(own, old)).status).toBe(403);
  });
});

describe('unusual reading', () => {
  it('of many different records by one person alerts the administrators once, whoever it is', async () => {
    await set({ needToKnow: false, readingAlert: 3 });
    const ids = await Promise.all([1, 2, 3, 4].map((one) => registered(server, { name: `Reader ${one}` })));
    // The same record again and again is not unusual.
    for (let times = 0; times < 4; times += 1) await page(own, ids[0]);
    expect((await notices()).notices).toEqual([]);
    for (const id of ids) await page(own, id);
    const { notices: told } = await notices();
    expect(told).toEqual([expect.objectContaining({ kind: 'many', who: 'Dr. DOCA', count: 3, patient: null })]);
  });

  it('counts what is read of patients over FHIR, and nothing else', async () => {
    await set({ needToKnow: false, readingAlert: 3 });
    const [first = '', ...others] = await Promise.all(
      [1, 2, 3].map((one) => registered(server, { name: `Over FHIR ${one}` })),
    );
    const doctors = await server.sql<{ id: string }>('select id from doctors');
    for (const { id } of doctors) expect((await get(server, `/fhir/Practitioner/${id}`, own)).status).toBe(200);
    await get(server, `/fhir/Patient/${first}`, own);
    await page(own, first);
    expect((await notices()).notices).toEqual([]);
    for (const id of others) await get(server, `/fhir/Patient/${id}`, own);
    expect((await notices()).notices).toEqual([expect.objectContaining({ kind: 'many', count: 3 })]);
  });

  it('is not looked for where the clinic has turned that off', async () => {
    await set({ needToKnow: false, readingAlert: 0 });
    for (const one of [1, 2, 3, 4]) await page(own, await registered(server, { name: `Unseen ${one}` }));
    expect((await notices()).notices).toEqual([]);
  });
});

it('a reason goes with the patient when the patient is erased', async () => {
  await open('Collapsed in the waiting room');
  await server.sql('update patients set deleted_at = $2 where id = $1', [
    patient,
    new Date(now.getTime() - 31 * 24 * HOUR),
  ]);
  await purge(server.dependencies.database.orm, now);
  expect(await server.sql('select reason from access_notices')).toEqual([]);
});
