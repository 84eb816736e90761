import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pairedDevice } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../../support/server/staff.ts';
import { faultsOfLedger, NO_FAULTS } from '../../../support/server/database/ledger.ts';
import { booked, bookTime, held, hold, ONE_HOUR, withHours } from '../../../support/server/times.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
/** Midnight before a Monday. */
const MIDNIGHT = Date.parse('2027-01-04T00:00:00Z');
const AT = (clock: string) => `2027-01-04T${clock}:00.000Z`;
let clock = MIDNIGHT;
beforeAll(async () => {
  const env = {
    CLINIC_TIME_ZONE: 'UTC',
    HOLDS_PER_ADDRESS: '1000',
    HOLDS_BURST: '100000',
    REGISTRATION_BURST: '100000',
  };
  server = await startTestServer({ env, with: { now: () => new Date(clock) } });
  await addAdmin(server);
  for (const code of ['DOCA', 'DOCB']) await addDoctor(server, code);
  await addDoctor(server, 'BARE', { specialization: 'Neurology' });
  admin = await adminCookie(server);
});
beforeEach(async () => {
  clock = MIDNIGHT;
  await server.sql('delete from slot_claims');
  await server.sql('delete from queue_entries');
  await server.sql('delete from appointments');
  for (const code of ['DOCA', 'DOCB']) await withHours(server, code);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const times = async (query: string, cookie?: string) =>
  (await get(server, `/api/appointments/slots?${query}`, cookie)).json();
const many = (count: number, act: (n: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
const winners = (answers: readonly Response[]) => answers.filter(({ status }) => status === 201).length;

describe('a doctor’s times', () => {
  it('are those of the week, with the next free one, and nobody’s name', async () => {
    expect(await times('doctorId=DOCA&from=2027-01-04&days=2')).toMatchObject({
      slotMinutes: 15,
      next: { startsAt: AT('09:00'), day: '2027-01-04', label: '09:00' },
      walkInToday: true,
      today: '2027-01-04',
      lastDay: '2027-02-01',
      days: [
        {
          day: '2027-01-04',
          state: 'open',
          slots: ['09:00', '09:15', '09:30', '09:45'].map((label) => ({ label, free: 1, startsAt: AT(label) })),
        },
        { day: '2027-01-05', state: 'open' },
      ],
    });
  });

  it('are none where a doctor has no hours, and nothing changes for whoever books there', async () => {
    expect(await times('doctorId=BARE')).toMatchObject({ slotMinutes: null, next: null, days: [] });
    expect((await hold(server, 'BARE', 'next')).status).toBe(409);
    const patientId = await registered(server);
    const answer = await book(server, booking(patientId, 'BARE', { slot: { wish: 'soon' } }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ appointment: { _id: expect.any(String) } });
  });

  it('of a full day are said to be full, and of several seats the public learns only whether there is one', async () => {
    await withHours(server, 'DOCA', { ...ONE_HOUR, capacity: 3 });
    await booked(server, 'DOCA', AT('09:00'));
    const first = async (cookie?: string) => (await times('doctorId=DOCA', cookie)).days[0].slots[0].free;
    expect([await first(), await first(admin)]).toEqual([1, 2]);
    await withHours(server, 'DOCA');
    for (const label of ['09:15', '09:30', '09:45']) await booked(server, 'DOCA', AT(label));
    expect(await times('doctorId=DOCA')).toMatchObject({
      days: [{ state: 'full' }],
      next: { day: '2027-01-05', label: '09:00' },
    });
  });

  it('end for the public with the clinic’s days ahead and its lead, and for nobody with the past', async () => {
    const change = (body: unknown) => send(server, 'PUT', '/api/clinic', admin, body);
    expect((await change({ bookAheadDays: 1, bookLeadMinutes: 30 })).status).toBe(200);
    clock = MIDNIGHT + 9 * 3_600_000;
    const labels = async (cookie?: string) =>
      (await times('doctorId=DOCA&days=3', cookie)).days.map((day: { slots: { label: string }[] }) =>
        day.slots.map(({ label }) => label),
      );
    const all = ['09:00', '09:15', '09:30', '09:45'];
    expect(await labels()).toEqual([['09:30', '09:45'], all, []]);
    admin = await adminCookie(server);
    expect(await labels(admin)).toEqual([all, all, all]);
    await change({ bookAheadDays: 28, bookLeadMinutes: 0 });
  });

  it('are never rows: a look writes nothing, and only who has one is written down (CARE, Medplum)', async () => {
    const written = async () => {
      const tables = await server.sql<{ name: string }>(
        "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
      );
      const counts = [];
      for (const { name } of tables)
        counts.push(await server.sql(`select '${name}' as t, count(*)::integer as n from "${name}"`));
      return counts;
    };
    const before = await written();
    await times('doctorId=DOCA&days=31');
    await get(server, '/api/appointments/slots/next');
    expect(await written()).toEqual(before);
    await booked(server, 'DOCA', AT('09:00'));
    const [row] = await server.sql('select count(*)::integer as n from slot_claims');
    expect(row).toEqual({ n: 3 });
  });

  it('of a long session are all of them, not the first 29 (CARE)', async () => {
    const hours = ONE_HOUR.hours.map((day) => ({ ...day, from: '06:00', to: '22:00' }));
    await withHours(server, 'DOCA', { slotMinutes: 5, hours });
    const [day] = (await times('doctorId=DOCA&days=1')).days;
    expect(day.slots).toHaveLength(16 * 12);
    expect(day.slots.at(-1)).toMatchObject({ label: '21:55', startsAt: AT('21:55') });
    await booked(server, 'DOCA', AT('21:55'));
  });

  it('are instants by the clinic’s clocks, summer and winter, wherever the server runs (CARE)', async () => {
    const change = (timeZone: string) => send(server, 'PUT', '/api/clinic', admin, { timeZone });
    expect((await change('Europe/Vienna')).status).toBe(200);
    const first = async (day: string) => {
      clock = Date.parse(`${day}T00:00:00Z`);
      admin = await adminCookie(server);
      return (await times(`doctorId=DOCA&from=${day}&days=1`)).days[0].slots[0];
    };
    expect(await first('2027-01-04')).toMatchObject({ label: '09:00', startsAt: '2027-01-04T08:00:00.000Z' });
    expect(await first('2027-07-05')).toMatchObject({ label: '09:00', startsAt: '2027-07-05T07:00:00.000Z' });
    expect((await change('UTC')).status).toBe(200);
  });

  it('of an unknown doctor, a bad day or too many days are refused', async () => {
    const status = async (query: string) => (await get(server, `/api/appointments/slots?${query}`)).status;
    expect(await status('doctorId=NONE')).toBe(404);
    for (const query of ['from=2027-02-30', 'from=x', 'days=0', 'days=32', 'days=x'])
      expect(await status(`doctorId=DOCA&${query}`)).toBe(400);
  });

  it('are the first free one of every doctor who has hours', async () => {
    const { doctors } = await (await get(server, '/api/appointments/slots/next')).json();
    expect(doctors).toHaveLength(2);
    expect(doctors[0].next).toMatchObject({ startsAt: AT('09:00') });
  });
});

describe('a time that is held', () => {
  it('is taken for all others, and free to its holder (cal.diy 18935, 23988)', async () => {
    const holdId = randomUUID();
    expect(await held(await hold(server, 'DOCA', 'next', holdId))).toBe(AT('09:00'));
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:15' } });
    expect(await times(`doctorId=DOCA&holdId=${holdId}`)).toMatchObject({ next: { label: '09:00' } });
    const other = await bookTime(server, 'DOCA', { startsAt: AT('09:00') });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({
      alternatives: [{ label: '09:15' }, { label: '09:30' }, { label: '09:45' }],
    });
    const own = await bookTime(server, 'DOCA', { startsAt: AT('09:00'), holdId });
    expect(await own.json()).toMatchObject({ appointment: { slot: { state: 'booked', startsAt: AT('09:00') } } });
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('is another one when its holder chooses anew, and the old one is free; a taken one changes nothing', async () => {
    const holdId = randomUUID();
    await held(await hold(server, 'DOCA', AT('09:00'), holdId));
    await held(await hold(server, 'DOCA', AT('09:30')));
    expect((await hold(server, 'DOCA', AT('09:30'), holdId)).status).toBe(409);
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:15' } });
    expect(await held(await hold(server, 'DOCA', AT('09:15'), holdId))).toBe(AT('09:15'));
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:00' } });
  });

  it('is free again when it is given back, twice even, and five minutes later at the latest (cal.com)', async () => {
    const holdId = randomUUID();
    await held(await hold(server, 'DOCA', AT('09:00'), holdId));
    for (let time = 0; time < 2; time += 1)
      expect((await fetch(`${server.url}/api/appointments/holds/${holdId}`, { method: 'DELETE' })).status).toBe(204);
    await held(await hold(server, 'DOCA', AT('09:00')));
    clock += 5 * 60_000 + 1;
    await held(await hold(server, 'DOCA', AT('09:00')));
  });

  it('is not kept for longer than a quarter of an hour, however often it is touched (Ottehr)', async () => {
    const holdId = randomUUID();
    for (let minutes = 0; minutes < 15; minutes += 4) {
      clock = MIDNIGHT + minutes * 60_000;
      await held(await hold(server, 'DOCA', AT('09:00'), holdId));
    }
    clock = MIDNIGHT + 15 * 60_000;
    expect((await hold(server, 'DOCA', AT('09:00'), holdId)).status).toBe(409);
  });

  it('is one at a paired device, whoever stood there before', async () => {
    const kiosk = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K7' });
    await held(await hold(server, 'DOCA', 'next', randomUUID(), kiosk));
    await held(await hold(server, 'DOCA', 'next', randomUUID(), kiosk));
    const [row] = await server.sql('select count(distinct holder)::integer as n from slot_claims');
    expect(row).toEqual({ n: 1 });
  });

  it('stays its holder’s when the doctor’s hours are changed meanwhile', async () => {
    const holdId = randomUUID();
    await held(await hold(server, 'DOCA', AT('09:15'), holdId));
    await withHours(server, 'DOCA', { slotMinutes: 20, hours: ONE_HOUR.hours });
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:40' } });
    expect((await bookTime(server, 'DOCA', { startsAt: AT('09:15') })).status).toBe(409);
    expect((await bookTime(server, 'DOCA', { startsAt: AT('09:15'), holdId })).status).toBe(201);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('of a department is whichever of its doctors is free first (easyappointments 845)', async () => {
    const answers = await many(8, () =>
      post(server, '/api/appointments/holds', { holdId: randomUUID(), department: 'cardiology', at: 'next-today' }),
    );
    const taken = await Promise.all(
      answers.map(async (answer) => {
        const { hold: one } = await answer.json();
        return `${one.doctorId} ${one.label}`;
      }),
    );
    expect([winners(answers), new Set(taken).size]).toEqual([8, 8]);
    const ninth = { holdId: randomUUID(), department: 'Cardiology', at: 'next-today' };
    const full = await post(server, '/api/appointments/holds', ninth);
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({ cause: 'full', alternatives: [{ day: '2027-01-05' }, {}, {}] });
  });
});

describe('a time that was booked', () => {
  it('is nobody’s a second time, even where the ledger has lost it', async () => {
    await booked(server, 'DOCA', AT('09:00'));
    await server.sql('delete from slot_claims');
    expect((await bookTime(server, 'DOCA', { startsAt: AT('09:00') })).status).toBe(409);
    const [row] = await server.sql('select count(*)::integer as n from appointments');
    expect(row).toEqual({ n: 1 });
  });

  it('by the same request sent by 16 is booked once, and each hears the same', async () => {
    const patientId = await registered(server);
    const body = booking(patientId, 'DOCA', { slot: { startsAt: AT('09:00'), ifTaken: 'refuse' } });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await many(16, () => book(server, body, key));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect([winners(answers), new Set(texts).size]).toEqual([16, 1]);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ appointment: { slot: { state: 'booked' } } });
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });
});

describe('a booking whose time is gone', () => {
  it('is taken by the desk where our own client asks so: 201, and nobody is refused', async () => {
    await booked(server, 'DOCA', AT('09:00'));
    const answer = await bookTime(server, 'DOCA', { startsAt: AT('09:00'), ifTaken: 'ask-desk' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ appointment: { slot: { state: 'asked' } } });
    const rows = await server.sql('select cause, wished_at as "wishedAt" from booking_requests');
    expect(rows).toEqual([{ cause: 'slot-lost', wishedAt: new Date(AT('09:00')) }]);
  });

  it('two who only ask for a time both get one of their own from the desk (cal.diy 10789)', async () => {
    for (let n = 0; n < 2; n += 1) {
      const patientId = await registered(server);
      const slot = { wish: 'morning', day: '2027-01-05' };
      expect(await (await book(server, booking(patientId, 'DOCA', { slot }))).json()).toMatchObject({
        appointment: { slot: { state: 'asked' } },
      });
    }
    const wished = { cause: 'offline', wished_part: 'morning', wished_day: '2027-01-05' };
    const rows = await server.sql('select cause, wished_part, wished_day from booking_requests');
    expect(rows).toEqual([wished, wished]);
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:00' } });
  });

  it('at an instant that no calendar has is refused before anything is written', async () => {
    for (const startsAt of ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', 'soon'])
      expect((await bookTime(server, 'DOCA', { startsAt, ifTaken: 'ask-desk' })).status).toBe(400);
  });

  it('a body without a slot is a walk-in as ever, and takes no time however many come', async () => {
    for (let n = 0; n < 6; n += 1) {
      const answer = await book(server, booking(await registered(server), 'DOCA', { date: AT('09:00') }));
      expect([answer.status, await answer.json()]).toEqual([201, { appointment: { _id: expect.any(String) } }]);
    }
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:00' } });
    const [row] = await server.sql('select count(*)::integer as n from booking_requests');
    expect(row).toEqual({ n: 0 });
  });
});

describe('what becomes of an appointment, the ledger follows', () => {
  const status = (id: string, body: unknown) => send(server, 'PATCH', `/api/appointments/status/${id}`, admin, body);
  const back = { status: 'scheduled', reason: 'A mistake' };
  const remove = (id: string) => send(server, 'DELETE', `/api/appointments/delete-appointment/${id}`, admin);
  const restore = (id: string) => send(server, 'POST', `/api/appointments/restore-appointment/${id}`, admin);
  const slotOf = async (id: string) =>
    (await server.sql('select slot_starts_at as at, slot_seat as seat from appointments where id = $1', [id]))[0];
  const requests = () =>
    server.sql('select appointment_id as id, cause from booking_requests where settled_at is null');

  it('cancelled and deleted give the time to others; back they have it again', async () => {
    for (const [away, home] of [
      [(id: string) => status(id, { status: 'cancelled' }), (id: string) => status(id, back)],
      [remove, restore],
    ] as const) {
      const id = await booked(server, 'DOCA', AT('09:00'));
      expect((await away(id)).status).toBe(200);
      expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:00' } });
      expect((await home(id)).status).toBe(200);
      expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:15' } });
      expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
      await server.sql('delete from appointments');
    }
  });

  it('back, and the time is somebody else’s: the appointment stands without one, and the desk is asked', async () => {
    for (const [away, home] of [
      [(id: string) => status(id, { status: 'cancelled' }), (id: string) => status(id, back)],
      [remove, restore],
    ] as const) {
      const id = await booked(server, 'DOCA', AT('09:00'));
      await away(id);
      const other = await booked(server, 'DOCA', AT('09:00'));
      expect((await home(id)).status).toBe(200);
      expect(await slotOf(id)).toEqual({ at: null, seat: null });
      expect(await slotOf(other)).toEqual({ at: new Date(AT('09:00')), seat: 1 });
      expect(await requests()).toEqual([{ id, cause: 'slot-lost' }]);
      expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
      await server.sql('delete from appointments');
    }
  });

  it('a deleted patient’s time is free; restored it is theirs again, or the desk’s to give', async () => {
    const whose = async (id: string) => {
      const [row] = await server.sql('select patient_id as "patientId" from appointments where id = $1', [id]);
      return String(row?.['patientId']);
    };
    const first = await booked(server, 'DOCA', AT('09:00'));
    const second = await booked(server, 'DOCA', AT('09:15'));
    for (const id of [first, second])
      expect((await send(server, 'DELETE', `/api/patients/delete-patient/${await whose(id)}`, admin)).status).toBe(200);
    await booked(server, 'DOCA', AT('09:15'));
    for (const id of [first, second])
      expect((await send(server, 'POST', `/api/patients/restore-patient/${await whose(id)}`, admin)).status).toBe(200);
    expect(await slotOf(first)).toEqual({ at: new Date(AT('09:00')), seat: 1 });
    expect(await slotOf(second)).toEqual({ at: null, seat: null });
    expect(await requests()).toEqual([{ id: second, cause: 'slot-lost' }]);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('corrected to another doctor it moves where that time is free, else nothing moves', async () => {
    const patientId = await registered(server, { doctorId: 'DOCA' });
    const slot = { startsAt: AT('09:00'), ifTaken: 'refuse' };
    expect((await book(server, booking(patientId, 'DOCA', { slot }))).status).toBe(201);
    const taken = await booked(server, 'DOCB', AT('09:00'));
    const correct = () =>
      send(server, 'PATCH', `/api/patients/${patientId}`, admin, { now: { doctorId: 'DOCB' }, seen: {} });
    expect((await correct()).status).toBe(422);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
    await status(taken, { status: 'cancelled' });
    expect((await correct()).status).toBe(200);
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
    expect(await times('doctorId=DOCA')).toMatchObject({ next: { label: '09:00' } });
    expect(await times('doctorId=DOCB')).toMatchObject({ next: { label: '09:15' } });
  });
});

it('looks at times and holds are bounded for one address, and an address holds so many', async () => {
  const env = {
    SLOTS_BURST: '2',
    SLOTS_REFILL_PER_SECOND: '0.001',
    HOLDS_BURST: '5',
    HOLDS_PER_ADDRESS: '3',
    HOLDS_REFILL_PER_SECOND: '0.001',
  };
  const small = await startTestServer({
    env: { ...env, CLINIC_TIME_ZONE: 'UTC' },
    with: { now: () => new Date(clock) },
  });
  await addDoctor(small, 'DOCA');
  await withHours(small, 'DOCA');
  const looks = [];
  for (let n = 0; n < 3; n += 1) looks.push((await get(small, '/api/appointments/slots?doctorId=DOCA')).status);
  expect(looks).toEqual([200, 200, 429]);
  const holds = [];
  for (let n = 0; n < 6; n += 1) holds.push(await hold(small, 'DOCA', 'next'));
  expect(holds.map((answer) => answer.status)).toEqual([201, 201, 201, 429, 429, 429]);
  expect(holds.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
  await small.stop();
});
