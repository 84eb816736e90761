import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDays } from '#server/services/queue/close-days.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { board, expected, moved, waiting } from '../../../support/server/queue.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, send } from '../../../support/server/staff.ts';
import { post } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let kiosk: Record<string, string>;
/** 23:50 in Auckland, where it is the day after London's. */
const EVENING = new Date('2026-11-26T10:50:00Z');
let now = EVENING;
beforeAll(async () => {
  server = await startTestServer({
    env: { REGISTRATION_BURST: '100000', CLINIC_TIME_ZONE: 'Pacific/Auckland' },
    with: { now: () => now },
  });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  await addDoctor(server, 'DOCB', { specialization: 'Neurology' });
  admin = await adminCookie(server);
  kiosk = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K1' });
});
beforeEach(async () => {
  now = EVENING;
  await server.sql('delete from queue_entries');
  await server.sql('delete from appointments');
  await server.sql(`update sessions set last_seen_at = $1, ends_at = $2`, [EVENING, new Date('2026-12-01T00:00:00Z')]);
});
afterAll(() => server.stop());

const atKiosk = (ticket: string, over: Record<string, unknown> = {}, code = 'ABCDEFGHJKMN1') =>
  expected(server, 'DOCA', over, { ...kiosk, 'frontdesk-ticket': ticket, 'frontdesk-check-in': code });

describe('whoever books where they stand', () => {
  it('waits at once, the urgent first; from any other browser a visit is expected', async () => {
    await atKiosk('K1-0001');
    await atKiosk('K1-0002', { urgent: true });
    await expected(server, 'DOCA');
    const { entries, expected: others } = await board(server, admin);
    expect(entries).toMatchObject([
      { ticket: 'K1-0002', urgent: true, priority: 2, stage: 'waiting' },
      { ticket: 'K1-0001', urgent: false, priority: 0, stage: 'waiting' },
    ]);
    expect(others).toHaveLength(1);
    const audited = await server.sql(
      `select distinct actor_role, details from audit_entries where action = 'visit-checked-in'`,
    );
    expect(audited).toEqual([{ actor_role: 'device', details: { from: null, to: 'waiting' } }]);
  });

  it('whose number the day has already is called by one that still reads like it', async () => {
    await atKiosk('K1-0001');
    await atKiosk('K1-0001');
    expect((await board(server, admin)).entries.map(({ ticket }) => ticket).toSorted()).toEqual([
      'K1-0001',
      'K1-0001/2',
    ]);
  });
});

