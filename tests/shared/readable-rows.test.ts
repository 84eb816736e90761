import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { StaffAlertList } from '#shared/contract/device/alerts.ts';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { AllDoctors } from '#shared/contract/doctor/doctors.ts';
import { AllPatients, ViewPatients, Visit } from '#shared/contract/patient/patients.ts';
import { PatientHistory } from '#shared/contract/prescription/prescriptions.ts';
import { unreadIn } from '#shared/contract/wire/readable-rows.ts';

const doctor = { doctorId: 'CA-1', name: 'Dr. Cara Diac', specialization: 'Cardiology' };
const patient = { _id: 'p1', name: 'Ann Other' };
const appointment = { _id: 'a1', status: 'scheduled' };

describe('one bad row', () => {
  it.each([
    ['a doctor without a specialization', AllDoctors, { doctors: [{ name: 'Dr. No' }, doctor] }, 'doctors'],
    ['a doctor that is null', AllDoctors, { doctors: [null, doctor] }, 'doctors'],
    ['an appointment without _id', AppointmentList, { appointments: [{ status: 'x' }, appointment] }, 'appointments'],
    ['a patient without _id', ViewPatients, { patients: [{ name: 'Nobody' }, patient] }, 'patients'],
    ['a prescription that is a text', PatientHistory, { prescriptions: ['none', { _id: 'r1' }] }, 'prescriptions'],
    ['an alert without a time', StaffAlertList, { alerts: [{ _id: 'x' }, anAlert()] }, 'alerts'],
  ] as const)('%s costs no other, and is counted', (_what, schema, answer, list) => {
    const read: Record<string, unknown> = v.parse(schema, answer);
    expect(read[list]).toHaveLength(1);
    expect(unreadIn(read)).toBe(1);
  });

  it('of a bare array costs no other', () => {
    const read = v.parse(AllPatients, [patient, 3, { _id: 7 }]);
    expect(read).toMatchObject([patient]);
    expect(unreadIn(read)).toBe(2);
  });

  it('of a patient’s symptoms, visits or medicines costs no other', () => {
    const visit = { symptoms: ['fever', 3], medicines: ['Aspirin', { name: 'Paracetamol' }, null] };
    expect(v.parse(Visit, visit)).toMatchObject({
      symptoms: ['fever'],
      medicines: [{ name: 'Aspirin', dosage: '' }, { name: 'Paracetamol' }],
    });
    const [read] = v.parse(AllPatients, [{ ...patient, symptoms: ['fever', null], history: ['x', visit] }]);
    expect(read).toMatchObject({ symptoms: ['fever'], history: [{ symptoms: ['fever'] }] });
  });
});

it('what is no list is still no list', () => {
  for (const answer of [{ doctors: {} }, {}, [], 'ok', null]) expect(v.is(AllDoctors, answer)).toBe(false);
  expect(v.is(AllPatients, { patients: [] })).toBe(false);
  expect(unreadIn(v.parse(AllDoctors, { doctors: [doctor] }))).toBe(0);
});

function anAlert() {
  return { _id: 'e1', kind: 'help', place: 'Kiosk', createdAt: '2026-01-01T00:00:00Z' };
}
