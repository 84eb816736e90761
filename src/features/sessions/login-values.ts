import * as v from 'valibot';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { AdminLogin, DoctorLogin } from '#shared/contract/staff/sessions.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';

export type LoginValues = { readonly email: string; readonly password: string; readonly doctorId: string };
export type LoginField = keyof LoginValues;
export type LoginError = { readonly fieldId: LoginField | 'code'; readonly message: string };

/** What is missing or malformed, in the order of the fields (LOGIN-1: all are required). */
export function loginErrors(role: Role, values: LoginValues): LoginError[] {
  const errors: LoginError[] = [];
  if (values.email.trim() === '') errors.push({ fieldId: 'email', message: loginTexts.emailMissing });
  else if (!v.is(AdminLogin.entries.email, values.email)) {
    errors.push({ fieldId: 'email', message: loginTexts.emailMalformed });
  }
  if (ROLES[role].extraField === 'doctorId' && !v.is(DoctorLogin.entries.doctorId, values.doctorId)) {
    errors.push({ fieldId: 'doctorId', message: loginTexts.doctorIdMissing });
  }
  if (values.password === '') errors.push({ fieldId: 'password', message: loginTexts.passwordMissing });
  return errors;
}
