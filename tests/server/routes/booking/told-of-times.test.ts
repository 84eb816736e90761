import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWN_LINK_HEADER, OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import { LANGUAGE_HEADER } from '#shared/contract/visit/commands.ts';
import { MessageList } from '#shared/contract/prescription/messages.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-problem.ts';
import { recordDue } from '#server/database/repositories/prescriptions/messages-repository.ts';
import { calendarFile } from '#server/services/booking/patient/calendar-file.ts';
import { ownLink } from '#server/services/booking/patient/own-link.ts';
import { sendDueMessages } from '#server/services/messages/sms-worker.ts';
import { signLink } from '#server/services/prescriptions/signed-links.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../../support/server/staff.ts';
import { faultsOfLedger, NO_FAULTS } from '../../../support/server/database/ledger.ts';
import { booked, withHours } from '../../../support/server/times.ts';
import { book, booking, refusalOf, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
const HOUR_MS = 3_600_000;
/** Midnight before a Monday. */
const MIDNIGHT = Date.parse('2027-01-04T00:00:00Z');
const AT = (clock: string, day = '04') => `2027-01-${day}T${clock}:00.000Z`;
let clock = MIDNIGHT;
const now = () => new Date(clock);
let sent: { to: string; body: string }[] = [];
const gateway: SmsGateway = {
  name: 'test',
  send: async ({ to, body }) => {
    sent.push({ to, body });
    return { kind: 'sent', gatewayMessageId: 'x' };
  },
  find: async () => ({ kind: 'absent' }),
};
const settings = { clinicTimeZone: 'UTC', clinicCountryCode: '+43', publicUrl: 'https://clinic.example' };
const work = () => sendDueMessages(server.dependencies.database, gateway, now, () => 0, settings);

beforeAll(async () => {
  const env = { CLINIC_TIME_ZONE: 'UTC', CLINIC_COUNTRY_CODE: '+43', REGISTRATION_BURST: '100000' };
  server = await startTestServer({ env, with: { now, sms: { gateway, wake: () => undefined } } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada Quill' });
  await withHours(server, 'DOCA');
});
beforeEach(async () => {
  clock = MIDNIGHT;
  sent = [];
  for (const table of ['sms_messages', 'queue_entries', 'appointments', 'slot_claims'])
    await server.sql(`delete from ${table}`);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

/** Books with the wish to be told. @returns the appointment's id */
async function wanted(slot: Record<string, unknown>, over: Record<string, unknown> = {}): Promise<string> {
  const answer = await book(
    server,
    booking(await registered(server, over), 'DOCA', { slot: { ...slot, remind: true } }),
  );
  expect(answer.status).toBe(201);
  return (await answer.json()).appointment._id;
}
const nine = { startsAt: AT('09:00'), ifTaken: 'refuse' };
const move = (id: string, startsAt: string) =>
  send(server, 'PATCH', `/api/appointments/time/${id}`, admin, { startsAt });
const status = (id: string, body: unknown) => send(server, 'PATCH', `/api/appointments/status/${id}`, admin, body);
const bodies = () => sent.map(({ body }) => body.replace(/ https:\S+$/, ' LINK'));

describe('whoever has asked for messages', () => {
  it('is told of the time, of another one, and that it is cancelled; nobody else is', async () => {
    await booked(server, 'DOCA', AT('09:45'));
    const id = await wanted(nine);
    await work();
    await move(id, AT('09:30'));
    await work();
    await status(id, { status: 'cancelled' });
    await work();
    expect(bodies()).toEqual([
      'Frontdesk: your appointment is on Monday, 4 January 2027 at 09:00. LINK',
      'Frontdesk: your appointment has been moved to Monday, 4 January 2027 at 09:30. LINK',
      'Frontdesk: your appointment on Monday, 4 January 2027 at 09:30 has been cancelled.',
    ]);
    expect(sent[0]?.to).toBe('+436601234567');
    expect(JSON.stringify(sent)).not.toMatch(/Ada|Quill|Cardiology|Gomez|headache/);
  });

  it('reads it in the language of the visit, and in English where there is none of it', async () => {
    const answer = async (language: string, slot: string) => {
      const headers = { [LANGUAGE_HEADER]: language };
      const body = booking(await registered(server), 'DOCA', { slot: { ...nine, startsAt: AT(slot), remind: true } });
      expect((await book(server, body, headers)).status).toBe(201);
      await work();
    };
    await answer('es-MX', '09:00');
    await answer('ar', '09:30');
    await answer('is', '09:45');
    expect(bodies()).toEqual([
      'Frontdesk: su cita es el lunes, 4 de enero de 2027, a las 09:00. LINK',
      'Frontdesk: موعدكم يوم الاثنين، 4 يناير 2027 الساعة \u206609:30\u2069. LINK',
      'Frontdesk: your appointment is on Monday, 4 January 2027 at 09:45. LINK',
    ]);
  });

  it('is told of a time that reception has booked only if the patient has agreed', async () => {
    const atDesk = async (over: object) => {
      const body = JSON.stringify({ patientId: await registered(server), doctorId: 'DOCA', ...over });
      const headers = { 'content-type': 'application/json', cookie: admin, 'idempotency-key': crypto.randomUUID() };
      return fetch(`${server.url}/api/appointments/desk`, { method: 'POST', headers, body });
    };
    await atDesk({ startsAt: AT('09:00') });
    await atDesk({ startsAt: AT('09:15'), remind: true });
    await atDesk({ startsAt: null, remind: true });
    await work();
    expect(bodies()).toEqual(['Frontdesk: your appointment is on Monday, 4 January 2027 at 09:15. LINK']);
  });

  it('is not told what is not true any more when its time comes', async () => {
    const id = await wanted(nine);
    await move(id, AT('09:30'));
    await status(id, { status: 'cancelled' });
    await status(id, { status: 'scheduled', reason: 'A mistake' });
    await work();
    expect(bodies()).toEqual(['Frontdesk: your appointment is on Monday, 4 January 2027 at 09:30. LINK']);
    clock = Date.parse(AT('09:31'));
    await wanted({ ...nine, startsAt: AT('09:45') });
    clock = Date.parse(AT('10:00'));
    sent = [];
    await work();
    expect(sent).toEqual([]);
    const states = await server.sql(
      'select state, count(*)::integer as n from sms_messages group by state order by state',
    );
    expect(states).toEqual([
      { state: 'dropped', n: 4 },
      { state: 'sent', n: 1 },
    ]);
  });

  it('is told by a newer process what one from before such messages has given up, each message once', async () => {
    const id = await wanted(nine);
    // As it claimed whatever was due, and took it for a prescription's.
    const misread = () =>
      server.sql(
        "update sms_messages set state = 'failed', attempts = 1, next_attempt_at = null, last_error = 'The prescription is deleted' where state = 'queued'",
      );
    await misread();
    await work();
    await work();
    expect(bodies()).toEqual(['Frontdesk: your appointment is on Monday, 4 January 2027 at 09:00. LINK']);
    sent = [];
    await move(id, AT('09:30'));
    await misread();
    await move(id, AT('09:45'));
    await work();
    expect(bodies()).toEqual(['Frontdesk: your appointment has been moved to Monday, 4 January 2027 at 09:45. LINK']);
  });

  it('is told by whichever process knows the kind: what a newer one has queued is left alone', async () => {
    await wanted(nine);
    await server.sql('alter table sms_messages drop constraint sms_messages_kind');
    await server.sql("update sms_messages set kind = 'of-next-year'");
    await work();
    expect(sent).toEqual([]);
    expect(await server.sql('select state, attempts from sms_messages')).toEqual([{ state: 'queued', attempts: 0 }]);
  });

  it('is reminded once, so many hours before the time that holds then', async () => {
    await send(server, 'PUT', '/api/clinic', admin, { reminderHours: 24 });
    const id = await wanted({ ...nine, startsAt: AT('09:00', '08') });
    await work();
    await move(id, AT('09:00', '10'));
    await work();
    sent = [];
    clock = Date.parse(AT('09:00', '07'));
    await work();
    expect(sent).toEqual([]);
    clock = Date.parse(AT('09:00', '09')) + 1000;
    await work();
    await work();
    expect(bodies()).toEqual(['Frontdesk: a reminder of your appointment on Sunday, 10 January 2027 at 09:00. LINK']);
    admin = await adminCookie(server);
    await send(server, 'PUT', '/api/clinic', admin, { reminderHours: 0 });
  });

  it('is told that a time will be given, and nothing where no number is sure', async () => {
    await wanted({ wish: 'soon' });
    await wanted(nine, { phone: '12' });
    await work();
    expect(bodies()).toEqual([
      'Frontdesk: we have received your request. Reception will give you a time. You can also choose one yourself: LINK',
    ]);
    const list = v.parse(MessageList, await (await get(server, '/api/messages', admin)).json());
    expect(list.messages.map(({ state }) => state).toSorted()).toEqual(['failed', 'sent']);
    expect(JSON.stringify(list)).not.toContain('6601234567');
  });
});

it('is only recorded where no gateway is configured, when its time has come; a later gateway sends what is still to come', async () => {
  await send(server, 'PUT', '/api/clinic', admin, { reminderHours: 24 });
  await wanted({ ...nine, startsAt: AT('09:00', '08') });
  await recordDue(server.dependencies.database.orm, now());
  const states = () =>
    server.sql('select kind, state, next_attempt_at is null as rests from sms_messages order by kind');
  expect(await states()).toEqual([
    { kind: 'confirmed', state: 'recorded', rests: true },
    { kind: 'reminder', state: 'queued', rests: false },
  ]);
  await work();
  expect(sent).toEqual([]);
  clock = Date.parse(AT('09:00', '07')) + 1000;
  await work();
  expect(bodies()).toEqual(['Frontdesk: a reminder of your appointment on Friday, 8 January 2027 at 09:00. LINK']);
  admin = await adminCookie(server);
  await send(server, 'PUT', '/api/clinic', admin, { reminderHours: 0 });
});

it('is promised only where a gateway is configured: to the patient who could agree, and to the desk', async () => {
  await wanted(nine);
  const bare = await startTestServer({ with: { now, database: server.dependencies.database } });
  for (const [at, isSent] of [
    [server, true],
    [bare, false],
  ] as const) {
    const next = await (await get(at, '/api/appointments/slots/next')).json();
    expect(next.sendsTexts).toBe(isSent);
    const sheet = await (await get(at, '/api/appointments/sheet?from=2027-01-04', admin)).json();
    expect(JSON.stringify(sheet)).toContain(`"isTold":${isSent}`);
  }
  await bare.stop();
});

describe('whose doctor is away', () => {
  const leave = { kind: 'closed', doctorId: 'DOCA', fromDay: '2027-01-05', toDay: '2027-01-05' };
  const enter = async (): Promise<string> => {
    const answer = await send(server, 'POST', '/api/doctors/exceptions', admin, leave);
    return (await answer.json()).exception._id;
  };
  const takeBack = (exception: string) => send(server, 'DELETE', `/api/doctors/exceptions/${exception}`, admin);
  /** The desk has some minutes to give another time before anybody is told. */
  const later = async () => {
    clock += 5 * 60_000 + 1000;
    await work();
  };
  const tuesday = { ...nine, startsAt: AT('09:00', '05') };
  const SORRY = 'Frontdesk: we are sorry, your appointment on Tuesday, 5 January 2027 at 09:00 cannot take place.';

  it('is asked for another time by a link on which it is chosen, at any hour, and is not reminded of the old one', async () => {
    await send(server, 'PUT', '/api/clinic', admin, { reminderHours: 1 });
    const id = await wanted(tuesday);
    await work();
    clock = Date.parse(AT('07:30', '05'));
    admin = await adminCookie(server);
    const exception = await enter();
    sent = [];
    await work();
    expect(sent).toEqual([]);
    await later();
    expect(bodies()).toEqual([`${SORRY} Please choose another time: LINK`]);
    const token = /appointment#(\S+)$/.exec(sent[0]?.body ?? '')?.[1] ?? '';
    const headers = { 'content-type': 'application/json', [OWN_LINK_HEADER]: token };
    const own = () => fetch(`${server.url}/api/appointments/own`, { headers }).then((answer) => answer.json());
    expect(await own()).toMatchObject({ state: 'away', canChange: true, changeUntil: null });
    clock = Date.parse(AT('08:00', '05')) + 1000;
    sent = [];
    await work();
    expect(sent).toEqual([]);
    const chosen = { method: 'PATCH', headers, body: JSON.stringify({ startsAt: AT('09:30', '06') }) };
    expect((await fetch(`${server.url}/api/appointments/own`, chosen)).status).toBe(200);
    expect(await own()).toMatchObject({ state: 'booked', time: { day: '2027-01-06', label: '09:30' } });
    expect(await server.sql('select settled_as from booking_requests where appointment_id = $1', [id])).toEqual([
      { settled_as: 'time-given' },
    ]);
    admin = await adminCookie(server);
    expect((await takeBack(exception)).status).toBe(204);
    await send(server, 'PUT', '/api/clinic', admin, { reminderHours: 0 });
  });

  it('is not asked any more once another time is given, or the doctor is there after all', async () => {
    const [one] = [await wanted(tuesday), await wanted({ ...tuesday, startsAt: AT('09:15', '05') })];
    await work();
    sent = [];
    const exception = await enter();
    await move(one, AT('09:30', '06'));
    await takeBack(exception);
    await later();
    expect(bodies()).toEqual([
      'Frontdesk: your appointment has been moved to Wednesday, 6 January 2027 at 09:30. LINK',
    ]);
  });

  it('keeps the time when a doctor who was removed is restored at once', async () => {
    const id = await wanted(tuesday);
    await work();
    sent = [];
    await send(server, 'DELETE', '/api/adminDashboard/deregister-doctor', admin, { doctorId: 'DOCA' });
    await send(server, 'POST', '/api/adminDashboard/restore-doctor', admin, { doctorId: 'DOCA' });
    await later();
    expect(sent).toEqual([]);
    expect(await server.sql('select 1 from booking_requests where appointment_id = $1', [id])).toEqual([]);
  });

  it('hears that the time stands after all if the question has gone out already', async () => {
    await wanted(tuesday);
    await work();
    const exception = await enter();
    await later();
    sent = [];
    await takeBack(exception);
    await work();
    expect(bodies()).toEqual(['Frontdesk: your appointment is on Tuesday, 5 January 2027 at 09:00. LINK']);
  });
});

describe('the link of an appointment', () => {
  const link = (id: string) => ownLink(server.dependencies.database.orm, id, new Date(AT('09:00')), now());
  const call = (token: string, init: RequestInit = {}) =>
    fetch(`${server.url}/api/appointments/own`, {
      ...init,
      headers: { 'content-type': 'application/json', [OWN_LINK_HEADER]: token },
    });
  const look = (token: string) => call(token);
  const own = async (token: string) => v.parse(OwnAppointment, await (await look(token)).json());
  const patch = (token: string, startsAt: string) =>
    call(token, { method: 'PATCH', body: JSON.stringify({ startsAt }) });
  const cancel = (token: string) => call(token, { method: 'DELETE' });

  it('shows time, doctor and place but nothing of the patient, moves it to a free one, and cancels it', async () => {
    clock = MIDNIGHT;
    await send(server, 'PUT', '/api/clinic', admin, { departmentPlaces: { Cardiology: '2nd floor, room 214' } });
    const token = await link(await booked(server, 'DOCA', AT('09:00')));
    await booked(server, 'DOCA', AT('09:15'));
    const text = await (await look(token)).text();
    expect(JSON.parse(text)).toMatchObject({
      state: 'booked',
      canChange: true,
      changeUntil: { at: AT('07:00'), day: '2027-01-04', label: '07:00' },
      time: { startsAt: AT('09:00'), label: '09:00', day: '2027-01-04' },
      doctor: 'Dr. Ada Quill',
      place: '2nd floor, room 214',
    });
    expect(text).not.toMatch(/Cardiology|Gomez|headache|660/i);
    const taken = await patch(token, AT('09:15'));
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ alternatives: [{ label: '09:30', doctorId: '' }, {}] });
    expect((await patch(token, AT('09:30'))).status).toBe(200);
    expect(await own(token)).toMatchObject({ time: { label: '09:30' } });
    for (let time = 0; time < 2; time += 1) expect((await cancel(token)).status).toBe(200);
    const [dead, guessed] = [await look(token), await look('x')];
    expect([dead.status, await refusalOf(dead)]).toEqual([404, await refusalOf(guessed)]);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('changes nothing any more after the clinic’s limit', async () => {
    const token = await link(await booked(server, 'DOCA', AT('09:00')));
    clock = Date.parse(AT('07:00'));
    expect(await own(token)).toMatchObject({ state: 'booked', canChange: false });
    expect([(await patch(token, AT('09:30'))).status, (await cancel(token)).status]).toEqual([409, 409]);
  });

  it('opens nothing when it is guessed, changed, old, another’s, or of something deleted: the same answer', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    const token = await link(id);
    const { orm } = server.dependencies.database;
    const prescription = await signLink(orm, id, new Date(clock + HOUR_MS), now());
    const answers = new Set<string>();
    const note = async (one: string) => {
      const answer = await look(one);
      answers.add(`${answer.status} ${await refusalOf(answer)}`);
    };
    await note('x');
    await note(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    await note(prescription);
    const old = clock;
    clock = Date.parse(AT('09:01', '05'));
    await note(token);
    clock = old;
    await send(server, 'DELETE', `/api/appointments/delete-appointment/${id}`, admin);
    await note(token);
    expect([...answers]).toEqual([expect.stringMatching(/^404 /)]);
    expect((await get(server, `/api/prescription/link/${token}`)).status).toBe(404);
  });

  it('gives the calendar an entry that follows a move and a cancel', async () => {
    clock = MIDNIGHT + 60_000;
    const id = await booked(server, 'DOCA', AT('09:00'));
    const token = await link(id);
    const file = async () => (await get(server, `/api/appointments/ics/${token}`)).text();
    expect(await file()).toContain(`UID:${id}@frontdesk\r\nSEQUENCE:0\r\n`);
    await move(id, AT('09:30'));
    expect(await file()).toMatch(/SEQUENCE:1\r\n.*\r\nDTSTART:20270104T093000Z\r\nDTEND:20270104T094500Z\r\n/);
    await status(id, { status: 'cancelled' });
    expect(await file()).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/);
  });
});

it('a calendar’s lines are folded by whole letters, and what would end a value is escaped', () => {
  const name = 'عيادة, الميناء; \\ شارع\nالطويل'.repeat(6);
  const clinic = { name, address: '', phone: '' };
  const at = new Date(AT('09:00'));
  const file = calendarFile({ id: 'i', startsAt: at, minutes: 15, timesMoved: 0, cancelled: false, clinic, now: at });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const summary = /SUMMARY:(.*)/.exec(file.replaceAll('\r\n ', ''))?.[1] ?? '';
  const read = summary.replaceAll(/\\(n|.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter));
  expect(read).toBe(`Appointment: ${name}`);
});
