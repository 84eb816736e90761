import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddedDoctor, DoctorAccount } from '#shared/contract/staff/doctor-accounts.ts';
import { AllDoctors } from '#shared/contract/doctor/doctors.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, cookieOf, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const SCHEDULE = { slotMinutes: 20, hours: [{ day: 1, from: '08:00', to: '12:00' }] };
const newDoctor = (over: Record<string, unknown> = {}) => ({
  doctorId: 'NEW-1',
  name: 'Dr. Lea Novák',
  specialization: 'Cardiology',
  email: 'Lea@clinic.example',
  img: null,
  schedule: SCHEDULE,
  ...over,
});
const add = (body: unknown) => send(server, 'POST', '/api/adminDashboard/register-doctor', admin, body);
const remove = (doctorId: string) =>
  send(server, 'DELETE', '/api/adminDashboard/deregister-doctor', admin, { doctorId });
const listed = async () =>
  v.parse(AllDoctors, await (await get(server, '/api/adminDashboard/all-doctors')).json()).doctors;

describe('a new doctor', () => {
  it('stands on the lists, and sets the first password with the code that is told once', async () => {
    const answer = await add(newDoctor());
    expect(answer.status).toBe(201);
    const { doctor, code } = v.parse(AddedDoctor, await answer.json());
    expect(doctor).toMatchObject({ doctorId: 'NEW-1', email: 'Lea@clinic.example', schedule: SCHEDULE });
    expect(code.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect((await listed()).map(({ doctorId }) => doctorId)).toContain('NEW-1');

    const password = 'seven quiet herons';
    const credentials = { email: 'lea@clinic.example', password, doctorId: 'NEW-1' };
    expect((await post(server, '/api/doctorAuth/login', credentials)).status).toBe(401);
    const set = await post(server, '/api/staff/set-password', { code: code.code.toLowerCase(), password });
    expect(await set.json()).toMatchObject({ role: 'doctor' });
    expect((await post(server, '/api/doctorAuth/login', credentials)).status).toBe(200);
  });

  it('says languages and a line of expertise to everybody; a form that knows neither leaves both as they are', async () => {
    const said = { languages: ['English', 'Spanish'], expertise: 'Knees and hips' };
    const added = v.parse(AddedDoctor, await (await add(newDoctor({ doctorId: 'SPEAKS', ...said }))).json());
    expect(added.doctor).toMatchObject(said);
    const { doctorId: _, ...details } = newDoctor({ doctorId: 'SPEAKS', name: 'Dr. Older Form' });
    const changed = await send(server, 'PUT', '/api/adminDashboard/doctor/SPEAKS', admin, details);
    expect(changed.status).toBe(200);
    expect((await listed()).find(({ doctorId }) => doctorId === 'SPEAKS')).toMatchObject({
      name: 'Dr. Older Form',
      ...said,
    });
    expect((await add(newDoctor({ doctorId: 'BABEL', languages: Array(13).fill('English') }))).status).toBe(400);
    expect((await add(newDoctor({ doctorId: 'BABEL', expertise: 'x'.repeat(161) }))).status).toBe(400);
  });

  it('needs a code of their own, also among those who have left', async () => {
    expect((await add(newDoctor({ doctorId: 'TWICE' }))).status).toBe(201);
    expect((await add(newDoctor({ doctorId: 'TWICE' }))).status).toBe(409);
    await remove('TWICE');
    const refused = await add(newDoctor({ doctorId: 'TWICE' }));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: 'This Doctor ID is taken. Choose another one.' });
  });

  it.each([
    [{ doctorId: '' }, 'doctorId'],
    [{ doctorId: 'A B' }, 'doctorId'],
    [{ doctorId: '0190b2c0-0000-7000-8000-000000000000' }, 'doctorId'],
    [{ name: ' ' }, 'name'],
    [{ email: 'lea' }, 'email'],
    [{ img: 'https://elsewhere.example/face.png' }, 'img'],
    [{ img: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'img'],
    [{ img: `data:image/webp;base64,${'A'.repeat(60_000)}` }, 'img'],
    [{ schedule: { slotMinutes: 7, hours: [] } }, 'schedule.slotMinutes'],
    [{ schedule: { slotMinutes: 20, hours: [{ day: 1, from: '12:00', to: '08:00' }] } }, 'schedule.hours.0.to'],
    [{ password: 'secret' }, 'password'],
  ])('%j is refused, and the fault names the field', async (over, path) => {
    const answer = await add(newDoctor({ doctorId: 'BAD-1', ...over }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ faults: [{ path }] });
  });

  it('cannot have hours that overlap', async () => {
    const hours = [
      { day: 2, from: '08:00', to: '12:00' },
      { day: 2, from: '11:30', to: '14:00' },
    ];
    expect((await add(newDoctor({ doctorId: 'BAD-2', schedule: { slotMinutes: 20, hours } }))).status).toBe(400);
    const apart = hours.map((one, index) => ({ ...one, day: index + 1 }));
    expect((await add(newDoctor({ doctorId: 'OK-2', schedule: { slotMinutes: 20, hours: apart } }))).status).toBe(201);
  });
});

