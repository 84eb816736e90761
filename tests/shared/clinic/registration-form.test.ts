import { describe, expect, it } from 'vitest';
import { parseRegistrationForm, type RegistrationFields } from '#shared/clinic/registration-form.ts';

const filled: RegistrationFields = {
  name: ' Maria Lopez ',
  age: '42',
  gender: 'female',
  phone: ' (555) 123-4567 ',
  symptoms: 'chest pain, shortness of breath',
};

const faultsOf = (fields: Partial<RegistrationFields>) => {
  const result = parseRegistrationForm({ ...filled, ...fields });
  return result.ok ? [] : result.problem;
};

describe('the registration form', () => {
  it('gives trimmed values, the age as a number and the symptoms as a list', () => {
    expect(parseRegistrationForm(filled)).toEqual({
      ok: true,
      value: {
        name: 'Maria Lopez',
        age: 42,
        gender: 'female',
        phone: '(555) 123-4567',
        symptoms: ['chest pain', 'shortness of breath'],
      },
    });
  });

  it('takes no mark along that would turn a text round, and keeps joiners', () => {
    const turned = { name: '\u202Eاسم \u2068می\u200Cخواهم', phone: '\u202A+43 1\u202C', symptoms: '\u200Fcough' };
    expect(parseRegistrationForm({ ...filled, ...turned })).toMatchObject({
      value: { name: 'اسم می\u200Cخواهم', phone: '+43 1', symptoms: ['cough'] },
    });
    expect(faultsOf({ name: '\u202E\u200B' })).toEqual([{ field: 'name', kind: 'missing' }]);
  });

  it.each([
    ['0', 0],
    ['120', 120],
    [' 7 ', 7],
    ['４２', 42],
    ['٤٢', 42],
    ['४२', 42],
    ['৪২', 42],
    ['𝟜𝟚', 42],
  ])('takes %s as an age', (age, value) => {
    expect(parseRegistrationForm({ ...filled, age })).toMatchObject({ ok: true, value: { age: value } });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['abc', 'not a whole number'],
    ['12.5', 'not a whole number'],
    ['12,5', 'not a whole number'],
    ['1e1', 'not a whole number'],
    ['4 2', 'not a whole number'],
    ['-1', 'out of range'],
    ['−1', 'out of range'],
    ['121', 'out of range'],
    ['99999999999999999999', 'out of range'],
  ])('refuses %j as an age: %s', (age, kind) => {
    expect(faultsOf({ age })).toEqual([{ field: 'age', kind }]);
  });

  it('asks for name, age, gender and symptoms, but not for a phone', () => {
    expect(faultsOf({ name: ' ', age: '', gender: '', phone: '', symptoms: ', ,' })).toEqual([
      { field: 'name', kind: 'missing' },
      { field: 'age', kind: 'missing' },
      { field: 'gender', kind: 'missing' },
      { field: 'symptoms', kind: 'missing' },
    ]);
  });

  it('knows no fourth gender', () => {
    expect(faultsOf({ gender: 'Female' })).toEqual([{ field: 'gender', kind: 'missing' }]);
  });

  it('reports what is too long to store', () => {
    expect(faultsOf({ name: 'x'.repeat(201), phone: '1'.repeat(41), symptoms: 'x'.repeat(301) })).toEqual([
      { field: 'name', kind: 'too long' },
      { field: 'phone', kind: 'too long' },
      { field: 'symptoms', kind: 'too long' },
    ]);
    expect(faultsOf({ symptoms: Array.from({ length: 31 }, (_, index) => `s${index}`).join(',') })).toEqual([
      { field: 'symptoms', kind: 'too long' },
    ]);
  });

  it('keeps names of any script as they are', () => {
    for (const name of ["Siobhán O'Neill", '山田 太郎', 'محمد', '<b>Bob</b>', 'Nguyễn Thị Ánh']) {
      expect(parseRegistrationForm({ ...filled, name })).toMatchObject({ ok: true, value: { name } });
    }
  });
});
