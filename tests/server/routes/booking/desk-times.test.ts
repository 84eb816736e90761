import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { TimedAppointment } from '#shared/contract/booking/appointment-time.ts';
import { BookingRequests } from '#shared/contract/booking/booking-requests.ts';
import { SavedException, ScheduleExceptions } from '#shared/contract/booking/schedule-exceptions.ts';
import { QueueBoard } from '#shared/contract/queue/queue.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { faultsOfLedger, NO_FAULTS } from '../../../support/server/database/ledger.ts';
import { booked, withHours } from '../../../support/server/times.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
/** Midnight before a Monday. */
const MIDNIGHT = Date.parse('2027-01-04T00:00:00Z');
const AT = (clock: string, day = '04') => `2027-01-${day}T${clock}:00.000Z`;
let clock = MIDNIGHT;
beforeAll(async () => {
  const env = { CLINIC_TIME_ZONE: 'UTC', REGISTRATION_BURST: '100000' };
  server = await startTestServer({ env, with: { now: () => new Date(clock) } });
  await addAdmin(server);
  for (const code of ['DOCA', 'DOCB']) await addDoctor(server, code);
});
beforeEach(async () => {
  clock = MIDNIGHT;
  for (const table of ['queue_entries', 'appointments', 'slot_claims', 'schedule_exceptions'])
    await server.sql(`delete from ${table}`);
  for (const code of ['DOCA', 'DOCB']) await withHours(server, code);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const move = (id: string, body: unknown, who = admin) =>
  send(server, 'PATCH', `/api/appointments/time/${id}`, who, body);
const moved = async (answer: Response) => v.parse(TimedAppointment, await answer.json()).appointment.slot;
const next = async (doctor: string) =>
  (await (await get(server, `/api/appointments/slots?doctorId=${doctor}`)).json()).next.label;
const listed = async () =>
  v.parse(AppointmentList, await (await get(server, '/api/appointments/admin/appointments', admin)).json())
    .appointments;

describe('a time that staff give', () => {
  it('is the new one, and the old one is free (cal.diy 21589)', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    const answer = await move(id, { startsAt: AT('09:30') });
    expect(answer.status).toBe(200);
    expect(await moved(answer)).toEqual({ startsAt: AT('09:30'), minutes: 15, overbooked: false });
    expect(await next('DOCA')).toBe('09:00');
    expect(await listed()).toMatchObject([{ appointmentTime: AT('09:30'), dueAt: AT('09:30'), slot: { minutes: 15 } }]);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('is with another doctor, in that one’s ledger', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    expect((await move(id, { startsAt: AT('09:00'), doctorId: 'DOCB' })).status).toBe(200);
    expect([await next('DOCA'), await next('DOCB')]).toEqual(['09:00', '09:15']);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('that is taken changes nothing, and other times are named', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    await booked(server, 'DOCA', AT('09:15'));
    const answer = await move(id, { startsAt: AT('09:15') });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ alternatives: [{ label: '09:30' }, { label: '09:45' }] });
    expect((await move(id, { startsAt: AT('09:07') })).status).toBe(409);
    expect(await next('DOCA')).toBe('09:30');
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('beside a full one needs a reason, is marked, and takes nobody’s seat (cliniko 108, easyappointments 1431)', async () => {
    await booked(server, 'DOCA', AT('09:00'));
    const id = await booked(server, 'DOCA', AT('09:15'));
    expect((await move(id, { startsAt: AT('09:00'), overbookReason: ' ' })).status).toBe(400);
    const answer = await move(id, { startsAt: AT('09:00'), overbookReason: 'Sent by her doctor' });
    expect(await moved(answer)).toMatchObject({ startsAt: AT('09:00'), overbooked: true });
    expect(await next('DOCA')).toBe('09:15');
    const rows = await server.sql("select 1 from audit_entries where action = 'appointment-overbooked'");
    expect(rows).toHaveLength(1);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('is taken away again: whoever just comes has none', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    expect(await moved(await move(id, { startsAt: null }))).toBeNull();
    expect(await next('DOCA')).toBe('09:00');
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('is a doctor’s own affair, and of nobody who is cancelled', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    expect((await move(id, { startsAt: AT('09:15') }, await doctorCookie(server, 'DOCB'))).status).toBe(403);
    const own = await doctorCookie(server, 'DOCA');
    expect((await move(id, { startsAt: AT('09:15'), doctorId: 'DOCB' }, own)).status).toBe(403);
    expect((await move(id, { startsAt: AT('09:15') }, own)).status).toBe(200);
    await send(server, 'PATCH', `/api/appointments/status/${id}`, admin, { status: 'cancelled' });
    expect((await move(id, { startsAt: AT('09:30') })).status).toBe(409);
    expect((await move(randomUUID(), { startsAt: AT('09:30') })).status).toBe(404);
  });

  it('is booked at the desk for somebody who is known, once however often it is sent', async () => {
    const patientId = await registered(server);
    const body = { patientId, doctorId: 'DOCA', startsAt: AT('09:00') };
    const atDesk = (over: object = {}, key = randomUUID()) =>
      fetch(`${server.url}/api/appointments/desk`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: admin, 'idempotency-key': key },
        body: JSON.stringify({ ...body, ...over }),
      });
    const key = randomUUID();
    const [one, again] = [await atDesk({}, key), await atDesk({}, key)];
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(await one.text()).toBe(await again.text());
    expect((await atDesk()).status).toBe(409);
    expect((await atDesk({ overbookReason: 'A sister of the first' })).status).toBe(201);
    expect((await atDesk({ startsAt: null })).status).toBe(201);
    expect((await atDesk({ patientId: randomUUID() })).status).toBe(404);
    expect(await listed()).toHaveLength(3);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });
});

describe('requests for a time', () => {
  const open = async () =>
    v.parse(BookingRequests, await (await get(server, '/api/booking-requests', admin)).json()).requests;
  const settle = (id: string, body: unknown) => send(server, 'POST', `/api/booking-requests/${id}`, admin, body);
  const ask = async (slot: unknown) => {
    clock += 1;
    const answer = await book(server, booking(await registered(server), 'DOCA', { slot }));
    const { appointment }: { appointment: { _id: string } } = await answer.json();
    return appointment._id;
  };

  it('name the three free times nearest to what was wished', async () => {
    await booked(server, 'DOCA', AT('09:30'));
    await ask({ startsAt: AT('09:30'), ifTaken: 'ask-desk' });
    await ask({ wish: 'morning', day: '2027-01-06' });
    await ask({ wish: 'soon' });
    const labels = (await open()).map(({ cause, nearest }) => [
      cause,
      ...nearest.map(({ day, label }) => `${day} ${label}`),
    ]);
    expect(labels).toEqual([
      ['slot-lost', '2027-01-04 09:15', '2027-01-04 09:45', '2027-01-04 09:00'],
      ['offline', '2027-01-06 09:00', '2027-01-06 09:15', '2027-01-06 09:30'],
      ['offline', '2027-01-04 09:00', '2027-01-04 09:15', '2027-01-04 09:45'],
    ]);
  });

  it('end with a time, a visit without one, or none at all, and once', async () => {
    const [timed, walking, cancelled] = [
      await ask({ wish: 'soon' }),
      await ask({ wish: 'soon' }),
      await ask({ wish: 'soon' }),
    ];
    expect((await settle(timed, { as: 'time-given', startsAt: AT('09:15') })).status).toBe(200);
    expect((await settle(walking, { as: 'walk-in' })).status).toBe(200);
    expect((await settle(cancelled, { as: 'cancelled' })).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await settle(timed, { as: 'walk-in' })).status).toBe(409);
    const rows = await listed();
    expect(rows.find(({ _id }) => _id === timed)).toMatchObject({ slot: { startsAt: AT('09:15') } });
    expect(rows.find(({ _id }) => _id === cancelled)).toMatchObject({ status: 'cancelled' });
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('end by themselves when the desk checks the patient in', async () => {
    const id = await ask({ wish: 'soon' });
    expect((await send(server, 'POST', '/api/queue/check-in', admin, { appointmentId: id })).status).toBe(201);
    expect(await open()).toEqual([]);
  });

  it('whose time is taken at that very moment stay open', async () => {
    const id = await ask({ wish: 'soon' });
    await booked(server, 'DOCA', AT('09:15'));
    expect((await settle(id, { as: 'time-given', startsAt: AT('09:15') })).status).toBe(409);
    expect(await open()).toHaveLength(1);
  });
});

describe('leave, holidays and extra sessions', () => {
  const add = (body: object, who = admin) => send(server, 'POST', '/api/doctors/exceptions', who, body);
  const saved = async (answer: Response) => v.parse(SavedException, await answer.json());
  const leave = (over: object = {}) => ({
    kind: 'closed',
    doctorId: 'DOCA',
    fromDay: '2027-01-04',
    toDay: '2027-01-05',
    ...over,
  });

  it('close days and hours of a doctor or of the clinic, and open one session more', async () => {
    await add(leave({ toDay: '2027-01-04', from: '09:00', to: '09:20' }));
    expect(await next('DOCA')).toBe('09:30');
    await add(leave({ doctorId: null, toDay: '2027-01-04' }));
    await add({
      kind: 'extra',
      doctorId: 'DOCA',
      fromDay: '2027-01-05',
      toDay: '2027-01-05',
      from: '07:00',
      to: '08:00',
      slotMinutes: 30,
    });
    const answer = await get(server, '/api/appointments/slots?doctorId=DOCA');
    expect(await answer.json()).toMatchObject({ next: { day: '2027-01-05', label: '07:00' }, walkInToday: false });
    const all = await get(server, '/api/doctors/exceptions', admin);
    expect(v.parse(ScheduleExceptions, await all.json()).exceptions).toHaveLength(3);
  });

  it('move nobody by themselves: each who is booked becomes a request, and whoever enters it hears how many', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    await booked(server, 'DOCB', AT('09:00'));
    expect(await saved(await add(leave({ onlyCount: true })))).toMatchObject({
      exception: null,
      affected: 1,
      people: [{ _id: id }],
    });
    const { exception, affected } = await saved(await add(leave()));
    expect(affected).toBe(1);
    const causes = () =>
      server.sql('select appointment_id as id, cause from booking_requests where settled_at is null');
    expect(await causes()).toEqual([{ id, cause: 'doctor-away' }]);
    expect(await listed()).toMatchObject([{ slot: {} }, { slot: {} }]);
    const answer = await send(server, 'DELETE', `/api/doctors/exceptions/${exception?._id}`, admin);
    expect(answer.status).toBe(204);
    expect(await causes()).toEqual([]);
  });

  it('are not needed where a doctor is removed: whoever is booked becomes a request', async () => {
    await addDoctor(server, 'GONE');
    await withHours(server, 'GONE');
    const id = await booked(server, 'GONE', AT('09:00'));
    const removed = await send(server, 'DELETE', '/api/adminDashboard/deregister-doctor', admin, { doctorId: 'GONE' });
    expect(removed.status).toBe(200);
    const rows = await server.sql('select appointment_id as id, cause from booking_requests');
    expect(rows).toEqual([{ id, cause: 'doctor-away' }]);
    const settled = await send(server, 'POST', `/api/booking-requests/${id}`, admin, {
      as: 'time-given',
      startsAt: AT('09:00'),
      doctorId: 'DOCB',
    });
    expect(settled.status).toBe(200);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('are a doctor’s own, and refused where they make no sense', async () => {
    const doctor = await doctorCookie(server, 'DOCB');
    expect((await add(leave(), doctor)).status).toBe(403);
    expect((await add(leave({ doctorId: null }), doctor)).status).toBe(403);
    expect((await add(leave({ doctorId: 'DOCB' }), doctor)).status).toBe(201);
    for (const over of [
      { toDay: '2027-01-03' },
      { toDay: '9999-12-31' },
      { fromDay: '0000-01-01' },
      { from: '09:00' },
      { from: '10:00', to: '09:00' },
      { kind: 'extra' },
    ])
      expect((await add(leave(over))).status).toBe(400);
    expect((await add(leave({ doctorId: 'NONE' }))).status).toBe(404);
  });
});

describe('the board of the day', () => {
  const board = async () => v.parse(QueueBoard, await (await get(server, '/api/queue/board', admin)).json());

  it('has whoever booked at a kiosk due at their time, and follows it when it is moved', async () => {
    clock = Date.parse(AT('08:50'));
    admin = await adminCookie(server);
    const kiosk = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K7' });
    const slot = { startsAt: AT('09:15'), ifTaken: 'refuse' };
    const sent = booking(await registered(server), 'DOCA', { slot });
    const answer = await book(server, sent, { ...kiosk, 'frontdesk-ticket': 'K7-1' });
    const { appointment } = await answer.json();
    expect((await board()).entries).toMatchObject([{ stage: 'waiting', dueAt: AT('09:15') }]);
    await move(appointment._id, { startsAt: AT('09:30') });
    expect((await board()).entries).toMatchObject([{ stage: 'waiting', dueAt: AT('09:30') }]);
    await move(appointment._id, { startsAt: AT('09:00', '05') });
    expect(await board()).toMatchObject({ entries: [], expected: [] });
  });

  it('is another one after a move within the day', async () => {
    const id = await booked(server, 'DOCA', AT('09:15'));
    const before = (await board()).revision;
    await move(id, { startsAt: AT('09:30') });
    expect((await board()).revision).not.toBe(before);
  });

  it('expects whoever booked from home at their time, and not whoever comes another day', async () => {
    await booked(server, 'DOCA', AT('09:15'));
    await booked(server, 'DOCA', AT('09:15', '06'));
    expect((await board()).expected).toMatchObject([{ dueAt: AT('09:15') }]);
  });

  it('hands a visit over with its time: the first doctor’s is free, the other’s takes a seat or stands beside', async () => {
    clock = Date.parse(AT('08:50'));
    admin = await adminCookie(server);
    for (const [time, seat] of [
      ['09:15', 1],
      ['09:30', null],
    ] as const) {
      const id = await booked(server, 'DOCA', AT(time));
      if (seat === null) await booked(server, 'DOCB', AT(time));
      const entry = await (await send(server, 'POST', '/api/queue/check-in', admin, { appointmentId: id })).json();
      const over = await send(server, 'PATCH', `/api/queue/${entry._id}`, admin, {
        version: entry.version,
        doctorId: 'DOCB',
      });
      expect(over.status).toBe(200);
      const [row] = await server.sql('select slot_seat as seat, slot_starts_at as at from appointments where id = $1', [
        id,
      ]);
      expect(row).toEqual({ seat, at: new Date(AT(time)) });
      expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
    }
  });
});
