import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { openReset } from '#server/services/passwords/password-resets.ts';

/** What a doctor reads about themselves (CALL-1, doctor-info); undefined once they have been removed. */
export async function doctorInfo(db: Queryable, id: string) {
  const doctor = await findDoctor(db, id);
  if (doctor === undefined) return undefined;
  const { code, name, specialization, email } = doctor;
  const passwordReset = await openReset(db, id);
  return { _id: doctor.id, doctorId: code, name, specialization, email, ...(passwordReset && { passwordReset }) };
}
