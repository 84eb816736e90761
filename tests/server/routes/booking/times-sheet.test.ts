import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TimesSheet, type SheetDay } from '#shared/contract/booking/times-sheet.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../../support/server/staff.ts';
import { booked, hold, withHours } from '../../../support/server/times.ts';
import { registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
/** Midnight before a Monday, in Vienna an hour later. */
const MIDNIGHT = Date.parse('2027-01-04T00:00:00Z');
let clock = MIDNIGHT;
beforeAll(async () => {
  const env = { CLINIC_TIME_ZONE: 'Europe/Vienna', REGISTRATION_BURST: '100000' };
  server = await startTestServer({ env, with: { now: () => new Date(clock) } });
  await addAdmin(server);
  for (const code of ['DOCA', 'DOCB']) await addDoctor(server, code);
});
beforeEach(async () => {
  clock = MIDNIGHT;
  for (const table of ['appointments', 'slot_claims', 'schedule_exceptions']) await server.sql(`delete from ${table}`);
  await withHours(server, 'DOCA', { ...HOURS, capacity: 2 });
  await withHours(server, 'DOCB', null);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const HOURS = { slotMinutes: 30, hours: [1, 7].map((day) => ({ day, from: '09:00', to: '10:00' })) };
/** By the clocks of Vienna in winter. */
const AT = (time: string) => new Date(`2027-01-04T${time}:00+01:00`).toISOString();

async function sheet(query: string, who = admin): Promise<TimesSheet> {
  return v.parse(TimesSheet, await (await get(server, `/api/appointments/sheet?${query}`, who)).json());
}
async function dayOf(query: string): Promise<SheetDay> {
  const { doctors } = await sheet(query);
  const day = doctors[0]?.days[0];
  if (day === undefined) throw new Error('no day came');
  return day;
}
const inShort = ({ times }: SheetDay) =>
  times.map(({ label, capacity, free, held, people }) => `${label} ${free}/${capacity} h${held} p${people.length}`);

describe('the sheet of times', () => {
  it('says of every time how many seats are free, held and taken, and by whom', async () => {
    await booked(server, 'DOCA', AT('09:00'));
    await hold(server, 'DOCA', AT('09:00'));
    const day = await dayOf('doctorId=DOCA&from=2027-01-04');
    expect(inShort(day)).toEqual(['09:00 0/2 h1 p1', '09:30 2/2 h0 p0']);
    expect(day.times[0]?.people[0]).toMatchObject({ status: 'scheduled', overbookReason: null, wantsOther: false });
  });

  it('shows who is booked beside the others, outside the hours, or over leave that was entered since', async () => {
    await booked(server, 'DOCA', AT('09:30'));
    const patientId = await registered(server);
    const desk = (startsAt: string) =>
      send(server, 'POST', '/api/appointments/desk', admin, {
        patientId,
        doctorId: 'DOCA',
        startsAt,
        overbookReason: 'Sent by her doctor',
      });
    await desk(AT('11:00'));
    const leave = { kind: 'closed', doctorId: 'DOCA', fromDay: '2027-01-04', toDay: '2027-01-05', reason: 'Fair' };
    await send(server, 'POST', '/api/doctors/exceptions', admin, leave);
    const day = await dayOf('doctorId=DOCA&from=2027-01-04');
    expect(day.notes).toEqual([{ kind: 'closed', isClinic: false, from: null, to: null, reason: 'Fair' }]);
    expect(inShort(day)).toEqual(['09:30 0/0 h0 p1', '11:00 0/0 h0 p1']);
    expect(day.times.map(({ people }) => people[0])).toMatchObject([
      { wantsOther: true, overbookReason: null },
      { wantsOther: true, overbookReason: 'Sent by her doctor' },
    ]);
  });

  it('keeps what is over, where nothing can be booked any more, and nobody who is cancelled', async () => {
    const id = await booked(server, 'DOCA', AT('09:00'));
    await booked(server, 'DOCA', AT('09:00'));
    await send(server, 'PATCH', `/api/appointments/status/${id}`, admin, { status: 'cancelled' });
    clock = Date.parse(AT('09:40'));
    admin = await adminCookie(server);
    expect(inShort(await dayOf('doctorId=DOCA'))).toEqual(['09:00 0/2 h0 p1', '09:30 2/2 h0 p0']);
  });

  it('is of all doctors, also of those without hours, and of a week', async () => {
    const { today, doctors } = await sheet('from=2027-01-04&days=7');
    expect(today).toBe('2027-01-04');
    expect(doctors.map(({ hasHours, days }) => [hasHours, days.length])).toEqual([
      [true, 7],
      [false, 7],
    ]);
    expect(doctors[0]?.days.map(({ times }) => times.length)).toEqual([2, 0, 0, 0, 0, 0, 2]);
  });

  it('has an hour twice, with its zone, on the day on which clocks go back, and none that they skip', async () => {
    const night = [{ day: 7, from: '01:00', to: '04:00' }];
    await withHours(server, 'DOCA', { slotMinutes: 60, hours: night });
    clock = Date.parse('2027-03-01T00:00:00Z');
    admin = await adminCookie(server);
    const labels = async (day: string) =>
      (await dayOf(`doctorId=DOCA&from=${day}`)).times.map(
        ({ label, startsAt }) => `${label} ${startsAt.slice(11, 16)}`,
      );
    expect(await labels('2027-03-28')).toEqual(['01:00 00:00', '03:00 01:00']);
    expect(await labels('2027-10-31')).toEqual(['01:00 23:00', '02:00 CEST 00:00', '02:00 CET 01:00', '03:00 02:00']);
  });

  it('is the desk’s, for days that there are', async () => {
    const status = async (query: string, who?: string) =>
      (await get(server, `/api/appointments/sheet?${query}`, who)).status;
    expect(await status('')).toBe(401);
    expect(await status('from=2027-02-30', admin)).toBe(400);
    expect(await status('days=8', admin)).toBe(400);
    expect(await status('doctorId=NOBODY', admin)).toBe(404);
    const rows = await server.sql("select details from audit_entries where action = 'appointments-viewed'");
    expect(JSON.stringify(rows)).toContain('times');
  });
});
