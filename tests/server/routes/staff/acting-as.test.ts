import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '#server/routes/route-table.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { post, registered } from '../../../support/server/visits.ts';

let server: TestServer;
let ids: { doctorA: string; doctorB: string; admin: string; otherAdmin: string };
let cookies: { doctorB: string; admin: string };

beforeAll(async () => {
  server = await startTestServer();
  ids = {
    doctorA: await addDoctor(server, 'DOCA', { name: 'Dr. Ada Quill' }),
    doctorB: await addDoctor(server, 'DOCB', { name: 'Dr. Ben Reed' }),
    admin: await addAdmin(server),
    otherAdmin: await addAdmin(server, 'other@example.org'),
  };
  cookies = { doctorB: await doctorCookie(server, 'DOCB'), admin: await adminCookie(server) };
});
afterAll(() => server.stop());

const asDoctorA = () => ({ 'frontdesk-acting-as': `doctor:${ids.doctorA}` });
const prescription = (patientId: string) => ({ patientId, symptoms: ['fever'], medicines: [], notes: 'Rest.' });

describe('a page of Dr. A, after Dr. B has logged in in the same browser', () => {
  it('signs nothing as Dr. B, and says whose session it is', async () => {
    const patientId = await registered(server);
    const headers = { cookie: cookies.doctorB, ...asDoctorA() };
    const answer = await post(server, '/api/prescription/generate', prescription(patientId), headers);
    expect(answer.status).toBe(409);
    expect(answer.headers.get('frontdesk-account')).toBe(`doctor:${ids.doctorB}`);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Dr. Ben Reed'),
      otherAccount: { name: 'Dr. Ben Reed' },
    });
    expect(await server.sql('select id from prescriptions where patient_id = $1', [patientId])).toEqual([]);
  });

  it('does nothing and shows nothing by any route, of a doctor’s or an administrator’s page', async () => {
    const served: string[] = [];
    for (const { method, path, policy } of routeTable(server.dependencies)) {
      for (const [role, cookie, page] of [
        ['doctor', cookies.doctorB, ids.doctorA],
        ['admin', cookies.admin, ids.otherAdmin],
      ] as const) {
        if (policy === 'own-door') continue;
        if (policy === 'public' && !path.endsWith(`${role}Auth/logout`)) continue;
        const answer = await fetch(`${server.url}${path.replace(':id', randomUUID())}`, {
          method,
          headers: { cookie, 'frontdesk-acting-as': `${role}:${page}`, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: '{}' }),
        });
        if (answer.status !== 409) served.push(`${method} ${path} for ${role}: ${answer.status}`);
      }
    }
    expect(served).toEqual([]);
    expect((await get(server, '/api/doctorAuth/doctor-info', cookies.doctorB)).status).toBe(200);
  });
});

describe('who acts is who the page shows', () => {
  it('where a browser has both sessions: the doctor’s page acts as the doctor', async () => {
    const patientId = await registered(server);
    const cookie = `${cookies.admin}; ${cookies.doctorB}`;
    const path = `/api/doctorDashboard/patient-history/${patientId}`;
    for (const page of ['doctor', `doctor:${ids.doctorB}`]) {
      const headers = { cookie, 'frontdesk-acting-as': page };
      expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(200);
    }
    const views = await server.sql('select actor_role from audit_entries where subject_id = $1', [patientId]);
    expect(views).toEqual([{ actor_role: 'doctor' }, { actor_role: 'doctor' }]);
  });

  it('a doctor’s page whose session is over does not act as the administrator', async () => {
    const headers = { cookie: cookies.admin, ...asDoctorA() };
    expect((await fetch(`${server.url}/api/patients/get-all`, { headers })).status).toBe(401);
  });

  it('a program that does not say is served by its session, as before', async () => {
    const patientId = await registered(server);
    for (const header of [undefined, 'nonsense', 'doctor:1']) {
      const headers = { cookie: cookies.doctorB, ...(header && { 'frontdesk-acting-as': header }) };
      const answer = await post(server, '/api/prescription/generate', prescription(patientId), headers);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('frontdesk-account')).toBe(`doctor:${ids.doctorB}`);
    }
  });
});
