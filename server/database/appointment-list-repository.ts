import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  isOfPatientNamed,
  isWalk,
  ownCondition,
  patientFits,
  patientNamed,
  type AppointmentFilter,
} from './appointment-filter.ts';
import { after, foundIds, newest, newestIdsOfEach, nextRows, walkedIds } from './appointment-ids.ts';
import { filteredPage, walkFar } from './filtered-page.ts';
import { cutPage, type Keyset, type Page } from './keyset.ts';
import { countAllAppointments } from './list-counts-repository.ts';
import { idsByName, patientsByName } from './patient-list-repository.ts';
import type { Queryable } from './queryable.ts';
import { appointments, doctors, patients } from './schema.ts';

/** So many patients at most are looked up one by one for their appointments. */
const FEW_PATIENTS = 300;

export type { AppointmentFilter };

const listed = {
  id: appointments.id,
  appointmentTime: appointments.appointmentTime,
  status: appointments.status,
  statusReason: appointments.statusReason,
  ticket: appointments.ticket,
  details: appointments.details,
  sample: appointments.sample,
  receivedAt: appointments.receivedAt,
  patientId: patients.id,
  patientName: patients.name,
  patientAge: patients.age,
  patientGender: patients.gender,
  patientPhone: patients.phone,
  patientSymptoms: patients.symptoms,
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
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId));
}
export type ListedAppointment = Awaited<ReturnType<typeof selectListed>>[number];

/**
 * Appointments newest first, those of deleted patients left out: all that match, or one page of them, which may be short
 * and go on (keyset.ts, LOOKED_AT).
 */
export async function listAppointments(db: Queryable, filter: AppointmentFilter, page?: Page) {
  const rowsWhere = (where: SQL | undefined) =>
    selectListed(db)
      .where(where)
      .orderBy(...newest);
  const placeOf = (row: ListedAppointment): Keyset => ({ at: row.receivedAt, id: row.id });
  if (page === undefined) {
    const name = filter.patient === undefined ? undefined : patientNamed(filter.patient);
    return { rows: await rowsWhere(and(ownCondition(filter), isNull(patients.deletedAt), name)), next: null };
  }
  if (isWalk(filter)) {
    const where = and(ownCondition(filter), isNull(patients.deletedAt), after(page));
    return cutPage(await rowsWhere(where).limit(page.limit + 1), page, placeOf);
  }

  const rowsIn = (ids: SQL) => rowsWhere(sql`${appointments.id} in (${ids})`);
  const place = async (reach: number) => {
    const query = db
      .select({ at: appointments.receivedAt, id: appointments.id })
      .from(appointments)
      .orderBy(...newest);
    const [row] = await query
      .where(nextRows(filter, page))
      .offset(reach - 1)
      .limit(1);
    return row;
  };
  const walkFor = (patient: SQL) => (reach: number) => rowsIn(walkedIds(filter, page, reach, patient));
  const find = async () => {
    const { patient, from } = filter;
    if (patient === undefined) {
      const fits = patientFits(filter);
      if (from === undefined) return { rows: await rowsIn(newestIdsOfEach(filter, page, fits)) };
      return { rows: await rowsIn(foundIds(page, and(ownCondition(filter), fits))) };
    }
    const whose = await idsByName(db, patient, FEW_PATIENTS + 1);
    if (whose.length === 0) return { rows: [] };
    if (whose.length <= FEW_PATIENTS) {
      const theirs = sql`${appointments.patientId} = any(${sql.param(whose)}::uuid[])`;
      return { rows: await rowsIn(foundIds(page, and(theirs, ownCondition(filter)))) };
    }
    if (filter.doctor !== undefined || filter.doctorId !== undefined) {
      return { rows: await rowsIn(newestIdsOfEach(filter, page, isOfPatientNamed(patient))) };
    }
    return walkFar({ walk: walkFor(isOfPatientNamed(patient)), place }, page);
  };
  return filteredPage({ walk: walkFor(patientFits(filter)), find, place }, page, placeOf);
}

/** How many match. Without a name to look for, the few deleted patients are left out instead of all being joined. */
export async function countAppointments(db: Queryable, filter: AppointmentFilter): Promise<number> {
  if (Object.values(filter).every((part) => part === undefined)) return countAllAppointments(db);
  const whose =
    filter.patient === undefined
      ? sql`${appointments.patientId} not in (select ${patients.id} from ${patients} where ${patients.deletedAt} is not null)`
      : sql`${appointments.patientId} in (${patientsByName(filter.patient)})`;
  const [row] = await db
    .select({ count: count() })
    .from(appointments)
    .where(and(ownCondition(filter), whose));
  return row?.count ?? 0;
}
