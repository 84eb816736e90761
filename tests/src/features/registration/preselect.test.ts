import { describe, expect, it } from 'vitest';
import { groupDoctors } from '#src/features/registration/choose/group-doctors.ts';
import { findDoctor, preselect, resolveDepartment } from '#src/features/registration/choose/preselect.ts';

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
