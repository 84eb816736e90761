import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { AllPatients } from '#shared/contract/patient/patients.ts';
import { PatientRecordAnswer } from '#shared/contract/patient/patient-record.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { book, booking, registered } from '../../../support/server/visits.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
let now = new Date(NOON);
let server: TestServer;
let admin: string;
let doctor: string;
const ids = new Map<string, string>();

async function comes(hoursAgo: number, name: string, over: Record<string, unknown> = {}): Promise<void> {
  now = new Date(NOON - hoursAgo * 3_600_000);
  const id = await registered(server, { name, doctorId: 'LUNG1', ...over });
  ids.set(name, id);
  await book(server, booking(id, 'LUNG1', { date: now.toISOString() }));
  now = new Date(NOON);
}

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => now } });
  await addAdmin(server);
  await addDoctor(server, 'LUNG1', { name: 'Dr. Ann Grey', specialization: 'Lungs' });
  const urgent = { urgent: true, symptoms: ['chest pain', 'sweating'] };
  await comes(40, 'Old Urgent', urgent);
  await comes(9, 'Calm Early');
  await comes(5, 'First Urgent', urgent);
  await comes(4, 'Calm Middle');
  await comes(3, 'Second Urgent', { urgent: true, symptoms: ['nothing that a rule knows'] });
  await comes(2, 'Seen Urgent', urgent);
  await comes(1, 'Calm Late');
  admin = await adminCookie(server);
  doctor = await doctorCookie(server, 'LUNG1');
  await server.sql(`update appointments set status = 'completed' where patient_id = '${ids.get('Seen Urgent')}'`);
});
afterAll(() => server.stop());

const IN_ORDER = [
  'First Urgent',
  'Second Urgent',
  'Calm Late',
  'Seen Urgent',
  'Calm Middle',
  'Calm Early',
  'Old Urgent',
];

async function appointmentsOf(path: string, cookie: string) {
  return v.parse(AppointmentList, await (await get(server, path, cookie)).json());
}

describe('urgent registrations of today that nobody has seen yet', () => {
  it('come first in every list of appointments, the longest waiting before the others, with what alarmed', async () => {
    for (const [path, cookie] of [
      ['/api/appointments/admin/appointments', admin],
      ['/api/doctorDashboard/appointments', doctor],
      ['/api/appointments/doctor/appointments', doctor],
    ] as const) {
      const { appointments } = await appointmentsOf(path, cookie);
      expect(appointments.map(({ patient }) => patient?.name)).toEqual(IN_ORDER);
      expect(appointments[0]).toMatchObject({ urgent: true, warningSigns: ['chest-pain'] });
      expect(appointments[1]).toMatchObject({ urgent: true, warningSigns: ['sounds-urgent'] });
      expect(appointments[2]).not.toHaveProperty('urgent');
    }
  });

  it('come first in both lists of patients', async () => {
    const all = v.parse(AllPatients, await (await get(server, '/api/patients/get-all', doctor)).json());
    expect(all.map(({ name }) => name)).toEqual(IN_ORDER);
    expect(all[0]).toMatchObject({ urgent: true, warningSigns: ['chest-pain'] });
  });

  it('stand on the first page, and nobody is left out or shown twice on the way to the last one', async () => {
    const names: (string | undefined)[] = [];
    let cursor: string | null | undefined = '';
    while (cursor !== undefined && cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await appointmentsOf(`/api/doctorDashboard/appointments?limit=2${after}`, doctor);
      names.push(...page.appointments.map(({ patient }) => patient?.name));
      cursor = page.nextCursor;
    }
    expect(names).toEqual(IN_ORDER);
  });

  it('obey the filters', async () => {
    const { appointments } = await appointmentsOf('/api/doctorDashboard/appointments?patient=calm', doctor);
    expect(appointments.map(({ patient }) => patient?.name)).toEqual(['Calm Late', 'Calm Middle', 'Calm Early']);
  });
});

describe('the head about a patient', () => {
  it('is told whether the words alarm, and by what, with the allergies', async () => {
    const read = async (name: string) => {
      const answer = await get(server, `/api/patients/record/${ids.get(name)}`, doctor);
      return v.parse(PatientRecordAnswer, await answer.json()).record;
    };
    expect(await read('First Urgent')).toMatchObject({ allergies: [], urgent: true, warningSigns: ['chest-pain'] });
    expect(await read('Calm Late')).not.toHaveProperty('urgent');
  });
});

describe('an appointment whose device has a wrong clock', () => {
  it('is due when the server received it, and keeps what the device said', async () => {
    now = new Date(NOON);
    const id = await registered(server, { name: 'Wrong Clock', doctorId: 'LUNG1' });
    await book(server, booking(id, 'LUNG1', { date: '2026-11-18T03:00:00.000Z' }));
    const from = '2026-11-21T00:00:00.000Z';
    const { appointments } = await appointmentsOf(`/api/doctorDashboard/appointments?from=${from}`, doctor);
    expect(appointments.find(({ patient }) => patient?.name === 'Wrong Clock')).toMatchObject({
      appointmentTime: '2026-11-18T03:00:00.000Z',
      dueAt: new Date(NOON).toISOString(),
    });
  });
});

describe('at midnight', () => {
  it('nobody who came in the evening loses the place', async () => {
    await comes(-11.8, 'Evening Urgent', { urgent: true });
    await comes(-12.1, 'Calm After Midnight');
    now = new Date('2026-11-22T00:10:00Z');
    const again = await doctorCookie(server, 'LUNG1');
    const { appointments } = await appointmentsOf('/api/doctorDashboard/appointments', again);
    expect(appointments.slice(0, 2).map(({ patient }) => patient?.name)).toEqual([
      'Evening Urgent',
      'Calm After Midnight',
    ]);
  });
});
