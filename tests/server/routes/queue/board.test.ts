import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  doctorCookie,
  RECEPTIONIST,
  send,
} from '../../../support/server/staff.ts';
import { board, called, callNext, checkedIn, expected, moved, moveTo, waiting } from '../../../support/server/queue.ts';

let server: TestServer;
let desk: string;
let doctorA: string;
let doctorB: string;
beforeAll(async () => {
  server = await startTestServer({ env: { REGISTRATION_BURST: '100000', CLINIC_TIME_ZONE: 'UTC' } });
  await addAdmin(server);
  await addReceptionist(server);
  await addDoctor(server, 'DOCA');
  await addDoctor(server, 'DOCB', { specialization: 'Neurology' });
  desk = await adminCookie(server, RECEPTIONIST);
  doctorA = await doctorCookie(server, 'DOCA');
  doctorB = await doctorCookie(server, 'DOCB');
});
beforeEach(async () => {
  await server.sql('delete from queue_entries');
  await server.sql('delete from appointments');
});
afterAll(() => server.stop());

const statusOf = async (id: string | null) =>
  (await server.sql('select status, status_reason from appointments where id = $1', [id]))[0];

describe('the board', () => {
  it('expects a booking until it is checked in, then has it waiting; checked in again it stays as it is', async () => {
    const appointmentId = await expected(server, 'DOCA', { name: 'Ann Expected' });
    const before = await board(server, desk);
    expect(before.expected).toMatchObject([{ appointmentId, name: 'Ann Expected', department: 'Cardiology' }]);
    expect(before.entries).toEqual([]);
    const entry = await checkedIn(server, desk, appointmentId);
    expect(entry).toMatchObject({ stage: 'waiting', version: 1, calls: 0, name: 'Ann Expected', urgent: false });
    const again = await send(server, 'POST', '/api/queue/check-in', desk, { appointmentId });
    expect([again.status, await again.json()]).toEqual([200, entry]);
    const after = await board(server, desk);
    expect(after).toMatchObject({ isToday: true, expected: [], entries: [entry] });
    expect(after.revision).not.toBe(before.revision);
  });

  it('shows a doctor the own lines only, and lets nobody move the visits of another', async () => {
    const own = await waiting(server, desk, 'DOCA');
    const other = await waiting(server, desk, 'DOCB');
    expect((await board(server, doctorA)).entries.map(({ _id }) => _id)).toEqual([own._id]);
    expect((await board(server, desk)).entries).toHaveLength(2);
    expect((await moveTo(server, doctorA, other, { stage: 'left' })).status).toBe(403);
    expect((await callNext(server, doctorA, 'DOCB', 'Room 1')).status).toBe(403);
    const arrive = `/api/queue/appointments/${await expected(server, 'DOCA')}/arrive`;
    expect((await send(server, 'POST', arrive, doctorB)).status).toBe(403);
    expect((await send(server, 'POST', arrive, doctorA)).status).toBe(201);
  });

  it('says no to a day that there is not', async () => {
    for (const day of ['2026-02-30', 'yesterday', '', '2026-11-26T00:00:00Z'])
      expect((await send(server, 'GET', `/api/queue/board?day=${day}`, desk)).status).toBe(400);
    expect(await board(server, desk, '?day=2031-01-01')).toMatchObject({ isToday: false, entries: [], expected: [] });
  });
});

