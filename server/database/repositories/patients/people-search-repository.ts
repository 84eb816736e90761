import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';
import { foundIn, foundThroughWords, patientFound } from './patient-found.ts';

/** Whoever is looked for has mostly come lately: so many of the newest are looked at before the index is asked. */
const NEAR = 2_000;

/**
 * The newest patients whom a search finds. What many have is found among those who came last; what few have, the index
 * leads to, so that the time hardly depends on how many there are.
 */
export async function findPeople(db: Queryable, search: string, most: number) {
  const near = await idsOf(db, nearPeople(search, most));
  const ids = near.length >= most ? near : await idsOf(db, indexedPeople(search, most));
  return ids.length === 0 ? [] : peopleOf(db, ids);
}

function nearPeople(search: string, most: number): SQL {
  return sql`select id from (
      select ${patients.id}, ${patients.receivedAt}, ${patients.findable}, ${patients.nameFolded} from ${patients}
      where ${patients.deletedAt} is null order by ${patients.receivedAt} desc, ${patients.id} desc limit ${NEAR}
    ) as "patients" where ${patientFound(search)}
    order by ${patients.receivedAt} desc, ${patients.id} desc limit ${most}`;
}

/** Materialized, or the planner would walk along the list all the same. */
function indexedPeople(search: string, most: number): SQL {
  const words = or(foundThroughWords(search), isNull(patients.searchWords));
  return sql`with found as materialized (
      select ${patients.id} as id, ${patients.receivedAt} as at from ${patients}
      where ${and(words, isNull(patients.deletedAt), patientFound(search))}
    ) select id from found order by at desc, id desc limit ${most}`;
}

async function idsOf(db: Queryable, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

async function peopleOf(db: Queryable, ids: readonly string[]) {
  const last = db
    .select({ at: sql<Date>`${dueAt}`.mapWith(appointments.receivedAt).as('at') })
    .from(appointments)
    .where(and(eq(appointments.patientId, patients.id), isNull(appointments.deletedAt)))
    .orderBy(desc(dueAt))
    .limit(1)
    .as('last');
  return db
    .select({
      id: patients.id,
      name: patients.name,
      age: patients.age,
      gender: patients.gender,
      ticket: patients.ticket,
      urgent: patients.urgent,
      doctorName: doctors.name,
      receivedAt: patients.receivedAt,
      lastVisit: last.at,
    })
    .from(patients)
    .leftJoin(doctors, eq(doctors.id, patients.doctorId))
    .leftJoinLateral(last, sql`true`)
    .where(sql`${patients.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(desc(patients.receivedAt), desc(patients.id));
}

/** Doctors who are still here, by name or specialisation; they are few. */
export async function findDoctors(db: Queryable, search: string, most: number) {
  return db
    .select({ id: doctors.id, name: doctors.name, specialization: doctors.specialization })
    .from(doctors)
    .where(
      and(
        isNull(doctors.removedAt),
        or(foundIn(doctors.nameFolded, search), foundIn(doctors.specializationFolded, search)),
      ),
    )
    .orderBy(doctors.nameFolded)
    .limit(most);
}
