import { describe, expect, it } from 'vitest';
import { groupDoctors } from '#src/features/registration/choose/group-doctors.ts';
import { findDoctor, preselect, resolveDepartment, soonestOf } from '#src/features/registration/choose/preselect.ts';

const departments = groupDoctors([
  { _id: 'c1', name: 'Dr. Sarah Johnson', specialization: 'Cardiology' },
  { _id: 'c2', name: 'Dr. Sarah Johnson', specialization: 'Dermatology' },
  { _id: 'g1', name: 'Dr. Tom Baker', specialization: 'General Medicine' },
  { doctorId: 'DOC9', name: 'Dr. Odd', specialization: 'Sleep Medicine' },
]);
const accepted = (suggestedDepartment: string) => ({ transcript: 'x', suggestedDepartment, autoSuggest: true });

describe('the department a suggestion leads to', () => {
  it.each([
    ['cardiology', 'Cardiology'],
    ['Sleep Medicine', 'Sleep Medicine'],
    ['Neurology', 'General Medicine'],
    ['<script>', 'General Medicine'],
  ])('%s leads to %s', (suggested, expected) => {
    expect(resolveDepartment(suggested, departments)?.name).toBe(expected);
  });

  it('leads nowhere when General Medicine has nobody either', () => {
    expect(resolveDepartment('Neurology', [])).toBeUndefined();
    expect(preselect([], accepted('Neurology'), undefined)).toEqual({});
  });
});

describe('what the address chooses', () => {
  it('takes the first doctor of an accepted recommendation', () => {
    expect(preselect(departments, accepted('Cardiology'), undefined)).toEqual({
      department: 'Cardiology',
      doctor: 'c1',
    });
  });

  it('chooses nothing for a transcript alone', () => {
    const handover = { transcript: 'x', suggestedDepartment: 'Cardiology', autoSuggest: false };
    expect(preselect(departments, handover, undefined)).toEqual({});
  });

  it('takes the doctor of a Book Appointment link, and tells two of one name apart by the specialty', () => {
    const wish = { doctorName: 'dr. sarah johnson', specialty: 'Dermatology' };
    expect(preselect(departments, undefined, wish)).toEqual({ department: 'Dermatology', doctor: 'c2' });
  });

  it('takes the doctor even when the specialty does not fit or is missing', () => {
    const wish = { doctorName: 'Dr. Odd', specialty: '' };
    expect(preselect(departments, undefined, wish)).toEqual({ department: 'Sleep Medicine', doctor: 'DOC9' });
  });

  it('opens the department of a doctor who is gone, and step 1 when that is gone too', () => {
    expect(preselect(departments, undefined, { doctorName: 'Dr. Who', specialty: 'Cardiology' })).toEqual({
      department: 'Cardiology',
    });
    expect(preselect(departments, undefined, { doctorName: 'Dr. Who', specialty: 'Magic' })).toEqual({});
  });

  it('finds a doctor again by any of the three ids', () => {
    expect(findDoctor(departments, 'DOC9')?.name).toBe('Dr. Odd');
    expect(findDoctor(departments, 'nobody')).toBeUndefined();
  });
});

describe('the doctor of a department who is free first', () => {
  const [hall] = groupDoctors([
    { _id: 'full', name: 'Dr. Full', specialization: 'Hall' },
    { _id: 'open', name: 'Dr. Open', specialization: 'Hall' },
    { _id: 'late', name: 'Dr. Late', specialization: 'Hall' },
    { _id: 'soon', name: 'Dr. Soon', specialization: 'Hall' },
  ]);
  const at = (startsAt: string) => ({ startsAt });

  it('has the earliest free time', () => {
    const byDoctor = new Map([
      ['full', null],
      ['late', at('2027-01-05T08:00:00Z')],
      ['soon', at('2027-01-04T08:00:00Z')],
    ]);
    expect(soonestOf(hall, byDoctor)).toEqual({ department: 'Hall', doctor: 'soon' });
  });

  it('is whoever sees people without a time, where nobody gives times, and never one who is full while another is not', () => {
    expect(soonestOf(hall, new Map([['full', null]]))).toEqual({ department: 'Hall', doctor: 'open' });
    expect(soonestOf(hall, new Map())).toEqual({ department: 'Hall', doctor: 'full' });
    expect(soonestOf(undefined, new Map())).toEqual({});
  });
});
