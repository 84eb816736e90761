import { expect, test } from 'vitest';
import {
  BLANK_DOCTOR,
  bodyOf,
  doctorErrors,
  mondayOnWorkdays,
  withMoreHours,
  type DoctorValues,
} from '#src/features/admin/doctor-form/doctor-form.ts';
import { withSampleDoctors } from '#src/features/admin/samples/sample-doctors.ts';

const COMPLETE: DoctorValues = {
  ...BLANK_DOCTOR,
  doctorId: 'CARD-7',
  name: ' Dr. Lea Novák ',
  specialization: 'Cardiology',
  email: 'lea@clinic.example',
};
const messages = (values: Partial<DoctorValues>, isNew = true) =>
  doctorErrors({ ...COMPLETE, ...values }, isNew).map(({ message }) => message);

test('a blank doctor lacks everything but hours and a picture', () => {
  expect(doctorErrors(BLANK_DOCTOR, true).map(({ fieldId }) => fieldId)).toEqual([
    'doctor-name',
    'doctor-email',
    'doctor-specialization',
    'doctor-code',
  ]);
});

test('the code matters for a new doctor only, and is no sentence', () => {
  expect(messages({ doctorId: 'CARD 7' })).toEqual(['Enter a Doctor ID of letters and digits, such as CARD-7']);
  expect(messages({ doctorId: '' }, false)).toEqual([]);
});

test('hours end after they begin, are complete and do not overlap', () => {
  const hours = (...all: [string, string][]) =>
    messages({ hours: all.map(([from, to], key) => ({ key, day: 1, from, to })) });
  expect(hours(['08:00', '12:00'], ['12:00', '16:00'])).toEqual([]);
  expect(hours(['12:00', '08:00'])).toEqual(['On Monday the end must be later than the start']);
  expect(hours(['08:00', ''])).toEqual(['Enter both times on Monday']);
  expect(hours(['08:00', '12:00'], ['11:00', '16:00'])).toEqual(['The hours on Monday overlap']);
});

test('without hours there is no schedule; with them it is in the order of the week', () => {
  expect(bodyOf(COMPLETE)).toMatchObject({ name: 'Dr. Lea Novák', schedule: null });
  const hours = withMoreHours(withMoreHours(withMoreHours([], 3), 1), 1);
  expect(bodyOf({ ...COMPLETE, hours }).schedule).toEqual({
    slotMinutes: 20,
    hours: [
      { day: 1, from: '08:00', to: '12:00' },
      { day: 1, from: '13:00', to: '17:00' },
      { day: 3, from: '08:00', to: '12:00' },
    ],
  });
});

test('how many patients come at the same time is a part of the schedule, where it is more than one', () => {
  const hours = withMoreHours([], 3);
  expect(bodyOf({ ...COMPLETE, hours }).schedule).not.toHaveProperty('capacity');
  expect(bodyOf({ ...COMPLETE, hours, capacity: 4 }).schedule).toMatchObject({ capacity: 4 });
});

test('Monday is copied to the four days after it, and each row keeps a key of its own', () => {
  const copied = mondayOnWorkdays(withMoreHours(withMoreHours([], 6), 1));
  expect(copied.map(({ day }) => day).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(copied.map(({ key }) => key)).size).toBe(6);
});

test('the four built-in doctors are added to another backend’s, but those whose code is there', () => {
  const own = { doctorId: 'DOC002', name: 'Dr. Own', specialization: 'Neurology' };
  expect(withSampleDoctors([own]).map(({ doctorId, name }) => `${doctorId} ${name}`)).toEqual([
    'DOC002 Dr. Own',
    'DOC001 Dr. Sarah Johnson',
    'DOC003 Dr. Emily Rodriguez',
    'DOC004 Dr. James Wilson',
  ]);
});
