import { STORED_STATUSES } from '#shared/clinic/appointment-status.ts';
import { and, eq, gte, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { foldText } from '#shared/text/fold-text.ts';
import { containsPattern } from './contains-pattern.ts';
import { foundIn, patientFound } from '#server/database/repositories/patients/patient-found.ts';
import { MOST_PARTS } from './merged-list.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';

/**
 * The filters of a list of appointments. Texts match if contained, ignoring case and accents; all given filters must
 * match.
 */
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

/** All stored statuses that match a filter; undefined if any does. */
function statusesOf({ status }: AppointmentFilter): string[] | undefined {
  if (status === undefined) return undefined;
  return STORED_STATUSES.filter((stored) => foldText(stored).includes(foldText(status)));
}

/** The doctors that match a filter; undefined if any does. */
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

/** The conditions on the appointment itself. */
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
 * Whether its patient exists and has that name. Checked row by row, because for a join the planner would read all
 * patients; the name copied into the row avoids most checks.
 */
export function patientFits({ patient }: AppointmentFilter): SQL | undefined {
  const itself = patient === undefined ? undefined : foundIn(appointments.patientFindable, patient);
  const name = patient === undefined ? undefined : patientFound(patient);
  const fits = sql`(select ${and(isNull(patients.deletedAt), name)} from ${patients}
    where ${patients.id} = ${appointments.patientId})`;
  return and(itself && or(itself, isNull(appointments.patientFindable)), fits);
}

/** The parts of the list for which an index exists, one for each matching doctor and status, if these are few. */
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
  /** Whether every row matches except those of deleted patients. */
  return { parts, isWhole: exact && filter.patient === undefined && filter.from === undefined };
}
