import { describe, expect, it } from 'vitest';
import { findDoctors } from '#shared/clinic/directory/find-doctors.ts';

const DOCTORS = [
  { name: 'Dr. Sarah Johnson', specialization: 'Cardiology', languages: ['English', 'Español'] },
  { name: 'Dr. Zoë O’Brien', specialization: 'Orthopedics', expertise: 'Knees and hips' },
  { name: 'Dr. Otto Older', specialization: 'General Medicine' },
];
const plain = (department: string) => (department === 'Cardiology' ? 'Heart and circulation' : '');
const found = (typed: string) => findDoctors(DOCTORS, typed, plain).map(({ name }) => name);

describe('the search among doctors', () => {
  it('finds by name, department, language, line of expertise and plain words, however they are spelt', () => {
    for (const typed of ['johnson', 'cardio', 'espanol', 'HEART', 'sarah heart'])
      expect(found(typed), typed).toEqual(['Dr. Sarah Johnson']);
    for (const typed of ['zoe', 'obrien', 'knee', 'o’brien hips'])
      expect(found(typed), typed).toEqual(['Dr. Zoë O’Brien']);
  });

  it('shows all of them in their order while nothing is typed, and nobody where a word stands nowhere', () => {
    expect(found('  ')).toEqual(DOCTORS.map(({ name }) => name));
    expect(found('sarah knee')).toEqual([]);
  });
});
