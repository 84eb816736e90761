import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { AllDoctors } from '#shared/contract/doctor/doctors.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { DEPARTMENTS } from '#shared/clinic/departments.ts';
import { firstStart, type FirstStartReport } from '#server/services/samples/first-start.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { cookieOf, get } from '../../support/server/staff.ts';
import { post } from '../../support/server/visits.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('the first start on an empty database', () => {
  let server: TestServer;
  let report: FirstStartReport;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer({ with: { now: () => NOW }, env: { CLINIC_TIME_ZONE: 'America/New_York' } });
    report = await firstStart(server.dependencies);
    const { email, inventedPassword: password } = report.admin ?? {};
    cookie = cookieOf(await post(server, '/api/adminAuth/login', { email, password }));
  });
  afterAll(() => server.stop());

  it('makes the ten departments, and a doctor of each', async () => {
    const departments = await server.sql<{ name: string }>('select name from departments');
    expect(departments.map((row) => row.name).toSorted()).toEqual([...DEPARTMENTS].toSorted());
    const { doctors } = v.parse(AllDoctors, await (await get(server, '/api/adminDashboard/all-doctors')).json());
    expect(new Set(doctors.map((doctor) => doctor.specialization))).toEqual(new Set(DEPARTMENTS));
  });

  it('shows the four doctors of the landing page first', async () => {
    const { doctors } = v.parse(AllDoctors, await (await get(server, '/api/adminDashboard/all-doctors')).json());
    expect(
      doctors.slice(0, 4).map(({ doctorId, name, specialization, img }) => ({ doctorId, name, specialization, img })),
    ).toEqual([
      { doctorId: 'DOC001', name: 'Dr. Sarah Johnson', specialization: 'Cardiology' },
      { doctorId: 'DOC002', name: 'Dr. Michael Chen', specialization: 'Neurology' },
      { doctorId: 'DOC003', name: 'Dr. Emily Rodriguez', specialization: 'Pediatrics' },
      { doctorId: 'DOC004', name: 'Dr. James Wilson', specialization: 'Orthopedics' },
    ]);
  });

  it('makes sample patients with visits, marked as samples', async () => {
    const answer = await get(server, '/api/adminDashboard/view-patients', cookie);
    const { patients } = v.parse(ViewPatients, await answer.json());
    expect(patients.length).toBeGreaterThanOrEqual(6);
    expect(patients.every((patient) => patient['sample'] === true)).toBe(true);
    expect(patients.find((patient) => patient.name === 'Robert Fields')?.history).toMatchObject([
      {
        status: 'Completed',
        doctorId: { name: 'Dr. Sarah Johnson', specialization: 'Cardiology' },
        medicines: [{ name: 'Bisoprolol', dosage: '2.5 mg', frequency: 'once daily' }],
      },
      { doctorId: { name: 'Dr. Thomas Berger' } },
    ]);
  });

  it('makes appointments for today in the zone of the clinic, with the sample fields', async () => {
    const answer = await get(server, '/api/appointments/admin/appointments?status=upcoming', cookie);
    const { appointments } = v.parse(AppointmentList, await answer.json());
    expect(appointments.find((appointment) => appointment.patient?.name === 'Robert Fields')).toMatchObject({
      status: 'Upcoming',
      appointmentTime: '2026-11-21T14:00:00.000Z',
      reason: 'Follow-up of chest pain',
      medicalHistory: 'Hypertension since 2019',
      diagnosis: 'Stable angina',
      medications: ['Bisoprolol 2.5 mg', 'Ramipril 5 mg'],
    });
  });

  it('lets a sample doctor in with the password that was printed', async () => {
    const answer = await post(server, '/api/doctorAuth/login', {
      email: 'sarah.johnson@frontdesk.local',
      password: report.sampleDoctors?.inventedPassword,
      doctorId: 'DOC001',
    });
    expect(answer.status).toBe(200);
  });

  it('does nothing the second time, also after the samples were removed', async () => {
    await server.sql('update doctors set removed_at = now()');
    expect(await firstStart(server.dependencies)).toEqual({});
    expect(await server.sql('select 1 from doctors where removed_at is null')).toEqual([]);
  });
});

describe('the first start as the operator has set it', () => {
  it('uses the passwords that are set and prints none', async () => {
    const server = await startTestServer({
      env: {
        ADMIN_EMAIL: 'Boss@Clinic.example',
        ADMIN_PASSWORD: 'a long password',
        DOCTOR_PASSWORD: 'another password',
      },
    });
    const report = await firstStart(server.dependencies);
    expect(report.admin).toEqual({ email: 'boss@clinic.example' });
    expect(report.sampleDoctors?.inventedPassword).toBeUndefined();
    const login = { email: 'boss@clinic.example', password: 'a long password' };
    expect((await post(server, '/api/adminAuth/login', login)).status).toBe(200);
    await server.stop();
  });

  it('makes no samples with SAMPLE_DATA=off, but departments and an admin', async () => {
    const server = await startTestServer({ env: { SAMPLE_DATA: 'off' } });
    const report = await firstStart(server.dependencies);
    expect(report.sampleDoctors).toBeUndefined();
    expect(await server.sql('select 1 from departments')).toHaveLength(10);
    expect(await server.sql('select 1 from doctors')).toEqual([]);
    expect(await server.sql('select 1 from admins')).toHaveLength(1);
    await server.stop();
  });

  it('is done once when six processes start at the same time', async () => {
    const server = await startTestServer();
    const reports = await Promise.all(Array.from({ length: 6 }, () => firstStart(server.dependencies)));
    expect(reports.filter((report) => report.admin !== undefined)).toHaveLength(1);
    expect(reports.filter((report) => report.sampleDoctors !== undefined)).toHaveLength(1);
    expect(await server.sql('select 1 from admins')).toHaveLength(1);
    expect(await server.sql('select code from doctors group by code having count(*) > 1')).toEqual([]);
    await server.stop();
  });
});
