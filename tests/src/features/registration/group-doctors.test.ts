import { describe, expect, it } from 'vitest';
import { groupDoctors } from '#src/features/registration/choose/group-doctors.ts';

const doctor = (name: string, specialization: string, id: string = name) => ({ _id: id, name, specialization });

describe('departments made from the doctors', () => {
  it('shows each specialization once, however it is spelt', () => {
    const departments = groupDoctors([
      doctor('A', 'Cardiology'),
      doctor('B', ' cardiology'),
      doctor('C', 'general   medicine'),
    ]);
    expect(departments.map(({ name, doctors }) => [name, doctors.length])).toEqual([
      ['Cardiology', 2],
      ['General Medicine', 1],
    ]);
  });

  it('puts the ten known ones first, in the product’s order, and the others by the alphabet', () => {
    const names = ['Sleep Medicine', 'Genetics', 'Allergology', 'Neurology', 'Cardiology'];
    expect(groupDoctors(names.map((name) => doctor(name, name))).map(({ name }) => name)).toEqual([
      'Cardiology',
      'Neurology',
      'Genetics',
      'Allergology',
      'Sleep Medicine',
    ]);
  });

  it('leaves out who has no specialization or no id to book by', () => {
    expect(groupDoctors([doctor('A', '  '), { name: 'B', specialization: 'Cardiology' }])).toEqual([]);
  });
});
