import { MOST_FOUND, type Found } from '#shared/contract/search/found.ts';
import { findDoctors, findPeople } from '#server/database/repositories/patients/people-search-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const MOST_DOCTORS = 4;

/** Patients and doctors whom a search finds (find-person.ts), few of each. */
export async function findAnybody(db: Queryable, search: string): Promise<Found> {
  const [people, doctors] = [await findPeople(db, search, MOST_FOUND), await findDoctors(db, search, MOST_DOCTORS)];
  return {
    patients: people.map(({ id, receivedAt, lastVisit, ...person }) => ({
      ...person,
      _id: id,
      lastVisit: (lastVisit ?? receivedAt).toISOString(),
    })),
    doctors: doctors.map(({ id, ...doctor }) => ({ ...doctor, _id: id })),
  };
}
