import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Policy } from '#server/http/guard/authorization.ts';
import { routeTable } from '#server/routes/route-table.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  doctorCookie,
  RECEPTIONIST,
} from '../../../support/server/staff.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

type Caller = 'nobody' | 'admin' | 'receptionist' | 'doctor A' | 'doctor B' | 'kiosk' | 'desk' | 'display';
const DOCTORS: readonly Caller[] = ['doctor A', 'doctor B'];
const CALLERS: readonly Caller[] = ['nobody', 'admin', 'receptionist', ...DOCTORS, 'kiosk', 'desk', 'display'];
const ALLOWED: Readonly<Record<Policy, readonly Caller[]>> = {
  public: CALLERS,
  admin: ['admin'],
  doctor: DOCTORS,
  staff: ['admin', ...DOCTORS],
  desk: ['admin', 'receptionist'],
  'desk-or-doctor': ['admin', 'receptionist', ...DOCTORS],
  device: ['kiosk', 'desk'],
  'any-device': ['kiosk', 'desk', 'display'],
  kiosk: ['kiosk'],
  display: ['display'],
  'display-or-staff': ['admin', 'receptionist', ...DOCTORS, 'display'],
  listener: ['admin', 'receptionist', ...DOCTORS, 'desk', 'display'],
  'staff-or-desk': ['admin', 'receptionist', ...DOCTORS, 'desk'],
  // Other systems have a matrix of their own, beside the doors' tests.
  'own-door': [],
};
const POLICIES = Object.keys(ALLOWED);

let server: TestServer;
let credentials: Readonly<Record<Caller, Record<string, string>>>;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addReceptionist(server);
  await addDoctor(server, 'DOCA');
  await addDoctor(server, 'DOCB');
  const admin = await adminCookie(server);
  credentials = {
    nobody: {},
    admin: { cookie: admin },
    receptionist: { cookie: await adminCookie(server, RECEPTIONIST) },
    'doctor A': { cookie: await doctorCookie(server, 'DOCA') },
    'doctor B': { cookie: await doctorCookie(server, 'DOCB') },
    kiosk: await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K1' }),
    desk: await pairedDevice(server, admin, { kind: 'desk', prefix: 'D2' }),
    display: await pairedDevice(server, admin, { kind: 'display', prefix: 'S3' }),
  };
});
beforeEach(() => server.sql('delete from login_failures'));
afterAll(() => server.stop());

const call = (caller: Caller, method: string, path: string, body?: unknown) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { ...credentials[caller], ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Paths that are answered without the route table: each is public by nature and looked at here by name. */
const OUTSIDE_THE_TABLE = ['GET /api/health', 'POST /v2/upload', 'POST /v2/transcript', 'GET /v2/transcript/:id'];

describe('every route', () => {
  it('has a policy, and nothing is mounted beside the table', () => {
    const table = routeTable(server.dependencies);
    for (const route of table) expect(POLICIES).toContain(route.policy);
    const known = new Set([...table.map((route) => `${route.method} ${route.path}`), ...OUTSIDE_THE_TABLE]);
    const mounted = createApp(server.dependencies)
      .routes.filter((route) => /^\/(api|v2)/.test(route.path) && !route.path.endsWith('*'))
      .map((route) => `${route.method} ${route.path}`);
    expect(mounted.length).toBeGreaterThan(15);
    expect([...new Set(mounted)].filter((route) => !known.has(route))).toEqual([]);
  });

  // Logging out would end the sessions that the rest needs.
  const asked = (policy: string) =>
    routeTable(server.dependencies).filter((route) => route.policy === policy && !route.path.endsWith('/logout'));

  it.each(POLICIES.filter((policy) => policy !== 'own-door'))(
    'for %s lets in whom that allows, 401 for nobody and 403 for the others',
    async (name) => {
      const wrong: string[] = [];
      for (const { method, path, policy } of asked(name)) {
        const body = method === 'GET' ? undefined : {};
        // All callers at once: on a busy machine it is the waiting for one another that takes its time.
        await Promise.all(
          CALLERS.map(async (caller) => {
            const { status } = await call(caller, method, path.replace(':id', randomUUID()), body);
            const shut = status === 401 || status === 403;
            const expected = ALLOWED[policy].includes(caller) ? !shut : status === (caller === 'nobody' ? 401 : 403);
            if (!expected || status >= 500) wrong.push(`${method} ${path} for ${caller}: ${status}`);
          }),
        );
      }
      expect(wrong).toEqual([]);
    },
  );

  it('answers 404 in problem+json where there is none', async () => {
    for (const path of ['/api/nothing', '/api/', '/api/patients/register', '/v2/nothing']) {
      const answer = await call('admin', 'GET', path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ status: 404, message: expect.any(String) });
    }
  });
});

