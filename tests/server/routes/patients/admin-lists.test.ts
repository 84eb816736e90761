import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { DeletedPatients } from '#shared/contract/patient/deleted-patients.ts';
import { PossibleDuplicates } from '#shared/contract/patient/duplicates.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { Statistics } from '#shared/contract/clinic/statistics.ts';
import { backfillLists } from '#server/services/clinic/backfill.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

// In Auckland it is already the 22nd, 01:30 in the night.
let now = new Date('2026-11-21T12:30:00Z');
let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now }, env: { CLINIC_TIME_ZONE: 'Pacific/Auckland' } });
  await addAdmin(server);
  await addDoctor(server, 'CARD1', { name: 'Dr. José Álvarez', specialization: 'Cardiology' });
  await addDoctor(server, 'NEUR1', { name: '=cmd()', specialization: 'Neurology' });
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

async function visit(name: string, doctor: string, date: string, over: Record<string, unknown> = {}): Promise<string> {
  const id = await registered(server, { name, doctorId: doctor, phone: '', ...over });
  // The numbers go by when the booking was received, not by what its device's clock said.
  const before = now;
  now = new Date(date);
  await book(server, booking(id, doctor, { date }));
  now = before;
  return id;
}
const deletePatient = (id: string) =>
  fetch(`${server.url}/api/patients/delete-patient/${id}`, { method: 'DELETE', headers: { cookie: admin } });
const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, await (await get(server, path, admin)).json());

describe('the dashboard’s numbers', () => {
  it('count by the clinic’s days and hours, and leave out what was deleted', async () => {
    await visit('One', 'CARD1', '2026-11-21T11:00:00.000Z');
    await visit('Two', 'CARD1', '2026-11-20T10:59:00.000Z');
    await visit('Done', 'CARD1', '2026-11-21T12:00:00.000Z');
    await server.sql(
      "update appointments set status = 'completed' where patient_id = (select id from patients where name = 'Done')",
    );
    await visit('Old', 'NEUR1', '2026-11-01T10:00:00.000Z');
    await deletePatient(await visit('Gone', 'NEUR1', '2026-11-21T11:00:00.000Z'));
    const found = await read('/api/adminDashboard/statistics', Statistics);
    const totals = async (list: string) => (await read(`/api/${list}/count`, v.object({ total: v.number() }))).total;
    expect([await totals('patients'), await totals('appointments')]).toEqual([4, 4]);
    expect(found.appointmentsByDay.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_unused, index) => `2026-11-${String(index + 9).padStart(2, '0')}`),
    );
    expect(found.appointmentsByDay.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-22', count: 2 },
    ]);
    expect(found.registrationsByDepartment).toEqual([
      { department: 'Cardiology', count: 3 },
      { department: 'Neurology', count: 1 },
    ]);
    expect(found.waitingByHour).toEqual([{ hour: 0, count: 1 }]);
  });
});

describe('the files', () => {
  const file = async (path: string) => {
    const answer = await get(server, path, admin);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { name: answer.headers.get('content-disposition'), lines: text.split('\r\n') };
  };

  it('hold what the filters leave, named by the clinic’s day, with formulas and controls made harmless; audited', async () => {
    await visit('=HYPERLINK("http://x")\nevil', 'NEUR1', '2026-11-21T11:00:00.000Z', { phone: '+43 1 234567' });
    const { name, lines } = await file('/api/adminDashboard/export-patients?search=hyperlink');
    expect(name).toBe('attachment; filename="patients-2026-11-22.csv"');
    expect(lines[0]).toBe(
      '\uFEFF"Name","Age","Gender","Phone","Doctor","Specialization","Symptoms","Ticket","Received"',
    );
    expect(lines[1]).toBe(
      `"'=HYPERLINK(""http://x"") evil","34","female","\u00A0+43 1 234567","'=cmd()","Neurology","headache, fever","","2026-11-22 01:30"`,
    );
    expect(lines.slice(2)).toEqual(['']);
    expect(await server.sql("select 1 from audit_entries where action = 'patients-exported'")).toHaveLength(1);
  });

  it('of appointments take all three filters', async () => {
    const { lines } = await file('/api/adminDashboard/export-appointments?doctor=alvarez&patient=don&status=completed');
    expect(lines[1]).toBe(
      '"Done","Dr. José Álvarez","Cardiology","2026-11-22 01:00","completed","","","2026-11-22 01:00"',
    );
    expect(lines).toHaveLength(3);
    expect(await server.sql("select 1 from audit_entries where action = 'appointments-exported'")).toHaveLength(1);
  });
});

describe('deleted patients', () => {
  it('are listed, the last deleted first, until their 30 days are over', async () => {
    now = new Date(now.getTime() + 1000);
    await deletePatient(await visit('Early', 'CARD1', '2026-11-21T11:00:00.000Z'));
    now = new Date('2026-11-22T12:30:00Z');
    admin = await adminCookie(server);
    await deletePatient(await visit('Late', 'CARD1', '2026-11-21T11:00:00.000Z'));
    const first = await read('/api/patients/deleted?limit=2', DeletedPatients);
    expect(first.patients.map(({ name }) => name)).toEqual(['Late', 'Early']);
    expect(first.patients[1]).toMatchObject({
      deletedAt: '2026-11-21T12:30:01.000Z',
      erasedAt: '2026-12-21T12:30:01.000Z',
    });
    const second = await read(`/api/patients/deleted?limit=2&cursor=${first.nextCursor}`, DeletedPatients);
    expect(second.patients.map(({ name }) => name)).toEqual(['Gone']);
    now = new Date('2026-12-21T12:30:01Z');
    admin = await adminCookie(server);
    expect((await read('/api/patients/deleted', DeletedPatients)).patients.map(({ name }) => name)).toEqual(['Late']);
  });
});

