import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { and, asc, count, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  doctorsOf,
  ownCondition,
  partsOf,
  patientFits,
  type AppointmentFilter,
} from '#server/database/paging/appointment-filter.ts';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import { filteredPage, foundIds, walkFar } from '#server/database/paging/filtered-page.ts';
import { newestFirst, type Keyset, type Page } from '#server/database/paging/keyset.ts';
import { countAllAppointments } from '#server/database/repositories/clinic/list-counts-repository.ts';
import { mergedList } from '#server/database/paging/merged-list.ts';
import { patientFound } from '#server/database/repositories/patients/patient-found.ts';
import { idsByName, patientsByName } from '#server/database/repositories/patients/patient-list-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patientColumns } from '#server/database/schema/patient-columns.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';

/** At most this many patients are looked up one by one for their appointments. */
const FEW_PATIENTS = 300;

export type { AppointmentFilter };

const listed = {
  id: appointments.id,
  /** What staff have agreed stands in place of what the device said. */
  appointmentTime: sql<Date>`coalesce(${appointments.agreedAt}, ${appointments.appointmentTime})`.mapWith(
    appointments.appointmentTime,
  ),
  status: appointments.status,
  statusReason: appointments.statusReason,
  ticket: appointments.ticket,
  details: appointments.details,
  sample: appointments.sample,
  receivedAt: appointments.receivedAt,
  dueAt: sql<Date>`${dueAt}`.mapWith(appointments.receivedAt),
  slotStartsAt: appointments.slotStartsAt,
  slotMinutes: appointments.slotMinutes,
  slotSeat: appointments.slotSeat,
  urgent: patients.urgent,
  tickedSigns: patients.tickedSigns,
  language: appointments.language,
  allergies: patientRecords.allergies,
  patientId: patients.id,
  patient: patientColumns,
  patientFindable: patients.findable,
  doctorId: doctors.id,
  doctorCode: doctors.code,
  doctorName: doctors.name,
  doctorSpecialization: doctors.specialization,
};

function selectListed(db: Queryable) {
  return db
    .select(listed)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(patientRecords, eq(patientRecords.patientId, patients.id));
}
export type ListedAppointment = Awaited<ReturnType<typeof selectListed>>[number];

/**
 * Appointments newest first, without those of deleted patients: all that match, or one page of them, which may be short
 * and have a continuation (keyset.ts, LOOKED_AT).
 */
export async function listAppointments(db: Queryable, filter: AppointmentFilter, page?: Page) {
  const rowsWhere = (where: SQL | undefined) =>
    selectListed(db)
      .where(where)
      .orderBy(...newestFirst(appointments.receivedAt, appointments.id));
  const doctorIds = await doctorsOf(db, filter);
  const own = ownCondition(filter, doctorIds);
  if (page === undefined) {
    const name = filter.patient === undefined ? undefined : patientFound(filter.patient);
    return { rows: await rowsWhere(and(own, isNull(patients.deletedAt), name)), next: null };
  }
  const { parts, isWhole } = partsOf(filter, doctorIds);
  if (parts.length === 0) return { rows: [], next: null };

  const merged = mergedList(appointments, parts, page);
  const rowsIn = (ids: SQL) => rowsWhere(sql`${appointments.id} in (${ids})`);
  const foundWhere = async (where: SQL | undefined) => ({ rows: await rowsIn(foundIds(appointments, page, where)) });
  const fits = patientFits(filter);
  const list = {
    isWhole,
    walk: (reach: number) => rowsIn(merged.walkedIds(reach, and(own, fits))),
    place: (reach: number) => merged.place(db, reach),
    find: async () => {
      if (filter.from !== undefined) return foundWhere(and(own, fits));
      if (filter.patient === undefined) return walkFar(list, page);
      const whose = await idsByName(db, filter.patient, FEW_PATIENTS + 1);
      if (whose.length > FEW_PATIENTS) return walkFar(list, page);
      return foundWhere(and(own, sql`${appointments.patientId} = any(${sql.param(whose)}::uuid[])`));
    },
  };
  const placeOf = (row: ListedAppointment): Keyset => ({ at: row.receivedAt, id: row.id });
  return filteredPage(list, page, placeOf);
}

/** Up to `most` matching, open appointments of urgent patients received since then, the longest waiting first. */
export async function listUrgentAppointments(db: Queryable, filter: AppointmentFilter, since: Date, most: number) {
  const name = filter.patient === undefined ? undefined : patientFound(filter.patient);
  return selectListed(db)
    .where(
      and(
        eq(patients.urgent, true),
        isNull(patients.deletedAt),
        gte(patients.receivedAt, since),
        inArray(appointments.status, [...STORED_OPEN_STATUSES]),
        ownCondition(filter, await doctorsOf(db, filter)),
        name,
      ),
    )
    .orderBy(asc(appointments.receivedAt), asc(appointments.id))
    .limit(most);
}

/** How many match. Without a name to search for, the few deleted patients are subtracted instead of joining all. */
export async function countAppointments(db: Queryable, filter: AppointmentFilter): Promise<number> {
  if (Object.values(filter).every((part) => part === undefined)) return countAllAppointments(db);
  const own = ownCondition(filter, await doctorsOf(db, filter));
  const whose =
    filter.patient === undefined
      ? sql`${appointments.patientId} not in (select ${patients.id} from ${patients} where ${patients.deletedAt} is not null)`
      : sql`${appointments.patientId} in (${patientsByName(filter.patient)})`;
  const [row] = await db.select({ count: count() }).from(appointments).where(and(own, whose));
  return row?.count ?? 0;
}