describe('a visit', () => {
  it('is called, called again, taken in and finished; its appointment is completed with it', async () => {
    await waiting(server, desk, 'DOCA');
    let entry = await called(server, doctorA, 'DOCA', 'Room 5');
    expect(entry).toMatchObject({ stage: 'called', place: 'Room 5', calls: 1, version: 2 });
    expect((await callNext(server, doctorA, 'DOCA', 'room 5')).status).toBe(409);
    entry = await moved(server, doctorA, entry, { stage: 'called' });
    expect(entry).toMatchObject({ calls: 2, place: 'Room 5' });
    entry = await moved(server, doctorA, entry, { stage: 'in-room' });
    expect(entry.startedAt).not.toBeNull();
    expect(await statusOf(entry.appointmentId)).toMatchObject({ status: 'scheduled' });
    entry = await moved(server, doctorA, entry, { stage: 'done' });
    expect(await statusOf(entry.appointmentId)).toMatchObject({ status: 'completed' });
    expect((await callNext(server, doctorA, 'DOCA', 'Room 5')).status).toBe(204);
  });

  it('is nobody who did not come before it was called twice; then its appointment is cancelled, and why', async () => {
    await waiting(server, desk, 'DOCA');
    let entry = await called(server, desk, 'DOCA', 'Room 1');
    const early = await moveTo(server, desk, entry, { stage: 'no-show' });
    expect([early.status, await early.json()]).toMatchObject([409, { entry: { _id: entry._id, calls: 1 } }]);
    entry = await moved(server, desk, entry, { stage: 'called' });
    await moved(server, desk, entry, { stage: 'no-show' });
    expect(await statusOf(entry.appointmentId)).toEqual({ status: 'cancelled', status_reason: 'no-show' });
  });

  it('that does not hear its call waits ten minutes more, and its calls are kept', async () => {
    const first = await waiting(server, desk, 'DOCA');
    const second = await waiting(server, desk, 'DOCA');
    const entry = await called(server, desk, 'DOCA', 'Room 1');
    expect(entry._id).toBe(first._id);
    const skipped = await moved(server, desk, entry, { stage: 'waiting' });
    expect(skipped).toMatchObject({ stage: 'waiting', calls: 1, place: null });
    expect(Date.parse(skipped.dueAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect((await called(server, desk, 'DOCA', 'Room 1'))._id).toBe(second._id);
  });

  it('moved by somebody else meanwhile is refused, with what it is now', async () => {
    const entry = await waiting(server, desk, 'DOCA');
    const now = await moved(server, desk, entry, { stage: 'left' });
    const late = await moveTo(server, doctorA, entry, { stage: 'in-room', place: 'Room 1' });
    expect([late.status, await late.json()]).toMatchObject([409, { entry: now }]);
  });

  it('goes to another doctor with its ticket and its place in the order, and can be taken back', async () => {
    const entry = await waiting(server, desk, 'DOCA');
    const given = await moved(server, desk, entry, { doctorId: 'DOCB' });
    expect(given).toMatchObject({
      doctor: 'Dr. DOCB',
      department: 'Neurology',
      ticket: entry.ticket,
      dueAt: entry.dueAt,
    });
    expect((await board(server, doctorA)).entries).toEqual([]);
    const back = await moved(server, desk, given, { undo: true });
    expect(back).toMatchObject({ doctorId: entry.doctorId, department: 'Cardiology', stage: 'waiting' });
    const [row] = await server.sql('select doctor_id from appointments where id = $1', [entry.appointmentId]);
    expect(row).toEqual({ doctor_id: entry.doctorId });
  });

  it('put first needs a reason, comes before its line, and never before the urgent', async () => {
    await waiting(server, desk, 'DOCA');
    const late = await waiting(server, desk, 'DOCA');
    const urgent = await waiting(server, desk, 'DOCA', { urgent: true });
    expect((await moveTo(server, desk, late, { priority: 1 })).status).toBe(400);
    expect(await moved(server, desk, late, { priority: 1, reason: 'In pain' })).toMatchObject({ reason: 'In pain' });
    expect((await moveTo(server, desk, urgent, { priority: 0 })).status).toBe(409);
    expect((await called(server, desk, 'DOCA', 'Room 1'))._id).toBe(urgent._id);
    expect((await called(server, desk, 'DOCA', 'Room 2'))._id).toBe(late._id);
  });

  it('undone stands as it stood: a finished one scheduled again, a check-in expected again', async () => {
    const entry = await waiting(server, desk, 'DOCA');
    const inRoom = await moved(server, desk, entry, { stage: 'in-room', place: 'Room 1' });
    const done = await moved(server, desk, inRoom, { stage: 'done' });
    const back = await moved(server, desk, done, { undo: true });
    expect(back).toMatchObject({ stage: 'in-room', place: 'Room 1', startedAt: inRoom.startedAt, endedAt: null });
    expect(await statusOf(entry.appointmentId)).toEqual({ status: 'scheduled', status_reason: null });
    expect((await moveTo(server, desk, back, { undo: true })).status).toBe(409);

    const other = await waiting(server, desk, 'DOCA');
    expect((await moveTo(server, desk, other, { undo: true })).status).toBe(204);
    expect((await board(server, desk)).expected).toMatchObject([{ appointmentId: other.appointmentId }]);
  });

  it('that is over is opened again only with a reason', async () => {
    const entry = await waiting(server, desk, 'DOCA');
    const left = await moved(server, desk, entry, { stage: 'left' });
    expect((await moveTo(server, desk, left, { stage: 'waiting' })).status).toBe(400);
    const open = await moved(server, desk, left, { stage: 'waiting', reason: 'Came back' });
    expect(open).toMatchObject({ stage: 'waiting', endedAt: null });
    expect(await statusOf(entry.appointmentId)).toEqual({ status: 'scheduled', status_reason: 'Came back' });
  });
});
