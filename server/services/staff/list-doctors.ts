import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import {
  countForDoctors,
  listDoctors,
  type DoctorRow,
} from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/**
 * All doctors, newest first (CALL-2, all-doctors).
 * @param forStaff with e-mail and counts, which the public never sees (CALL-2)
 */
export async function doctorsForList(db: Queryable, forStaff: boolean): Promise<Doctor[]> {
  const rows = await listDoctors(db);
  if (!forStaff) return rows.map(publicView);
  const counts = await countForDoctors(db);
  return rows.map((row) => ({
    ...publicView(row),
    email: row.email,
    patients: counts.patients.get(row.id) ?? 0,
    appointments: counts.appointments.get(row.id) ?? 0,
  }));
}

function publicView(row: DoctorRow): Doctor {
  return {
    _id: row.id,
    doctorId: row.code,
    name: row.name,
    specialization: row.specialization,
    ...(row.img === null ? {} : { img: row.img }),
    ...(row.languages.length > 0 ? { languages: row.languages } : {}),
    ...(row.expertise === '' ? {} : { expertise: row.expertise }),
    ...(row.sample ? { sample: true } : {}),
  };
}
