import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

const DAY_MS = 24 * 3_600_000;
let now: Date;
let server: TestServer;
let admin: string;
let doctorA: string;
let doctorB: string;

beforeAll(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  await addDoctor(server, 'DOCB');
});
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  admin = await adminCookie(server);
  doctorA = await doctorCookie(server, 'DOCA');
  doctorB = await doctorCookie(server, 'DOCB');
});
afterAll(() => server.stop());

const send = (method: string, path: string, cookie: string, body?: unknown) =>
  fetch(`${server.url}/api/${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function visit(name: string): Promise<{ patient: string; appointment: string }> {
  const patient = await registered(server, { name });
  const answer = await book(server, booking(patient, 'DOCA'));
  const { appointment }: { appointment: { _id: string } } = await answer.json();
  return { patient, appointment: appointment._id };
}
const appointmentsOf = async (name: string) => {
  const answer = await get(server, `/api/appointments/admin/appointments?patient=${name}`, admin);
  const { appointments }: { appointments: { _id: string; status: string; statusReason?: string }[] } =
    await answer.json();
  return appointments;
};
const auditOf = async (id: string) =>
  (
    await server.sql<{ action: string }>('select action from audit_entries where subject_id = $1 order by id', [id])
  ).map(({ action }) => action);

describe('a deleted patient', () => {
  it('comes back with what that delete had hidden, and without what was deleted before; both are audited', async () => {
    const { patient, appointment } = await visit('Restored');
    await server.sql(
      `insert into appointments (id, patient_id, doctor_id, appointment_time, status, origin, received_at, deleted_at)
       select gen_random_uuid(), $1, doctor_id, now(), 'cancelled', 'sample', now(), now() from appointments where id = $2`,
      [patient, appointment],
    );
    await send('DELETE', `patients/delete-patient/${patient}`, admin);
    expect(await appointmentsOf('Restored')).toEqual([]);
    expect((await send('POST', `patients/restore-patient/${patient}`, admin)).status).toBe(200);
    expect((await appointmentsOf('Restored')).map(({ _id }) => _id)).toEqual([appointment]);
    // The second list showed this patient alone, which is a look at them.
    expect((await auditOf(patient)).toSorted()).toEqual(['appointments-viewed', 'patient-deleted', 'patient-restored']);
  });

  it('can be restored once, and only within 30 days', async () => {
    const { patient } = await visit('Late');
    const path = `patients/restore-patient/${patient}`;
    expect((await send('POST', path, admin)).status).toBe(404);
    await send('DELETE', `patients/delete-patient/${patient}`, admin);
    now = new Date(now.getTime() + 30 * DAY_MS);
    admin = await adminCookie(server);
    expect((await send('POST', path, admin)).status).toBe(404);
    now = new Date(now.getTime() - 1000);
    expect((await send('POST', path, admin)).status).toBe(200);
    expect((await send('POST', path, admin)).status).toBe(404);
  });
});

describe('two administrators who delete the same at the same moment', () => {
  const both = (path: string, body?: unknown) =>
    Promise.all([1, 2].map(async () => (await send('DELETE', path, admin, body)).status)).then((statuses) =>
      statuses.toSorted((a, b) => a - b),
    );

  it('of a patient, an appointment or a doctor: one does, the other is told that it is gone; written down once', async () => {
    const { patient, appointment } = await visit('Twice');
    expect(await both(`appointments/delete-appointment/${appointment}`)).toEqual([200, 404]);
    expect(await both(`patients/delete-patient/${patient}`)).toEqual([200, 404]);
    const doctor = await addDoctor(server, 'DOCTWICE');
    const doctorId = { doctorId: 'DOCTWICE' };
    expect(await both('adminDashboard/deregister-doctor', doctorId)).toEqual([200, 404]);
    expect(await auditOf(appointment)).toEqual(['appointment-deleted']);
    expect(await auditOf(patient)).toEqual(['patient-deleted']);
    expect(await auditOf(doctor)).toEqual(['doctor-removed']);
  });
});

describe('a deleted appointment', () => {
  it('is brought back by an administrator and by its own doctor, not by another', async () => {
    const { appointment } = await visit('Undone');
    for (const [cookie, status] of [
      [doctorB, 403],
      [doctorA, 200],
      [doctorA, 404],
    ] as const) {
      if (cookie === doctorB) await send('DELETE', `appointments/delete-appointment/${appointment}`, doctorA);
      expect((await send('POST', `appointments/restore-appointment/${appointment}`, cookie)).status).toBe(status);
    }
    expect(await appointmentsOf('Undone')).toHaveLength(1);
    // All within one millisecond of the test's clock, so in no order.
    expect((await auditOf(appointment)).toSorted()).toEqual([
      'access-denied',
      'appointment-deleted',
      'appointment-restored',
    ]);
  });

  it('stands among those deleted lately, the last one first, for an administrator and its own doctor', async () => {
    const read = async (cookie: string): Promise<string[]> => {
      const answer = await get(server, '/api/appointments/deleted?limit=50', cookie);
      const { appointments }: { appointments: { patientName: string }[] } = await answer.json();
      return appointments.map(({ patientName }) => patientName).filter((name) => name.startsWith('Binned'));
    };
    for (const name of ['Binned One', 'Binned Two', 'Binned With Patient']) {
      const { patient, appointment } = await visit(name);
      now = new Date(now.getTime() + 1000);
      await send('DELETE', `appointments/delete-appointment/${appointment}`, doctorA);
      if (name === 'Binned With Patient') await send('DELETE', `patients/delete-patient/${patient}`, admin);
    }
    expect(await read(admin)).toEqual(['Binned Two', 'Binned One']);
    expect(await read(doctorA)).toEqual(['Binned Two', 'Binned One']);
    expect(await read(doctorB)).toEqual([]);
    expect((await get(server, '/api/appointments/deleted')).status).toBe(401);
    now = new Date(now.getTime() + 30 * DAY_MS);
    expect(await read(await adminCookie(server))).toEqual([]);
  });

  it('can be brought back only within 30 days', async () => {
    const { appointment } = await visit('Lapsed');
    const path = `appointments/restore-appointment/${appointment}`;
    await send('DELETE', `appointments/delete-appointment/${appointment}`, admin);
    now = new Date(now.getTime() + 30 * DAY_MS);
    admin = await adminCookie(server);
    expect((await send('POST', path, admin)).status).toBe(404);
    now = new Date(now.getTime() - 1000);
    expect((await send('POST', path, admin)).status).toBe(200);
  });

  it('stays away while its patient is deleted', async () => {
    const { patient, appointment } = await visit('Gone');
    await send('DELETE', `appointments/delete-appointment/${appointment}`, admin);
    await send('DELETE', `patients/delete-patient/${patient}`, admin);
    expect((await send('POST', `appointments/restore-appointment/${appointment}`, admin)).status).toBe(404);
  });
});

describe('the status of an appointment', () => {
  const move = (id: string, body: unknown, cookie = admin) => send('PATCH', `appointments/status/${id}`, cookie, body);

  it('moves on freely, and back only with a reason, which is kept; each move is audited', async () => {
    const { appointment } = await visit('Moved');
    expect((await move(appointment, { status: 'completed' })).status).toBe(200);
    expect((await move(appointment, { status: 'completed' })).status).toBe(200);
    expect((await move(appointment, { status: 'cancelled' })).status).toBe(409);
    expect((await move(appointment, { status: 'scheduled', reason: '  ' })).status).toBe(400);
    expect((await move(appointment, { status: 'scheduled', reason: 'Wrong row' })).status).toBe(200);
    expect((await move(appointment, { status: 'cancelled' })).status).toBe(200);
    expect(await appointmentsOf('Moved')).toMatchObject([{ status: 'cancelled', statusReason: 'Wrong row' }]);
    expect(await auditOf(appointment)).toEqual(Array.from({ length: 3 }, () => 'appointment-status-changed'));
  });

  it('of a sample that is Upcoming moves like a scheduled one', async () => {
    const { appointment } = await visit('Sampled');
    await server.sql("update appointments set status = 'Upcoming' where id = $1", [appointment]);
    expect((await move(appointment, { status: 'cancelled' }, doctorA)).status).toBe(200);
  });

  it('is moved by its own doctor, not by another, and only along the machine', async () => {
    const { appointment } = await visit('Own');
    expect((await move(appointment, { status: 'completed' }, doctorB)).status).toBe(403);
    expect((await move(appointment, { status: 'Upcoming' }, doctorA)).status).toBe(400);
    expect((await move(appointment, { status: 'completed' }, doctorA)).status).toBe(200);
    expect((await move('not-an-id', { status: 'completed' })).status).toBe(404);
  });

  it('ends the same when two move it at once in different ways: one wins', async () => {
    const { appointment } = await visit('Raced');
    const answers = await Promise.all(
      ['completed', 'cancelled'].map(async (status) => (await move(appointment, { status })).status),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
