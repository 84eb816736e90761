import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddedAdmin, AdminAccounts, SampleCounts, StaffSessions } from '#shared/contract/staff/staff-accounts.ts';
import { firstStart } from '#server/services/samples/first-start.ts';
import { hashSecret } from '#server/services/devices/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  PASSWORD,
  RECEPTIONIST,
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  cookieOf,
  doctorCookie,
  get,
  send,
} from '../../../support/server/staff.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let ownId: string;
beforeAll(async () => {
  server = await startTestServer();
  ownId = await addAdmin(server);
  admin = await adminCookie(server);
});
afterAll(() => server.stop());

const add = (name: string, email: string) => send(server, 'POST', '/api/staff/admins', admin, { name, email });
const remove = (id: string, cookie = admin) => send(server, 'DELETE', `/api/staff/admins/${id}`, cookie);
const accounts = async () =>
  v.parse(AdminAccounts, await (await get(server, '/api/staff/admins', admin)).json()).admins;

describe('administrators', () => {
  it('are added by name and e-mail, and log in after they have used their code', async () => {
    const { admin: added, code } = v.parse(AddedAdmin, await (await add('Ada Berg', 'Ada@clinic.example')).json());
    expect(added).toMatchObject({ name: 'Ada Berg', email: 'ada@clinic.example', ready: false, own: false });
    const password = 'four patient otters';
    expect((await post(server, '/api/staff/set-password', { code: code.code, password })).status).toBe(200);
    expect((await accounts()).find(({ _id }) => _id === added._id)).toMatchObject({ ready: true });
    const login = () => post(server, '/api/adminAuth/login', { email: 'ada@clinic.example', password });
    const session = cookieOf(await login());

    expect((await add('Ada Twice', 'ADA@clinic.example')).status).toBe(409);
    expect((await remove(added._id)).status).toBe(200);
    expect((await remove(added._id)).status).toBe(404);
    expect((await get(server, '/api/staff/admins', session)).status).toBe(401);
    expect((await login()).status).toBe(401);

    const again = v.parse(AddedAdmin, await (await add('Ada Berg', 'ada@clinic.example')).json());
    expect(again.admin).toMatchObject({ _id: added._id, ready: false });
    expect((await login()).status).toBe(401);
    await remove(added._id);
  });

  it('cannot remove themselves, and know which account is theirs', async () => {
    expect((await accounts()).filter(({ own }) => own).map(({ _id }) => _id)).toEqual([ownId]);
    expect((await remove(ownId)).status).toBe(409);
  });

  it('become receptionists and administrators again, at once and in the sessions that are open', async () => {
    const id = await addAdmin(server, 'kind@example.org');
    const theirs = await adminCookie(server, 'kind@example.org');
    const change = (kind: string, cookie = admin, of = id) =>
      send(server, 'PATCH', `/api/staff/admins/${of}`, cookie, { kind });
    expect(await (await change('desk')).json()).toMatchObject({ admin: { _id: id, kind: 'desk' } });
    expect((await accounts()).find(({ _id }) => _id === id)).toMatchObject({ kind: 'desk' });
    expect((await get(server, '/api/staff/admins', theirs)).status).toBe(403);
    expect((await get(server, '/api/queue/board', theirs)).status).toBe(200);
    expect((await change('admin', theirs)).status).toBe(403);
    expect((await change('doctor')).status).toBe(400);
    expect((await change('desk', admin, ownId)).status).toBe(409);
    expect((await change('desk', admin, '0190b2c0-0000-4000-8000-00000000000d')).status).toBe(404);
    expect((await change('admin')).status).toBe(200);
    expect((await get(server, '/api/staff/admins', theirs)).status).toBe(200);
    const said = await server.sql(
      `select 1 from audit_entries where action = 'admin-kind-changed' and subject_id = $1`,
      [id],
    );
    expect(said).toHaveLength(2);
    await remove(id);
  });

  it('who demote or remove each other at the same moment leave one', async () => {
    for (const second of ['PATCH', 'DELETE']) {
      const mails = ['left', 'right'].map((name) => `${name}-${second.toLowerCase()}@example.org`);
      const ids = await Promise.all(mails.map((mail) => addAdmin(server, mail)));
      const cookies = await Promise.all(mails.map((mail) => adminCookie(server, mail)));
      const path = (index: number) => `/api/staff/admins/${ids[index]}`;
      const done = await Promise.all([
        send(server, 'PATCH', path(1), cookies[0] ?? '', { kind: 'desk' }),
        send(server, second, path(0), cookies[1] ?? '', second === 'PATCH' ? { kind: 'desk' } : undefined),
      ]);
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await server.sql(
        `select 1 from admins where id = any($1) and removed_at is null and kind = 'admin'`,
        [ids],
      );
      expect(left).toHaveLength(1);
      await server.sql('update admins set removed_at = now() where id = any($1)', [ids]);
    }
  });

  it('who remove each other at the same moment leave one', async () => {
    const pair = await Promise.all(['one', 'two'].map((name) => addAdmin(server, `${name}@example.org`)));
    const cookies = await Promise.all(['one', 'two'].map((name) => adminCookie(server, `${name}@example.org`)));
    const answers = await Promise.all(pair.map((id, index) => remove(id, cookies[1 - index])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await server.sql("select 1 from admins where email like '%@example.org' and removed_at is null"),
    ).toHaveLength(2);
  });
});

describe('sessions', () => {
  it('are listed with person and device, one’s own marked, and ended', async () => {
    await server.sql('delete from sessions');
    admin = await adminCookie(server);
    await addDoctor(server, 'SESS');
    const agent =
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const credentials = { email: 'sess@example.org', password: PASSWORD, doctorId: 'SESS' };
    const doctor = cookieOf(await post(server, '/api/doctorAuth/login', credentials, { 'user-agent': agent }));
    const list = async () =>
      v.parse(StaffSessions, await (await get(server, '/api/staff/sessions', admin)).json()).sessions;
    const theirs = (await list()).find(({ role }) => role === 'doctor');
    expect(theirs).toMatchObject({ name: 'Dr. SESS', device: 'Safari on iPad', own: false });
    expect((await list()).filter(({ own }) => own)).toHaveLength(1);
    await addReceptionist(server);
    await adminCookie(server, RECEPTIONIST);
    expect((await list()).map(({ role, kind }) => `${role} ${kind ?? ''}`).toSorted()).toEqual([
      'admin ',
      'admin desk',
      'doctor ',
    ]);

    const end = () => send(server, 'DELETE', `/api/staff/sessions/${theirs?._id}`, admin);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(404);
    expect((await get(server, '/api/doctorAuth/doctor-info', doctor)).status).toBe(401);
  });
});

it('a session that is opened on a paired device carries its name', async () => {
  const credential = 'c'.repeat(43);
  await server.sql(
    `insert into devices (id, name, kind, ticket_prefix, credential_hash, settings, paired_at)
     values ($1, 'Reception', 'desk', 'R1', $2, $3, now())`,
    [
      '0190b2c0-0000-7000-8000-00000000000d',
      hashSecret(credential),
      {
        department: '',
        screen: '/frontdesk',
        idleSeconds: null,
        languages: ['en'],
        pin: { salt: 's', hash: 'h', iterations: 1 },
      },
    ],
  );
  const login = { email: 'admin@example.org', password: PASSWORD };
  await post(server, '/api/adminAuth/login', login, { 'frontdesk-device': credential });
  const rows = await server.sql<{ device: string }>("select device from sessions where device like 'Reception%'");
  expect(rows).toEqual([{ device: 'Reception (Unknown program)' }]);
  const entries = await server.sql("select 1 from audit_entries where action = 'login' and device like 'Reception%'");
  expect(entries).toHaveLength(1);
});

describe('sample data', () => {
  it('goes in one act and for good; what is real stays, with its doctor in the history', async () => {
    await firstStart(server.dependencies);
    const doctor = await addDoctor(server, 'REAL');
    const [mine, theirs] = [
      await registered(server, { name: 'Real One' }),
      await registered(server, { name: 'Real Two' }),
    ];
    await book(server, booking(mine, 'REAL'));
    await book(server, booking(theirs, 'DOC002'));
    const cookie = await doctorCookie(server, 'REAL');
    const [sample] = await server.sql<{ id: string }>('select id from patients where sample limit 1');
    await server.sql(
      `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
       values ($1, '', '', '', '', '', '{}', now(), $2)`,
      [sample?.id, doctor],
    );
    const counts = v.parse(SampleCounts, await (await get(server, '/api/staff/samples', admin)).json());
    expect(counts).toEqual({ doctors: 12, patients: expect.any(Number), appointments: expect.any(Number) });
    expect(counts.patients).toBeGreaterThan(3);

    expect(await (await send(server, 'DELETE', '/api/staff/samples', admin)).json()).toEqual(counts);
    expect(await (await get(server, '/api/staff/samples', admin)).json()).toEqual({
      doctors: 0,
      patients: 0,
      appointments: 0,
    });
    const patients = await server.sql<{ name: string }>('select name from patients order by name');
    expect(patients.map(({ name }) => name)).toEqual(['Real One', 'Real Two']);
    const codes = await server.sql<{ code: string; gone: boolean }>(
      "select code, removed_at is not null as gone from doctors where code in ('DOC002', 'DOC001', 'REAL') order by code",
    );
    expect(codes).toEqual([
      { code: 'DOC002', gone: true },
      { code: 'REAL', gone: false },
    ]);
    expect((await get(server, '/api/doctorAuth/doctor-info', cookie)).status).toBe(200);
    await firstStart(server.dependencies);
    expect(await server.sql('select 1 from patients where sample')).toEqual([]);
  });
});