describe('a paper ticket', () => {
  it('checked in before its registration arrives is taken over by it, with what the desk has done since', async () => {
    const answer = await send(server, 'POST', '/api/queue/check-in', admin, { ticket: 'K1-0042', doctorId: 'DOCB' });
    expect(answer.status).toBe(201);
    const paper = await answer.json();
    expect(paper).toMatchObject({ appointmentId: null, name: null, stage: 'waiting' });
    const inRoom = await moved(server, admin, paper, { stage: 'in-room', place: 'Room 1' });
    await moved(server, admin, inRoom, { stage: 'done' });
    const appointmentId = await atKiosk('K1-0042', { name: 'Late Registration' });
    expect((await board(server, admin)).entries).toMatchObject([
      { _id: paper._id, appointmentId, name: 'Late Registration', stage: 'done', doctor: 'Dr. DOCB' },
    ]);
    expect(await disagreeing()).toEqual([]);
  });

  it('that was scanned belongs to the registration with its code, and to no other with the same number', async () => {
    const code = 'ABCDEFGHJKMN1';
    const answer = await send(server, 'POST', '/api/queue/check-in', admin, {
      ticket: 'K1-0043',
      code,
      doctorId: 'DOCA',
    });
    const paper = await answer.json();
    const stranger = { 'frontdesk-ticket': 'WXYZ-0043', 'frontdesk-check-in': 'ZZZZZZZZZZZZ1' };
    await server.sql(`update queue_entries set ticket = 'WXYZ-0043'`);
    await expected(server, 'DOCA', { name: 'Another Browser' }, stranger);
    await expected(server, 'DOCA', { name: 'No Code' }, { 'frontdesk-ticket': 'WXYZ-0043' });
    expect((await board(server, admin)).entries).toMatchObject([{ _id: paper._id, name: null }]);
    const own = { 'frontdesk-ticket': 'WXYZ-0043', 'frontdesk-check-in': code };
    const appointmentId = await expected(server, 'DOCA', { name: 'Late Registration' }, own);
    expect((await board(server, admin)).entries).toMatchObject([{ _id: paper._id, appointmentId }]);
  });

  it('of a kiosk whose number the desk has scanned from another paper is a visit of its own', async () => {
    await send(server, 'POST', '/api/queue/check-in', admin, {
      ticket: 'K1-0044',
      code: 'ZZZZZZZZZZZZ1',
      doctorId: 'DOCA',
    });
    await atKiosk('K1-0044', { name: 'Own Visit' });
    const { entries } = await board(server, admin);
    expect(Object.fromEntries(entries.map(({ ticket, name }) => [ticket, name]))).toEqual({
      'K1-0044': null,
      'K1-0044/2': 'Own Visit',
    });
  });

  it('with a code that is none is refused', async () => {
    const body = { ticket: 'K1-0045', code: 'short', doctorId: 'DOCA' };
    expect((await send(server, 'POST', '/api/queue/check-in', admin, body)).status).toBe(400);
  });

  it('whose registration is here already checks that one in', async () => {
    const appointmentId = await expected(server, 'DOCA', {}, { 'frontdesk-ticket': 'ABCD-7' });
    const answer = await send(server, 'POST', '/api/queue/check-in', admin, {
      ticket: 'ABCD-7',
      department: 'cardiology',
    });
    expect(await answer.json()).toMatchObject({ appointmentId, ticket: 'ABCD-7' });
  });
});

describe('checking in by oneself', () => {
  const self = (ticket: string, code: string) => post(server, '/api/queue/self', { ticket, code }, kiosk);

  it('takes the ticket and its code; whatever is wrong, the answer is the same bytes', async () => {
    await expected(server, 'DOCA', {}, { 'frontdesk-ticket': 'ABCD-9', 'frontdesk-check-in': 'ABCDEFGHJKMN1' });
    await expected(server, 'DOCA', {}, { 'frontdesk-ticket': 'ABCD-8' });
    const wrong = await Promise.all([
      self('ABCD-9', 'ABCDEFGHJKMN2').then((answer) => answer.text()),
      self('ABCD-9', '').then((answer) => answer.text()),
      self('ABCD-8', '').then((answer) => answer.text()),
      self('NONE-1', 'ABCDEFGHJKMN1').then((answer) => answer.text()),
    ]);
    expect(new Set(wrong)).toEqual(new Set(['{"say":"desk"}']));
    expect((await board(server, admin)).entries).toEqual([]);
    for (let again = 0; again < 2; again += 1)
      expect(await (await self('ABCD-9', 'ABCDEFGHJKMN1')).json()).toEqual({ say: 'seated' });
    expect((await board(server, admin)).entries).toMatchObject([{ ticket: 'ABCD-9', stage: 'waiting' }]);
    now = new Date(EVENING.getTime() + 24 * 3_600_000);
    await server.sql(`update sessions set last_seen_at = $1`, [now]);
    expect(await (await self('ABCD-9', 'ABCDEFGHJKMN1')).text()).toBe('{"say":"desk"}');
  });
});

