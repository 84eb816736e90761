import type { Doctor } from './doctors.ts';

/**
 * The id by which a write names a doctor: `_id`, otherwise `id`, otherwise the Doctor ID.
 * @returns undefined if the row has none of the three, and so cannot be booked.
 */
export function doctorKey(doctor: Doctor): string | undefined {
  return doctor._id ?? doctor.id ?? doctor.doctorId;
}
