import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { AllDoctors } from '#shared/contract/doctor/doctors.ts';
import { AllPatients, ViewPatients } from '#shared/contract/patient/patients.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

let now = new Date('2026-11-21T10:00:00Z');
let server: TestServer;
let admin: string;
let doctor: string;
const ids = new Map<string, string>();

async function visit(name: string, doctorId: string, over: Record<string, unknown> = {}): Promise<void> {
  now = new Date(now.getTime() + 1000);
  const id = await registered(server, { name, doctorId, ...over });
  await book(server, booking(id, doctorId), { 'frontdesk-ticket': `K7-${ids.size + 1}` });
  ids.set(name, id);
}

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'CARD1', { name: 'Dr. José Álvarez', specialization: 'Cardiology' });
  await addDoctor(server, 'NEUR1', { name: 'Dr. 100%_Sure', specialization: 'Neurology' });
  admin = await adminCookie(server);
  doctor = await doctorCookie(server, 'CARD1');
  await visit('Ann Lee', 'CARD1');
  await visit('Bob 50% Off', 'NEUR1', { gender: 'male', phone: '', age: 0 });
  await visit('Carla_Under\\score', 'NEUR1', { gender: 'other', age: 120 });
  await visit('ANNA Λάμπρος', 'CARD1');
});
afterAll(() => server.stop());

async function patients(query = ''): Promise<string[]> {
  const answer = await get(server, `/api/adminDashboard/view-patients${query}`, admin);
  return v.parse(ViewPatients, await answer.json()).patients.map((patient) => patient.name);
}
async function appointments(query: Record<string, string> = {}): Promise<(string | undefined)[]> {
  const path = `/api/appointments/admin/appointments?${new URLSearchParams(query).toString()}`;
  const list = v.parse(AppointmentList, await (await get(server, path, admin)).json());
  return list.appointments.map((appointment) => appointment.patient?.name);
}

const ALL = ['ANNA Λάμπρος', 'Carla_Under\\score', 'Bob 50% Off', 'Ann Lee'];

