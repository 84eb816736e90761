import { GENDERS } from '#shared/contract/visit/genders.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { succeed } from '#shared/result.ts';
import { ageBucket, isInBucket } from '#shared/clinic/age-bucket.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { allPatients } from '#src/platform/api/staff/patients.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { pageSize } from '#src/platform/browser/page-size.ts';
import { type Pages, usePages } from '#src/platform/staff/use-pages.ts';

/** The three filters as they stand in the address; what is not set is not filtered by. */
export type PatientFilters = {
  readonly name?: string | undefined;
  readonly gender?: string | undefined;
  readonly ages?: string | undefined;
};

const texts = doctorTexts.patients;

/** The patients that match, page by page from our own server, all at once from another one. */
export function usePatients(filters: PatientFilters): Pages<Patient> {
  const gender = oneOf(GENDERS, filters.gender);
  const ages = ageBucket(filters.ages);
  const query = { name: filters.name, gender, ages };
  return usePages(
    'doctor',
    JSON.stringify(query),
    async (cursor, signal, shown) => {
      await isOursForSure();
      const page = { limit: pageSize(shown), ...(cursor === undefined ? { total: 'true' as const } : { cursor }) };
      const answer = await allPatients(query, page, { signal });
      if (!answer.ok) return answer;
      return succeed({ ...answer.value, rows: filterPatients(answer.value.rows, { ...query }) });
    },
    // An answer whose patients are no array has words of its own (ERR-PATIENTS).
    (problem) =>
      problem.kind === 'unreadable'
        ? { title: texts.invalid, description: texts.invalidText }
        : { title: texts.failed },
    ({ _id }) => _id,
  );
}

/** Whoever answers may give more than was asked for: the filters hold for whatever arrived. All must match. */
export function filterPatients(patients: readonly Patient[], { name = '', gender, ages }: PatientFilters): Patient[] {
  const bucket = ageBucket(ages);
  return patients.filter(
    (patient) =>
      isFoundBy(name, patient) &&
      (gender === undefined || patient.gender?.toLowerCase() === gender) &&
      (bucket === undefined || isInBucket(patient.age, bucket)),
  );
}