describe('a receptionist', () => {
  /** Everything that a receptionist may call beside what is public; whatever is not here is refused. */
  const OWN = [
    'DELETE /api/account/authenticator',
    'DELETE /api/account/passkeys/:id',
    'GET /api/account/security',
    'GET /api/adminDashboard/view-patients',
    'GET /api/alerts',
    'GET /api/appointments/admin/appointments',
    'GET /api/appointments/count',
    'GET /api/appointments/sheet',
    'GET /api/booking-requests',
    'GET /api/doctorDashboard/patient-history/:id',
    'GET /api/patients/count',
    'GET /api/patients/duplicates',
    'GET /api/patients/get-all',
    'GET /api/patients/patient/:id',
    'GET /api/patients/record/:id',
    'GET /api/queue/board',
    'GET /api/queue/display',
    'GET /api/queue/now',
    'GET /api/queue/stream',
    'GET /api/search',
    'GET /api/session',
    'PATCH /api/account/passkeys/:id',
    'PATCH /api/appointments/correct/:id',
    'PATCH /api/appointments/status/:id',
    'PATCH /api/appointments/time/:id',
    'PATCH /api/patients/:id',
    'PATCH /api/queue/:id',
    'POST /api/account/authenticator',
    'POST /api/account/authenticator/confirm',
    'POST /api/account/confirm',
    'POST /api/account/passkeys',
    'POST /api/account/passkeys/options',
    'POST /api/account/recovery-codes',
    'POST /api/alerts/:id/acknowledge',
    'POST /api/alerts/take-own-devices',
    'POST /api/appointments/desk',
    'POST /api/booking-requests',
    'POST /api/booking-requests/:id',
    'POST /api/queue/check-in',
    'POST /api/queue/next',
    'POST /api/session',
    'POST /api/staff/change-password',
  ];

  it('runs the day, and neither deletes nor exports nor changes settings or staff nor reads the audit log', () => {
    const theirs = routeTable(server.dependencies)
      .filter(({ policy }) => policy !== 'public' && ALLOWED[policy].includes('receptionist'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(theirs.toSorted()).toEqual(OWN);
    expect(theirs.filter((route) => !route.includes('/api/account/')).join()).not.toMatch(
      /DELETE|export|settings|clinic|audit|staff\/admins|sessions|samples|devices\/codes/,
    );
  });
});

describe('what a receptionist sees of a patient', () => {
  it('is that there were visits and which allergies there are, not what a doctor wrote or prescribed', async () => {
    const patientId = await registered(server, { name: 'Rosa Record' });
    const doctorId = await addDoctor(server, 'DOCC');
    await book(server, booking(patientId, 'DOCC'));
    await server.sql(
      `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
       values ($1, 'cough', 'asthma', 'pneumonia', 'amoxicillin', 'smokes', '{penicillin}', now(), $2)`,
      [patientId, doctorId],
    );
    await server.sql(
      `insert into prescriptions (id, patient_id, doctor_id, status, symptoms, diagnosis, medicines, hold_medicines,
         emergency_instructions, critical_warnings, side_effects_note, follow_up, rationale, notes, created_at)
       values ($1, $2, $3, 'saved', '{}', 'pneumonia', '[]', '{}', '', '{}', '', '', '', '', now())`,
      [randomUUID(), patientId, doctorId],
    );
    const [history, record] = [
      `/api/doctorDashboard/patient-history/${patientId}`,
      `/api/patients/record/${patientId}`,
    ];
    const theirs = await (await call('receptionist', 'GET', history)).json();
    expect(theirs).toMatchObject({
      prescriptions: [],
      visits: [{ status: 'scheduled', doctorId: { name: 'Dr. DOCC' } }],
    });
    const seen = await (await call('receptionist', 'GET', record)).json();
    expect(seen).toMatchObject({ record: { allergies: ['penicillin'], diagnosis: '', notes: '', medications: '' } });
    expect(JSON.stringify([theirs, seen])).not.toMatch(/pneumonia|asthma|amoxicillin|smokes/);
    expect(JSON.stringify(await (await call('admin', 'GET', history)).json())).toContain('pneumonia');
  });
});

describe('doctor B', () => {
  it('neither sees nor moves nor deletes nor restores the appointments of doctor A', async () => {
    const patientId = await registered(server);
    const answer = await book(server, booking(patientId, 'DOCA'));
    const { appointment }: { appointment: { _id: string } } = await answer.json();
    const path = `/api/appointments/delete-appointment/${appointment._id}`;
    for (const list of ['/api/doctorDashboard/appointments', '/api/appointments/doctor/appointments']) {
      expect(await (await call('doctor B', 'GET', list)).json()).toEqual({ appointments: [] });
      expect(await (await call('doctor A', 'GET', list)).json()).toMatchObject({
        appointments: [{ _id: appointment._id, patient: { _id: patientId }, doctor: { doctorId: 'DOCA' } }],
      });
    }
    const status = `/api/appointments/status/${appointment._id}`;
    const restore = `/api/appointments/restore-appointment/${appointment._id}`;
    expect((await call('doctor B', 'PATCH', status, { status: 'completed' })).status).toBe(403);
    expect((await call('doctor B', 'DELETE', path)).status).toBe(403);
    expect((await call('doctor A', 'DELETE', path)).status).toBe(200);
    expect((await call('doctor B', 'POST', restore)).status).toBe(403);
    expect((await call('doctor A', 'DELETE', path)).status).toBe(404);
  });
});

describe('a request that a browser says came from another site', () => {
  const send = (headers: Record<string, string>, method = 'POST', path = '/api/patients/register') =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });

  it('is refused when it would change something', async () => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      expect((await send(headers)).status).toBe(403);
      expect((await send(headers, 'DELETE', `/api/patients/delete-patient/${randomUUID()}`)).status).toBe(403);
      expect((await send(headers, 'GET', '/api/adminDashboard/all-doctors')).status).toBe(200);
    }
  });

  it('is served from our own pages, and from programs that send neither header', async () => {
    const own = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: server.url }, {}];
    for (const headers of own) expect((await send(headers)).status).toBe(400);
  });

  it('may not ask beforehand either: no CORS', async () => {
    const answer = await fetch(`${server.url}/api/patients/register`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
