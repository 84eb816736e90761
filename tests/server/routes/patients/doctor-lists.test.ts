import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { AllPatients } from '#shared/contract/patient/patients.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

let now = new Date('2026-11-21T10:00:00Z');
let server: TestServer;
let doctor: string;

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'LUNG1', { name: 'Dr. Ann Grey', specialization: 'Annology' });
  doctor = await doctorCookie(server, 'LUNG1');
  for (const age of [18, 19, 30, 31, 50, 51]) {
    now = new Date(now.getTime() + 1000);
    const id = await registered(server, { name: `Patient ${age}`, age, doctorId: 'LUNG1', gender: 'other' });
    await book(server, booking(id, 'LUNG1', { date: '2026-01-01T09:00:00.000Z' }));
  }
  await registered(server, { name: 'ANN Lee', age: 40, doctorId: 'LUNG1' });
});
afterAll(() => server.stop());

async function patients(query: string): Promise<string[]> {
  const answer = await get(server, `/api/patients/get-all?${query}`, doctor);
  return v.parse(AllPatients, await answer.json()).map(({ name }) => name);
}

describe('a doctor’s list of patients', () => {
  it.each([
    ['0-18', ['Patient 18']],
    ['19-30', ['Patient 30', 'Patient 19']],
    ['31-50', ['ANN Lee', 'Patient 50', 'Patient 31']],
    [encodeURIComponent('50+'), ['Patient 51']],
  ])('ages=%s', async (ages, names) => {
    expect(await patients(`ages=${ages}`)).toEqual(names);
  });

  it('filters by the patient’s own name, not by the doctor’s, and joins the filters', async () => {
    expect(await patients('name=ann')).toEqual(['ANN Lee']);
    expect(await patients('name=patient&ages=31-50&gender=Other')).toEqual(['Patient 50', 'Patient 31']);
    expect(await patients('ages=everything')).toHaveLength(7);
  });

  it('says beside the array how many match, when asked', async () => {
    const answer = await get(server, '/api/patients/get-all?limit=1&total=true&gender=other', doctor);
    expect(answer.headers.get('frontdesk-total')).toBe('6');
    expect(v.parse(AllPatients, await answer.json())).toHaveLength(1);
  });
});

describe('a doctor’s appointments', () => {
  it('can begin at an instant, by when they were received, whatever their devices’ clocks said', async () => {
    const answer = await get(server, '/api/doctorDashboard/appointments?from=2026-11-21T10:00:04.000Z', doctor);
    const { appointments } = v.parse(AppointmentList, await answer.json());
    expect(appointments.map(({ patient }) => patient?.name)).toEqual(['Patient 51', 'Patient 50', 'Patient 31']);
    const all = await get(server, '/api/doctorDashboard/appointments?from=', doctor);
    expect(v.parse(AppointmentList, await all.json()).appointments).toHaveLength(6);
  });

  it.each([
    ['no day', '2026-02-30T10:00:00Z'],
    ['no time of day', '2026-02-01T25:00:00Z'],
    ['no zone', '2026-02-01T10:00:00'],
    ['no instant', 'tomorrow'],
    ['another calendar’s format', '02/30/2026'],
    ['before 1970', '1969-01-01T00:00:00Z'],
  ])('do not begin at what is %s', async (_what, from) => {
    for (const path of ['/api/doctorDashboard/appointments', '/api/appointments/doctor/appointments'])
      expect((await get(server, `${path}?from=${encodeURIComponent(from)}`, doctor)).status).toBe(400);
  });
});
