import { describe, expect, it } from 'vitest';
import { DEPARTMENT_KEYWORDS, DEPARTMENTS, FALLBACK_DEPARTMENTS } from '#shared/clinic/departments.ts';
import { suggestDepartment } from '#shared/words/department/suggest-department.ts';

describe('the keyword rule of the specification', () => {
  for (const department of FALLBACK_DEPARTMENTS) {
    it(`sends every keyword of ${department} there or to a department that shares its letters`, () => {
      for (const keyword of DEPARTMENT_KEYWORDS[department]) {
        const suggested = suggestDepartment(`I am here about ${keyword.toUpperCase()}`);
        const sharing = FALLBACK_DEPARTMENTS.filter((other) =>
          DEPARTMENT_KEYWORDS[other].some((word) => keyword.includes(word)),
        );
        expect(sharing).toContain(suggested);
      }
    });
  }

  it.each([
    ['I have chest pain', 'Cardiology'],
    ['a headache and some dizziness', 'Neurology'],
    ['my knee and my shoulder hurt', 'Orthopedics'],
    ['my vision is blurry', 'Ophthalmology'],
    ['fever and a cold', 'General Medicine'],
    ['the baby needs a vaccination', 'Pediatrics'],
    ['nothing in particular', 'General Medicine'],
    ['', 'General Medicine'],
  ])('%s → %s', (text, department) => {
    expect(suggestDepartment(text)).toBe(department);
  });

  it('lets the department with the most distinct keywords win', () => {
    expect(suggestDepartment('my heart, and my knee, my knee, my shoulder')).toBe('Orthopedics');
  });

  it('gives a tie to the department listed first', () => {
    expect(suggestDepartment('my eye and my heart')).toBe('Cardiology');
    expect(suggestDepartment('a fever and a sore knee')).toBe('Orthopedics');
  });

  it('finds keywords as substrings, as the specification says, idioms and all', () => {
    expect(suggestDepartment('please call me back')).toBe('Orthopedics');
  });

  it('knows six departments for the suggestion and ten in all', () => {
    expect(FALLBACK_DEPARTMENTS).toHaveLength(6);
    expect(DEPARTMENTS).toHaveLength(10);
    expect(DEPARTMENTS.slice(0, 6)).toEqual([...FALLBACK_DEPARTMENTS]);
  });
});
