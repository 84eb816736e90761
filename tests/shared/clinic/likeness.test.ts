import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#shared/text/edit-distance.ts';
import { likeness, type Person } from '#shared/clinic/likeness.ts';
import { personKeys } from '#shared/clinic/person-keys.ts';
import { nameWords, soundOf } from '#shared/clinic/person-name.ts';

const ann: Person = { name: 'Anna Maier', age: 40, gender: 'female', phone: '+43 660 1234567' };

describe('two patients', () => {
  it.each([
    ['heard otherwise', { name: 'Ana Meyer' }],
    ['in the other order, without capitals', { name: 'maier anna' }],
    ['with a title and a middle name', { name: 'Mrs. Anna Luise Maier' }],
    ['with a slip of the finger', { name: 'Anna Maoer' }],
    ['with another number’s form', { phone: '0660/1234567' }],
    ['without a number', { phone: '' }],
    ['a year older', { age: 41 }],
  ])('%s may be one', (_name, change) => {
    expect(likeness(ann, { ...ann, ...change })?.score).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    ['sisters who share a phone', { name: 'Luise Maier' }],
    ['a namesake with another phone', { phone: '+43 660 7654321' }],
    ['two years apart', { age: 42 }],
    ['with only the first name alike', { name: 'Anna Okafor', phone: '' }],
    ['without a name', { name: '' }],
  ])('%s are two', (_name, change) => {
    expect(likeness(ann, { ...ann, ...change })).toBeUndefined();
  });

  it('are said to be one for reasons', () => {
    expect(likeness(ann, { ...ann, name: 'Anna Meier', age: 39 })?.reasons).toEqual([
      'similar-name',
      'same-phone',
      'age-one-apart',
    ]);
  });

  it('are alike in both directions, whatever is written in their fields', () => {
    const person = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 30 }),
      age: fc.integer({ min: 0, max: 120 }),
      gender: fc.constantFrom('male', 'female', 'other'),
      phone: fc.string({ maxLength: 20 }),
    });
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(likeness(one, other)?.score ?? 0).toBeCloseTo(likeness(other, one)?.score ?? 0);
      }),
      { examples: [[ann, { ...ann, name: 'A. Maier' }]] },
    );
  });
});

describe('keys', () => {
  it('are the same for what is heard the same', () => {
    for (const [one, other] of [
      ['Maier', 'Meyer'],
      ['Schmidt', 'Schmitt'],
      ['Philip', 'Filipp'],
      ['Catherine', 'Kathryn'],
      ['Stephen', 'Steffen'],
      ['Weber', 'Veber'],
    ] as const) {
      expect(soundOf(one.toLowerCase())).toBe(soundOf(other.toLowerCase()));
    }
  });

  it('leave titles out unless there is nothing else, and keep other scripts as they are', () => {
    expect(nameWords('Dr. José Ångström-Łuk')).toEqual(['jose', 'angstrom', 'luk']);
    expect(nameWords('Dr.')).toEqual(['dr']);
    expect(personKeys({ name: 'Анна Иванова', phone: '12' })).toEqual({ family: 'иванова', given: 'анна', phone: '' });
    expect(personKeys({ name: ' ', phone: '' })).toEqual({ family: '', given: '', phone: '' });
  });
});

it('a swap of two letters is one change', () => {
  expect(editDistance('maier', 'miaer')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
});
