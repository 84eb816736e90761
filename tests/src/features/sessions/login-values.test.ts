import { expect, test } from 'vitest';
import { loginErrors } from '#src/features/sessions/login-values.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';

const blank = { email: '', password: '', doctorId: '' };

test('an admin needs an email and a password, a doctor a Doctor ID as well', () => {
  expect(loginErrors('admin', blank).map(({ fieldId }) => fieldId)).toEqual(['email', 'password']);
  expect(loginErrors('doctor', blank).map(({ fieldId }) => fieldId)).toEqual(['email', 'doctorId', 'password']);
});

test('an email must look like one', () => {
  expect(loginErrors('admin', { ...blank, email: 'nobody', password: 'x' })).toEqual([
    { fieldId: 'email', message: loginTexts.emailMalformed },
  ]);
});

test('complete values have no error, spaces around the email included', () => {
  expect(loginErrors('doctor', { email: ' d@clinic.test ', password: 'x', doctorId: 'DOC001' })).toEqual([]);
});
