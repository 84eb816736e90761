import { foldText } from '#shared/text/fold-text.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findDepartment } from '#server/database/repositories/queue/arrivals-repository.ts';
import type { Line } from '#server/database/repositories/queue/call-next-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

export type { Line };
export type LineName = { readonly doctorId: string } | { readonly department: string };

/** The line of a doctor (a code or an id), or that of a department's visits without a doctor. */
export async function findLine(
  db: Queryable,
  name: LineName,
): Promise<Result<Line, { readonly kind: 'unknown-doctor' | 'unknown-department' }>> {
  if ('doctorId' in name) {
    const doctor = await findDoctor(db, name.doctorId);
    if (doctor === undefined) return fail({ kind: 'unknown-doctor' });
    return succeed({ doctorId: doctor.id, department: doctor.specialization });
  }
  const department = await findDepartment(db, foldText(name.department));
  return department === undefined ? fail({ kind: 'unknown-department' }) : succeed({ doctorId: undefined, department });
}

/** The lines that somebody may see and call from: a doctor's own; undefined for whoever runs the whole board. */
export async function ownLine(db: Queryable, reader: Principal): Promise<Line | undefined> {
  if (reader.role !== 'doctor') return undefined;
  const doctor = await findDoctor(db, reader.id);
  return { doctorId: reader.id, department: doctor?.specialization ?? '' };
}

/** Whether a line, or the visit in it, is within what somebody may run. */
export function isWithin(
  own: Line | undefined,
  line: { readonly doctorId: string | null | undefined; readonly department: string },
): boolean {
  if (own === undefined) return true;
  return (line.doctorId ?? undefined) === undefined
    ? line.department === own.department
    : line.doctorId === own.doctorId;
}
