import { and, eq, gte, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';
import { foldText } from '#shared/rules/fold-text.ts';
import { containsPattern } from './contains-pattern.ts';
import { patientsByName } from './patient-list-repository.ts';
import { appointments, doctors, patients } from './schema.ts';

/** What a list of appointments may be narrowed to; texts are contained, case and marks aside; every given part must match. */
export type AppointmentFilter = {
  readonly doctor?: string | undefined;
  readonly patient?: string | undefined;
  readonly status?: string | undefined;
  /** Only this doctor's. */
  readonly doctorId?: string | undefined;
  /** Only those whose appointment time is at this instant or later. */
  readonly from?: Date | undefined;
};

const contains = (text: string) => containsPattern(foldText(text));

const STORED_STATUSES = ['scheduled', 'completed', 'cancelled', 'Upcoming'];
/** All stored statuses that a filter leaves. */
export function statusesOf({ status }: AppointmentFilter): string[] {
  return STORED_STATUSES.filter((stored) => status === undefined || foldText(stored).includes(foldText(status)));
}

export const doctorNamed = (text: string) => like(doctors.nameFolded, contains(text));
export const patientNamed = (text: string) => like(patients.nameFolded, contains(text));
const ofDoctor = (text: string) =>
  sql`${appointments.doctorId} in (select ${doctors.id} from ${doctors} where ${doctorNamed(text)})`;

/** What an appointment itself must fulfil. */
export function ownCondition(filter: AppointmentFilter): SQL | undefined {
  return and(
    isNull(appointments.deletedAt),
    filter.doctorId === undefined ? undefined : eq(appointments.doctorId, filter.doctorId),
    filter.from === undefined ? undefined : gte(appointments.appointmentTime, filter.from),
    filter.status === undefined ? undefined : inArray(appointments.status, statusesOf(filter)),
    filter.doctor === undefined ? undefined : ofDoctor(filter.doctor),
  );
}

/**
 * Whether its patient is there, and has the name. Asked of one row after the other: for a join the planner would read all
 * patients.
 */
export function patientFits({ patient }: AppointmentFilter): SQL {
  const name = patient === undefined ? undefined : patientNamed(patient);
  return sql`(select ${and(isNull(patients.deletedAt), name)} from ${patients}
    where ${patients.id} = ${appointments.patientId})`;
}

/** The same, asked of an index once. `is true`, or the planner would look up the appointments of each patient. */
export function isOfPatientNamed(name: string): SQL {
  return sql`(${appointments.patientId} in (${patientsByName(name)})) is true`;
}

/** Whether one index holds what a filter leaves, in the order of the list: there is nothing to look for then. */
export function isWalk(filter: AppointmentFilter): boolean {
  const { doctor, patient, from, status } = filter;
  const narrowed = doctor !== undefined || patient !== undefined || from !== undefined;
  return !narrowed && (status === undefined || statusesOf(filter).length === 1);
}
