import * as v from 'valibot';
import { FactorCode } from './second-factor.ts';

const email = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254), v.email());
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/** Sent beside them once the answer to a login has asked for it; nobody else sends it. */
const code = v.optional(FactorCode);

/** Body of api/adminAuth/login (CALL-1). */
export const AdminLogin = v.strictObject({ email, password, code });
export type AdminLogin = v.InferOutput<typeof AdminLogin>;

/** Body of api/doctorAuth/login (CALL-1). */
export const DoctorLogin = v.strictObject({
  email,
  password,
  code,
  doctorId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});
export type DoctorLogin = v.InferOutput<typeof DoctorLogin>;

/** Any response to a login or logout: the specification defines only a message. */
export const SessionAnswer = v.looseObject({ message: v.optional(v.string()) });
