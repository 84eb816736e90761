import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import { CreatedAppointment } from '#shared/contract/visit/booking.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addDoctor } from '../../../support/server/staff.ts';
import { book, booking, register, registered, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let doctorId: string;

beforeAll(async () => {
  server = await startTestServer();
  doctorId = await addDoctor(server, 'CARD1');
});
afterAll(() => server.stop());

describe('POST api/patients/register', () => {
  it('makes a patient and answers only the id', async () => {
    const answer = await register(server, registration({ doctorId: 'CARD1' }), { 'frontdesk-ticket': 'AB12-7' });
    expect(answer.status).toBe(201);
    const body: unknown = await answer.json();
    const { patient } = v.parse(RegisteredPatient, body);
    expect(body).toEqual({ patient: { _id: patient._id } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const rows = await server.sql(
      'select name, age, gender, phone, symptoms, doctor_id, ticket from patients where id = $1',
      [patient._id],
    );
    expect(rows).toEqual([
      {
        name: 'Maria Gomez',
        age: 34,
        gender: 'female',
        phone: '+43 660 1234567',
        symptoms: ['headache', 'fever'],
        doctor_id: doctorId,
        ticket: 'AB12-7',
      },
    ]);
  });

  it('takes a doctor by _id, and no doctor, and no phone', async () => {
    const byId = await register(server, registration({ doctorId }));
    expect(byId.status).toBe(201);
    const bare = registration();
    delete bare['phone'];
    expect((await register(server, bare)).status).toBe(201);
  });

  it('refuses an unknown doctor with 404 and keeps nothing', async () => {
    const answer = await register(server, registration({ name: 'Nobody Stays', doctorId: 'NONE' }));
    expect(answer.status).toBe(404);
    expect(v.parse(ProblemBody, await answer.json()).message).toBe('This doctor was not found.');
    expect(await server.sql("select 1 from patients where name = 'Nobody Stays'")).toEqual([]);
  });

  it('takes the id a device has made, once', async () => {
    const _id = randomUUID();
    const answer = await register(server, registration({ _id }));
    expect(v.parse(RegisteredPatient, await answer.json()).patient._id).toBe(_id);
    expect((await register(server, registration({ _id, name: 'Someone Else' }))).status).toBe(409);
    expect(await server.sql('select name from patients where id = $1', [_id])).toEqual([{ name: 'Maria Gomez' }]);
  });

  it('refuses a device id that is no random UUID', async () => {
    for (const _id of ['00000000-0000-0000-0000-000000000000', '0193b5a0-0000-7000-8000-000000000000', 'x', 7]) {
      const answer = await register(server, registration({ _id }));
      expect(answer.status).toBe(400);
      const { faults } = v.parse(ProblemBody, await answer.json());
      expect(new Set(faults?.map((fault) => fault.path))).toEqual(new Set(['_id']));
    }
  });

  it('marks an urgent registration and alerts the desk once, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'frontdesk-ticket': 'AB12-9' };
    const body = registration({ urgent: true });
    const { patient } = v.parse(RegisteredPatient, await (await register(server, body, headers)).json());
    expect((await register(server, body, headers)).headers.get('idempotency-replayed')).toBe('true');
    expect(await server.sql('select urgent from patients where id = $1', [patient._id])).toEqual([{ urgent: true }]);
    const alerts = await server.sql('select kind, ticket, acknowledged_at from staff_alerts where patient_id = $1', [
      patient._id,
    ]);
    expect(alerts).toEqual([{ kind: 'urgent', ticket: 'AB12-9', acknowledged_at: null }]);
  });

  it('alerts nobody for another registration, for one refused, or for another word than true', async () => {
    const count = () => server.sql('select 1 from staff_alerts');
    const before = await count();
    await registered(server);
    expect((await register(server, registration({ urgent: true, doctorId: 'NONE' }))).status).toBe(404);
    expect((await register(server, registration({ urgent: 'yes' }))).status).toBe(400);
    expect(await count()).toEqual(before);
  });

  it('registers without a malformed ticket rather than not at all', async () => {
    for (const ticket of ['<b>', 'ABCDEFGHI-1', 'AB-1234567890', 'ab-1']) {
      const answer = await register(server, registration({ name: `Ticket ${ticket}` }), { 'frontdesk-ticket': ticket });
      expect(answer.status).toBe(201);
      expect(await server.sql('select ticket from patients where name = $1', [`Ticket ${ticket}`])).toEqual([
        { ticket: null },
      ]);
    }
  });
});

describe('POST api/appointments/create-appointment', () => {
  it('books a registered patient by code or _id, with the date that was sent and the time of receipt', async () => {
    for (const named of ['CARD1', doctorId]) {
      const patientId = await registered(server);
      const before = Date.now();
      const answer = await book(server, booking(patientId, named, { date: '2020-02-03T04:05:06.789Z' }), {
        'frontdesk-ticket': 'AB12-8',
      });
      expect(answer.status).toBe(201);
      const { appointment } = v.parse(CreatedAppointment, await answer.json());
      const [row] = await server.sql<{ receivedAt: Date }>(
        `select patient_id, doctor_id, appointment_time, status, ticket, slot_starts_at, received_at as "receivedAt"
         from appointments where id = $1`,
        [appointment?._id],
      );
      expect(row).toMatchObject({
        patient_id: patientId,
        doctor_id: doctorId,
        appointment_time: new Date('2020-02-03T04:05:06.789Z'),
        status: 'scheduled',
        ticket: 'AB12-8',
        slot_starts_at: null,
      });
      expect(row?.receivedAt.getTime()).toBeGreaterThanOrEqual(before);
    }
  });

  it('books a patient once: a second booking is 409, also when 16 try at the same time', async () => {
    const patientId = await registered(server);
    const answers = await Promise.all(Array.from({ length: 16 }, () => book(server, booking(patientId, 'CARD1'))));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, ...Array(15).fill(409)]);
    expect(await server.sql('select 1 from appointments where patient_id = $1', [patientId])).toHaveLength(1);
  });

  it('answers 404 for a patient or doctor that is unknown, deleted, removed or malformed', async () => {
    const patientId = await registered(server);
    const deleted = await registered(server);
    await server.sql('update patients set deleted_at = now() where id = $1', [deleted]);
    await addDoctor(server, 'GONE');
    await server.sql("update doctors set removed_at = now() where code = 'GONE'");
    const cases = [
      booking(randomUUID(), 'CARD1'),
      booking('not-an-id', 'CARD1'),
      booking(deleted, 'CARD1'),
      booking(patientId, 'NONE'),
      booking(patientId, randomUUID()),
      booking(patientId, 'GONE'),
    ];
    for (const body of cases) expect((await book(server, body)).status).toBe(404);
    expect((await book(server, booking(patientId, 'CARD1'))).status).toBe(201);
  });

  it('lets the public ask only for scheduled, at an instant that exists', async () => {
    const patientId = await registered(server);
    const bad = [
      { status: 'completed' },
      { status: 'Upcoming' },
      { date: 'tomorrow' },
      { date: '2026-13-45T99:99:99Z' },
      { date: '0000-01-01T00:00:00Z' },
      { date: '9999-12-31T23:59:59-05:00' },
      { date: 0 },
      { slot: 'x' },
    ];
    for (const over of bad) expect((await book(server, booking(patientId, 'CARD1', over))).status).toBe(400);
  });
});
