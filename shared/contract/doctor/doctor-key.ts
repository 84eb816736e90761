import type { Doctor } from './doctors.ts';

/**
 * The id a write names a doctor by: `_id`, else `id`, else the code.
 * @returns undefined when the row has none of the three, and so cannot be booked.
 */
export function doctorKey(doctor: Doctor): string | undefined {
  return doctor._id ?? doctor.id ?? doctor.doctorId;
}
