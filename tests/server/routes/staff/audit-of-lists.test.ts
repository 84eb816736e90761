import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditPage } from '#shared/contract/staff/audit.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

const MINUTE = 60_000;
let now = new Date('2026-11-21T10:00:00Z');
let server: TestServer;
let admin: string;
let doctor: string;
let ruth: string;
beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now }, env: { TRUST_PROXY: 'on' } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ama Owusu' });
  ruth = await registered(server, { name: 'Ruth Sand', gender: 'female' });
  const other = await registered(server, { name: 'Omar Sand', gender: 'male' });
  for (const id of [ruth, other]) await book(server, booking(id, 'DOCA'));
});
beforeEach(async () => {
  now = new Date(now.getTime() + 20 * MINUTE);
  [admin, doctor] = [await adminCookie(server), await doctorCookie(server, 'DOCA')];
  await server.sql(`${LIFTED} delete from audit_entries`);
});
afterAll(() => server.stop());

const entries = async () => v.parse(AuditPage, await (await get(server, '/api/audit', admin)).json()).entries;
const look = (path: string, cookie: string, address = '192.0.2.7') =>
  fetch(`${server.url}${path}`, { headers: { cookie, 'x-forwarded-for': address } });

describe('a look at a list', () => {
  it.each([
    ['/api/adminDashboard/view-patients', 'patients-viewed', 'patients'],
    ['/api/patients/get-all', 'patients-viewed', 'patients'],
    ['/api/patients/deleted', 'patients-viewed', 'deleted-patients'],
    ['/api/appointments/admin/appointments', 'appointments-viewed', 'appointments'],
    ['/api/messages', 'messages-viewed', 'messages'],
    ['/api/adminDashboard/export-patients', 'patients-exported', 'patients'],
    ['/api/adminDashboard/export-appointments', 'appointments-exported', 'appointments'],
  ])('at %s is written down, with the list, its rows and the address', async (path, action, list) => {
    await (await look(path, admin)).text();
    const count = list === 'patients' || list === 'appointments' ? 2 : 0;
    expect(await entries()).toMatchObject([
      { action, actorRole: 'admin', address: '192.0.2.7', details: { list, filters: {}, count } },
    ]);
  });

  it.each(['/api/doctorDashboard/appointments', '/api/appointments/doctor/appointments'])(
    'of a doctor’s own at %s is written down, too',
    async (path) => {
      await (await look(path, doctor)).text();
      expect(await entries()).toMatchObject([
        { action: 'appointments-viewed', actorRole: 'doctor', details: { list: 'appointments', count: 2 } },
      ]);
    },
  );

  it('says what it was narrowed to, and of typed words only that there were some', async () => {
    await (await look('/api/patients/get-all?search=Ruth&gender=Female&ages=31-50&limit=20&total=true', doctor)).text();
    await (await look('/api/appointments/admin/appointments?patient=Sand&status=scheduled&doctor=Ama', admin)).text();
    // Both may carry the same millisecond: which stands first says nothing.
    const [appointments, patients] = (await entries()).toSorted((one, other) => one.action.localeCompare(other.action));
    expect(patients).toMatchObject({
      details: { filters: { search: '…', gender: 'female', ages: '31-50' }, count: 1 },
      // One row alone: then it says whose.
      subject: { kind: 'patient', name: 'Ruth Sand' },
    });
    expect(appointments?.details).toEqual({
      list: 'appointments',
      filters: { patient: '…', status: 'scheduled', doctor: '…' },
      count: 2,
    });
    const stored = await server.sql<{ line: string }>('select audit_entries::text as line from audit_entries');
    expect(stored.map(({ line }) => line).join()).not.toMatch(/Ruth|Sand|Ama/);
  });

  it('is one look within a quarter of an hour, for the same person, list, filter and address', async () => {
    const path = '/api/patients/get-all';
    for (let minutes = 0; minutes < 14; minutes += 2) {
      await (await look(path, doctor)).text();
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    expect(await entries()).toHaveLength(1);
    await (await look(`${path}?gender=male`, doctor)).text();
    await (await look(path, admin)).text();
    await (await look(path, doctor, '192.0.2.8')).text();
    expect(await entries()).toHaveLength(4);
    now = new Date(now.getTime() + 15 * MINUTE);
    await (await look(path, doctor)).text();
    expect(await entries()).toHaveLength(5);
  });

  it('is not written down in place of a look at one patient: each of those is', async () => {
    for (const _time of [1, 2]) await (await look(`/api/doctorDashboard/patient-history/${ruth}`, doctor)).text();
    expect((await entries()).map(({ action }) => action)).toEqual(['history-viewed', 'history-viewed']);
  });
});