describe('lists of patients', () => {
  it('come newest first with every field of the specification', async () => {
    const answer = await get(server, '/api/adminDashboard/view-patients', admin);
    const { patients: list } = v.parse(ViewPatients, await answer.json());
    expect(list.map((patient) => patient.name)).toEqual(ALL);
    expect(list.at(-1)).toEqual({
      _id: ids.get('Ann Lee'),
      name: 'Ann Lee',
      age: 34,
      gender: 'female',
      phone: '+43 660 1234567',
      symptoms: ['headache', 'fever'],
      doctorId: 'CARD1',
      doctorName: 'Dr. José Álvarez',
      doctorSpecialization: 'Cardiology',
      history: [],
      ticket: null,
      receivedAt: '2026-11-21T10:00:01.000Z',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('are a bare array at get-all, for doctors, too', async () => {
    for (const cookie of [admin, doctor]) {
      const answer = await get(server, '/api/patients/get-all', cookie);
      expect(v.parse(AllPatients, await answer.json()).map((patient) => patient.name)).toEqual(ALL);
    }
  });

  it('come in pages when a limit is asked for, each patient once, also when one is added in between', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const answer = await get(server, `/api/adminDashboard/view-patients?limit=1&total=true${query}`, admin);
      const page: ViewPatients = v.parse(ViewPatients, await answer.json());
      expect(page.total).toBe(4 + (seen.length > 0 ? 1 : 0));
      seen.push(...page.patients.map((patient) => patient.name));
      if (seen.length === 1) await visit('Later Arrival', 'CARD1');
      cursor = page.nextCursor ?? null;
    } while (cursor !== null);
    expect(seen).toEqual(ALL);
    await server.sql('update patients set deleted_at = now() where id = $1', [ids.get('Later Arrival')]);
  });

  it('tell the next cursor in a header where the body is an array', async () => {
    const first = await get(server, '/api/patients/get-all?limit=3', doctor);
    const cursor = first.headers.get('frontdesk-next-cursor');
    const second = await get(server, `/api/patients/get-all?limit=3&cursor=${cursor}`, doctor);
    expect(v.parse(AllPatients, await second.json()).map((patient) => patient.name)).toEqual(['Ann Lee']);
    expect(second.headers.get('frontdesk-next-cursor')).toBeNull();
  });

  it('can be searched by name, doctor and specialization, and narrowed by doctor and gender', async () => {
    expect(await patients('?search=ann')).toEqual(['ANNA Λάμπρος', 'Ann Lee']);
    expect(await patients('?search=jose')).toEqual(['ANNA Λάμπρος', 'Ann Lee']);
    expect(await patients('?search=NEURO')).toEqual(['Carla_Under\\score', 'Bob 50% Off']);
    expect(await patients('?gender=Male')).toEqual(['Bob 50% Off']);
    expect(await patients('?gender=all&doctor=All&search=')).toEqual(ALL);
    expect(await patients('?doctor=alvarez&search=lee')).toEqual(['Ann Lee']);
  });

  it('take from our own client what is not in the specification in a header, so that it stands in no address', async () => {
    const answer = await fetch(`${server.url}/api/adminDashboard/view-patients`, {
      headers: { cookie: admin, 'frontdesk-list': 'limit=1&total=true&search=%CE%BB%CE%AC%CE%BC%CF%80&gender=Female' },
    });
    const page = v.parse(ViewPatients, await answer.json());
    expect(page.patients.map(({ name }) => name)).toEqual(['ANNA Λάμπρος']);
    expect(page).toMatchObject({ total: 1, nextCursor: null });
  });

  it('refuse a limit or a cursor that makes no sense', async () => {
    const far = Buffer.from(`999999999999999 ${randomUUID()}`).toString('base64url');
    for (const query of [
      'limit=0',
      'limit=501',
      'limit=x',
      'limit=-1',
      'limit=5&cursor=%00',
      `limit=5&cursor=${far}`,
    ]) {
      expect((await get(server, `/api/patients/get-all?${query}`, admin)).status).toBe(400);
    }
  });
});

describe('lists of appointments', () => {
  it('carry patient, doctor, status, the time that was asked for and the time of receipt', async () => {
    const answer = await get(server, '/api/appointments/admin/appointments?patient=Ann+Lee', admin);
    expect(v.parse(AppointmentList, await answer.json()).appointments).toMatchObject([
      {
        appointmentTime: '2026-11-21T09:30:00.000Z',
        status: 'scheduled',
        patient: { _id: ids.get('Ann Lee'), name: 'Ann Lee' },
        doctor: { name: 'Dr. José Álvarez' },
        ticket: 'K7-1',
        receivedAt: '2026-11-21T10:00:01.000Z',
      },
    ]);
  });

  it('filter by literal substrings, case aside, all of them together; All and empty are no filter', async () => {
    expect(await appointments()).toEqual(ALL);
    expect(await appointments({ doctor: '', patient: ' ', status: 'All' })).toEqual(ALL);
    expect(await appointments({ patient: 'ANN' })).toEqual(['ANNA Λάμπρος', 'Ann Lee']);
    expect(await appointments({ patient: 'λαμπροσ' })).toEqual(['ANNA Λάμπρος']);
    expect(await appointments({ patient: '%' })).toEqual(['Bob 50% Off']);
    expect(await appointments({ patient: '_' })).toEqual(['Carla_Under\\score']);
    expect(await appointments({ patient: '\\' })).toEqual(['Carla_Under\\score']);
    expect(await appointments({ doctor: '%_sure' })).toEqual(['Carla_Under\\score', 'Bob 50% Off']);
    expect(await appointments({ doctor: 'sure', patient: 'carla', status: 'Scheduled' })).toEqual([
      'Carla_Under\\score',
    ]);
    expect(await appointments({ status: 'completed' })).toEqual([]);
    expect(await appointments({ patient: "' or 1=1 --" })).toEqual([]);
    expect(await appointments({ patient: '\u0000ann' })).toEqual(['ANNA Λάμπρος', 'Ann Lee']);
  });

  it('survive a query that is no text', async () => {
    for (const query of ['patient=%E0%A4%A', 'status=%ff', 'doctor=%', 'patient=%ED%A0%80', 'limit=%00', 'cursor=x']) {
      const answer = await get(server, `/api/appointments/admin/appointments?${query}`, admin);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('come in pages, too, and to a doctor only own ones', async () => {
    const first = await get(server, '/api/doctorDashboard/appointments?limit=1&total=true', doctor);
    const page = v.parse(AppointmentList, await first.json());
    expect(page.total).toBe(2);
    expect(page.appointments[0]?.patient?.name).toBe('ANNA Λάμπρος');
    const next = await get(server, `/api/doctorDashboard/appointments?limit=1&cursor=${page.nextCursor}`, doctor);
    const second = v.parse(AppointmentList, await next.json());
    expect(second.appointments[0]?.patient?.name).toBe('Ann Lee');
    expect(second.nextCursor).toBeNull();
    const filtered = await get(server, '/api/appointments/doctor/appointments?patient=lee&status=scheduled', doctor);
    expect(v.parse(AppointmentList, await filtered.json()).appointments).toHaveLength(1);
  });
});

describe('the list of doctors', () => {
  const doctors = async (cookie?: string) =>
    v.parse(AllDoctors, await (await get(server, '/api/adminDashboard/all-doctors', cookie)).json()).doctors;

  it('shows the public neither e-mail nor counts', async () => {
    for (const row of await doctors()) {
      expect(Object.keys(row).toSorted()).toEqual(['_id', 'doctorId', 'name', 'specialization']);
    }
  });

  it('shows staff both', async () => {
    for (const cookie of [admin, doctor]) {
      expect((await doctors(cookie)).find((row) => row.doctorId === 'NEUR1')).toMatchObject({
        email: 'neur1@example.org',
        patients: 2,
        appointments: 2,
      });
    }
  });
});

describe('deleting', () => {
  it('hides a patient with appointments and history at once, and a second time is 404', async () => {
    await visit('To Be Deleted', 'CARD1');
    const id = ids.get('To Be Deleted') ?? '';
    const send = () =>
      fetch(`${server.url}/api/patients/delete-patient/${id}`, { method: 'DELETE', headers: { cookie: admin } });
    expect(await (await send()).json()).toEqual({ message: 'Patient deleted successfully' });
    expect(await patients()).toEqual(ALL);
    expect(await appointments()).toEqual(ALL);
    expect((await get(server, `/api/doctorDashboard/patient-history/${id}`, doctor)).status).toBe(404);
    expect((await send()).status).toBe(404);
    expect(await server.sql('select 1 from appointments where patient_id = $1', [id])).toHaveLength(1);
  });

  it('answers 404 for malformed ids', async () => {
    for (const id of ['x', '%00', '..%2f', 'a'.repeat(5000), encodeURIComponent('🙂'), '%']) {
      for (const path of [`patients/delete-patient/${id}`, `appointments/delete-appointment/${id}`]) {
        const answer = await fetch(`${server.url}/api/${path}`, { method: 'DELETE', headers: { cookie: admin } });
        expect(answer.status).toBe(404);
      }
      expect((await get(server, `/api/doctorDashboard/patient-history/${id}`, doctor)).status).toBe(404);
    }
  });

  it('takes a doctor off the list and keeps the name with the patients', async () => {
    const answer = await fetch(`${server.url}/api/adminDashboard/deregister-doctor`, {
      method: 'DELETE',
      headers: { cookie: admin, 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: 'NEUR1' }),
    });
    expect(answer.status).toBe(200);
    const list = v.parse(AllDoctors, await (await get(server, '/api/adminDashboard/all-doctors')).json());
    expect(list.doctors.map((row) => row.doctorId)).toEqual(['CARD1']);
    expect(await patients('?doctor=sure')).toHaveLength(2);
  });
});