describe('the clinic’s day', () => {
  it('turns at its own midnight, and what it left open is closed at four, with its status and in the log', async () => {
    await atKiosk('K1-0001');
    expect((await board(server, admin)).day).toBe('2026-11-26');
    now = new Date('2026-11-26T11:01:00Z');
    await atKiosk('K1-0002');
    const today = await board(server, admin);
    expect([today.day, today.entries.map(({ ticket }) => ticket)]).toEqual(['2026-11-27', ['K1-0002']]);
    const { database, config } = server.dependencies;
    expect(await closeDays(database, config, new Date('2026-11-26T14:59:00Z'))).toBe(0);
    expect(await closeDays(database, config, new Date('2026-11-26T15:01:00Z'))).toBe(1);
    expect(await closeDays(database, config, new Date('2026-11-26T15:01:00Z'))).toBe(0);
    expect((await board(server, admin, '?day=2026-11-26')).entries).toMatchObject([
      { ticket: 'K1-0001', stage: 'left' },
    ]);
    expect(await server.sql(`select status, status_reason from appointments where ticket = 'K1-0001'`)).toEqual([
      { status: 'cancelled', status_reason: 'left' },
    ]);
    const [entry] = await server.sql(
      `select actor_role, details from audit_entries where action = 'visit-moved' order by at desc limit 1`,
    );
    expect(entry).toEqual({ actor_role: 'nobody', details: { from: 'waiting', to: 'left' } });
  });
});

const ACTS = [
  'called',
  'in-room',
  'waiting',
  'done',
  'no-show',
  'left',
  'undo',
  'completed',
  'cancelled',
  'scheduled',
  'delete',
  'restore',
  'delete patient',
  'restore patient',
  'to B',
  'to A',
] as const;

describe('stage and status', () => {
  it('never disagree, whatever is done in whatever order; the status is ever one of three', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { maxLength: 12 }), async (acts) => {
        const { _id: id, appointmentId, patientId } = await waiting(server, admin, 'DOCA');
        for (const act of acts) {
          const answer = await perform(act, id, appointmentId ?? '', patientId ?? '');
          expect(answer.status).toBeLessThan(500);
          expect(await disagreeing()).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

async function perform(
  act: (typeof ACTS)[number],
  id: string,
  appointmentId: string,
  patientId: string,
): Promise<Response> {
  const [row] = await server.sql<{ version: number }>('select version from queue_entries where id = $1', [id]);
  const move = (change: Record<string, unknown>) =>
    send(server, 'PATCH', `/api/queue/${id}`, admin, {
      version: row?.version ?? 1,
      reason: 'r',
      place: `R${id}`,
      ...change,
    });
  switch (act) {
    case 'completed':
    case 'cancelled':
    case 'scheduled':
      return send(server, 'PATCH', `/api/appointments/status/${appointmentId}`, admin, { status: act, reason: 'r' });
    case 'delete':
      return send(server, 'DELETE', `/api/appointments/delete-appointment/${appointmentId}`, admin);
    case 'restore':
      return send(server, 'POST', `/api/appointments/restore-appointment/${appointmentId}`, admin);
    case 'delete patient':
      return send(server, 'DELETE', `/api/patients/delete-patient/${patientId}`, admin);
    case 'restore patient':
      return send(server, 'POST', `/api/patients/restore-patient/${patientId}`, admin);
    case 'undo':
      return move({ undo: true });
    case 'to A':
    case 'to B':
      return move({ doctorId: act === 'to A' ? 'DOCA' : 'DOCB' });
    default:
      return move({ stage: act });
  }
}

/** Visits whose stage and status say different things, or which wait though they are deleted. */
async function disagreeing() {
  return server.sql(
    `select q.stage, a.status, a.deleted_at, p.deleted_at as patient_deleted_at, a.doctor_id = q.doctor_id as same_doctor
     from queue_entries q join appointments a on a.id = q.appointment_id join patients p on p.id = a.patient_id
     where case when a.deleted_at is null and p.deleted_at is null
       then a.doctor_id <> q.doctor_id or a.status is distinct from case when q.stage = 'done' then 'completed'
         when q.stage in ('no-show', 'left') then 'cancelled' else 'scheduled' end
       else q.stage in ('waiting', 'called', 'in-room') end`,
  );
}
