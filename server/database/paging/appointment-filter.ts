import { STORED_STATUSES } from '#shared/clinic/appointment-status.ts';
import { and, eq, gte, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { foldText } from '#shared/text/fold-text.ts';
import { containsPattern } from './contains-pattern.ts';
import { foundIn, patientFound } from '#server/database/repositories/patients/patient-found.ts';
import { MOST_PARTS } from './merged-list.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';

/** What a list of appointments may be narrowed to; texts are contained, case and marks aside; every given part must match. */
export type AppointmentFilter = {
  readonly doctor?: string | undefined;
  readonly patient?: string | undefined;
  readonly status?: string | undefined;
  /** Only this doctor's. */
  readonly doctorId?: string | undefined;
  /** Only those that are due at this instant or later. */
  readonly from?: Date | undefined;
};

const contains = (text: string) => containsPattern(foldText(text));

/** All stored statuses that a filter leaves; undefined when it leaves any. */
function statusesOf({ status }: AppointmentFilter): string[] | undefined {
  if (status === undefined) return undefined;
  return STORED_STATUSES.filter((stored) => foldText(stored).includes(foldText(status)));
}

/** The doctors that a filter leaves; undefined when it leaves any. */
export async function doctorsOf(db: Queryable, { doctor, doctorId }: AppointmentFilter): Promise<string[] | undefined> {
  if (doctor === undefined) return doctorId === undefined ? undefined : [doctorId];
  const rows = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(like(doctors.nameFolded, contains(doctor)), doctorId === undefined ? undefined : eq(doctors.id, doctorId)),
    );
  return rows.map(({ id }) => id);
}

/** What an appointment itself must fulfil. */
export function ownCondition(filter: AppointmentFilter, doctorIds: readonly string[] | undefined): SQL | undefined {
  const statuses = statusesOf(filter);
  return and(
    isNull(appointments.deletedAt),
    doctorIds && inArray(appointments.doctorId, [...doctorIds]),
    filter.from && gte(dueAt, sql.param(filter.from, appointments.receivedAt)),
    statuses && inArray(appointments.status, statuses),
  );
}

/**
 * Whether its patient is there, and has the name. Asked of one row after the other: for a join the planner would read all
 * patients. The name that the row itself has spares most of this.
 */
export function patientFits({ patient }: AppointmentFilter): SQL | undefined {
  const itself = patient === undefined ? undefined : foundIn(appointments.patientFindable, patient);
  const name = patient === undefined ? undefined : patientFound(patient);
  const fits = sql`(select ${and(isNull(patients.deletedAt), name)} from ${patients}
    where ${patients.id} = ${appointments.patientId})`;
  return and(itself && or(itself, isNull(appointments.patientFindable)), fits);
}

/** The parts of the list that an index holds each, of every doctor and status that a filter leaves, as far as these are few. */
export function partsOf(filter: AppointmentFilter, doctorIds: readonly string[] | undefined) {
  const statuses: readonly (string | undefined)[] = statusesOf(filter) ?? [undefined];
  const exact = (doctorIds?.length ?? 1) * statuses.length <= MOST_PARTS;
  const whose: readonly (string | undefined)[] = exact && doctorIds ? doctorIds : [undefined];
  const parts = whose.flatMap((doctorId) =>
    statuses.map((status) =>
      and(
        isNull(appointments.deletedAt),
        doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId),
        status === undefined ? undefined : eq(appointments.status, status),
      ),
    ),
  );
  /** Whether there is nothing left to look for in them but patients who are deleted. */
  return { parts, isWhole: exact && filter.patient === undefined && filter.from === undefined };
}