describe('a change', () => {
  it('is seen on the lists, and the code stays', async () => {
    const id = await addDoctor(server, 'CHANGES', { name: 'Dr. Old' });
    const { doctorId: _, ...details } = newDoctor({ name: 'Dr. Ñew', img: 'data:image/webp;base64,UklGRg==' });
    const answer = await send(server, 'PUT', `/api/adminDashboard/doctor/${id}`, admin, details);
    expect(answer.status).toBe(200);
    const read = await get(server, '/api/adminDashboard/doctor/CHANGES', admin);
    expect(v.parse(v.object({ doctor: DoctorAccount }), await read.json()).doctor).toMatchObject({
      _id: id,
      doctorId: 'CHANGES',
      name: 'Dr. Ñew',
      email: 'lea@clinic.example',
      img: 'data:image/webp;base64,UklGRg==',
      schedule: SCHEDULE,
    });
    expect((await listed()).find(({ doctorId }) => doctorId === 'CHANGES')).toMatchObject({ name: 'Dr. Ñew' });
    const [row] = await server.sql<{ name_folded: string }>('select name_folded from doctors where id = $1', [id]);
    expect(row?.name_folded).toBe('dr. new');
  });

  it('is refused to whoever has not seen the last one, with what stands now and who saved it', async () => {
    const id = await addDoctor(server, 'TWOATONCE', { name: 'Dr. Start' });
    const path = `/api/adminDashboard/doctor/${id}`;
    const { doctorId: _, ...details } = newDoctor({ name: 'Dr. First' });
    const save = (name: string, version: string) =>
      fetch(`${server.url}${path}`, {
        method: 'PUT',
        headers: { cookie: admin, 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: JSON.stringify({ ...details, name }),
      });
    const versionOf = async (answer: Response) =>
      v.parse(v.object({ version: v.string() }), await answer.json()).version;
    const seen = await versionOf(await get(server, path, admin));
    // Two who have opened the same: one of them saves, whichever.
    const answers = await Promise.all([save('Dr. First', seen), save('Dr. Second', seen)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    const { overtaken, message } = v.parse(ProblemBody, await refused?.json());
    expect(message).toContain('has changed this in the meantime');
    expect(overtaken?.by).toMatch(/\S/);
    expect(overtaken?.current).toMatchObject({ doctorId: 'TWOATONCE', name: expect.stringMatching(/First|Second/) });
    // Whoever has seen it may go over it, and a program that knows of no versions always may.
    const after = await save('Dr. Third', overtaken?.version ?? '');
    expect(after.status).toBe(200);
    expect((await save('Dr. Fourth', await versionOf(after))).status).toBe(200);
    expect((await send(server, 'PUT', path, admin, details)).status).toBe(200);
  });

  it('of somebody who was removed meanwhile is a 404', async () => {
    await addDoctor(server, 'LEFT');
    await remove('LEFT');
    const { doctorId: _, ...details } = newDoctor();
    expect((await send(server, 'PUT', '/api/adminDashboard/doctor/LEFT', admin, details)).status).toBe(404);
    expect((await get(server, '/api/adminDashboard/doctor/LEFT', admin)).status).toBe(404);
  });
});

describe('a removed doctor', () => {
  it('loses sessions and codes, keeps the history, and comes back with it', async () => {
    await addDoctor(server, 'BACK');
    const doctor = await doctorCookie(server, 'BACK');
    await book(server, booking(await registered(server), 'BACK'));
    const issued = await send(server, 'POST', '/api/staff/one-time-code', admin, { role: 'doctor', accountId: 'BACK' });
    const { code } = v.parse(v.object({ code: v.object({ code: v.string() }) }), await issued.json());

    expect((await remove('BACK')).status).toBe(200);
    expect((await remove('BACK')).status).toBe(404);
    expect((await get(server, '/api/doctorAuth/doctor-info', doctor)).status).toBe(401);
    const history = await get(server, '/api/appointments/admin/appointments?doctor=BACK', admin);
    expect(await history.json()).toMatchObject({ appointments: [{ doctor: { doctorId: 'BACK' } }] });

    const restore = () => send(server, 'POST', '/api/adminDashboard/restore-doctor', admin, { doctorId: 'BACK' });
    expect((await restore()).status).toBe(200);
    expect((await restore()).status).toBe(404);
    expect((await get(server, '/api/doctorAuth/doctor-info', doctor)).status).toBe(401);
    const password = 'nine loud herons';
    expect((await post(server, '/api/staff/set-password', { code: code.code, password })).status).toBe(422);
    expect(cookieOf(await loginAs('BACK'))).toMatch(/^frontdesk_doctor=/);
    expect((await listed()).find(({ doctorId }) => doctorId === 'BACK')).toMatchObject({ name: 'Dr. BACK' });
  });
});

const loginAs = (code: string) =>
  post(server, '/api/doctorAuth/login', {
    email: `${code.toLowerCase()}@example.org`,
    password: 'correct horse battery',
    doctorId: code,
  });