describe('who may be the same person', () => {
  it('is found by sound, phone and age, with reasons, and never among the deleted', async () => {
    const asked = await visit('Catherine Maier', 'CARD1', '2026-11-21T11:00:00.000Z', { phone: '+43 660 1234567' });
    const twin = await visit('Meyer Kathryn', 'CARD1', '2026-11-21T11:00:00.000Z', { age: 35, phone: '0660 1234567' });
    await visit('Catherine Maier', 'CARD1', '2026-11-21T11:00:00.000Z', { phone: '+43 660 7654321' });
    await visit('Catherine Maier', 'CARD1', '2026-11-21T11:00:00.000Z', { age: 36 });
    await deletePatient(await visit('Catherine Maier', 'CARD1', '2026-11-21T11:00:00.000Z'));
    const path = `/api/patients/duplicates?ids=${asked},not-an-id,${randomUUID()}`;
    const { duplicates } = await read(path, PossibleDuplicates);
    expect(Object.keys(duplicates)).toEqual([asked]);
    expect(duplicates[asked]).toMatchObject([
      { _id: twin, name: 'Meyer Kathryn', reasons: ['similar-name', 'same-phone', 'age-one-apart'] },
    ]);
  });

  it('is found for those who came before there were keys, once they are filled in', async () => {
    const asked = await visit('Zbigniew Unkeyed', 'CARD1', '2026-11-21T11:00:00.000Z');
    const other = await visit('Zbigniev Unkeyed', 'CARD1', '2026-11-21T11:00:00.000Z');
    await server.sql('update patients set family_key = null, given_key = null, phone_key = null');
    const find = async () => (await read(`/api/patients/duplicates?ids=${asked}`, PossibleDuplicates)).duplicates;
    expect(await find()).toEqual({});
    await backfillLists(server.dependencies.database.orm);
    expect((await find())[asked]?.map(({ _id }) => _id)).toEqual([other]);
  });
});

describe('a filter in a long list', () => {
  const search = (text: string, cursor?: string | null) =>
    read(`/api/adminDashboard/view-patients?limit=50&search=${text}${cursor ? `&cursor=${cursor}` : ''}`, ViewPatients);
  const names = ({ patients }: ViewPatients) => patients.map(({ name }) => name);
  const count = async (path: string) => (await read(path, v.object({ total: v.number() }))).total;

  beforeAll(async () => {
    // Some without the words a search goes by, as they are right after an update.
    await server.sql(
      `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at, findable_words)
       select gen_random_uuid(), name, lower(name), 30, 'other', '', '{}', now() - n * interval '1 second',
              case when n % 2 = 0 then '{}'::text[] end
       from (select n, case when n % 40 = 1 and n < 500 then 'Recent' else 'Filler' end as name
             from generate_series(1, 6000) n) as person`,
    );
    await server.sql("update patients set received_at = '2020-01-01' where name in ('Done', 'Old')");
    await server.sql(
      "update patients set name_folded = 'old recent', findable_words = null, findable = null where name = 'Old'",
    );
  });

  it('finds what is rare at once, however old it is', async () => {
    const page = await search('done');
    expect([names(page), page.nextCursor]).toEqual([['Done'], null]);
    const found = await get(server, '/api/appointments/admin/appointments?limit=50&patient=done', admin);
    expect(v.parse(AppointmentList, await found.json()).appointments).toHaveLength(1);
    expect(await count('/api/patients/count?search=done')).toBe(1);
    expect(await count('/api/appointments/count?doctor=alvarez&status=completed')).toBe(1);
    expect(await count('/api/appointments/count?patient=done')).toBe(1);
  });

  it('says where to go on when what was frequent lately was not before', async () => {
    const first = await search('recent');
    expect(names(first)).toEqual(Array.from({ length: 13 }, () => 'Recent'));
    expect(first.nextCursor).not.toBeNull();
    const second = await search('recent', first.nextCursor);
    expect([names(second), second.nextCursor]).toEqual([['Old'], null]);
  });
});

describe('the days on which clocks are changed', () => {
  it.each([
    // 23 hours, without the hour after two; 25 hours, of which two are the hour after two.
    ['2026-09-27', ['2026-09-26T12:00:00.000Z', '2026-09-26T14:30:00.000Z', '2026-09-27T10:59:00.000Z'], [0, 3, 23]],
    ['2026-04-05', ['2026-04-04T13:30:00.000Z', '2026-04-04T14:30:00.000Z', '2026-04-05T11:59:00.000Z'], [2, 23]],
  ])('count in their own hours: %s', async (day, dates, hours) => {
    const before = now;
    now = new Date(`${day}T00:00:00Z`);
    // A session that began later than now would be of a clock that was wrong.
    admin = await adminCookie(server);
    for (const date of dates) await visit(`Clock ${date}`, 'CARD1', date);
    // The last minute of the day before, and the first of the day after.
    for (const shift of [-1, 1]) {
      const edge = Date.parse(shift < 0 ? (dates[0] ?? '') : (dates.at(-1) ?? '')) + shift * 3 * 3_600_000;
      await visit('Neighbour', 'CARD1', new Date(edge).toISOString());
    }
    const atNovember = admin;
    admin = await adminCookie(server);
    const { appointmentsByDay, waitingByHour } = await read('/api/adminDashboard/statistics', Statistics);
    now = before;
    admin = atNovember;
    expect(appointmentsByDay.find((row) => row.day === day)?.count).toBe(dates.length);
    expect(waitingByHour.map(({ hour }) => hour)).toEqual(hours);
    expect(waitingByHour.reduce((sum, { count }) => sum + count, 0)).toBe(dates.length);
  });
});
