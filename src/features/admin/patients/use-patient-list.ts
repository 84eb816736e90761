import { GENDERS } from '#shared/contract/visit/genders.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { succeed } from '#shared/result.ts';
import { countPatients } from '#src/platform/api/admin/admin-lists.ts';
import type { PatientsQuery } from '#src/platform/api/staff/patients.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import type { Pages } from '#src/platform/staff/use-pages.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import { patientsFailure } from '#src/features/admin/lists/load-lists.ts';
import { doctorsOf, matchesFilters, type PatientFilters } from './patient-filters.ts';
import { loadDoctors, loadPatients } from '#src/features/admin/samples/load-with-samples.ts';
import { useCountedPages } from '#src/features/admin/lists/use-counted-pages.ts';

/** The filters as our own server takes them. */
export function patientsQuery({ search, doctor, gender }: PatientFilters): PatientsQuery {
  return { search, doctor, gender: oneOf(GENDERS, gender) };
}

/** The patients that match, page by page. */
export function usePatientList(filters: PatientFilters): Pages<Patient> {
  const query = patientsQuery(filters);
  return useCountedPages<Patient>({
    key: JSON.stringify(query),
    load: async (page, signal) => {
      const answer = await loadPatients({ ...query, ...page }, signal);
      return answer.ok ? succeed({ rows: answer.value.patients, nextCursor: answer.value.nextCursor }) : answer;
    },
    count: (signal) => countPatients(query, signal),
    matches: (patient) => matchesFilters(patient, filters),
    wordsFor: patientsFailure,
    keyOf: ({ _id }) => _id,
  });
}

/** The doctors one can filter by: those of the clinic, those of the patients shown, and the one in the address. */
export function useDoctorNames(patients: readonly Patient[] | undefined, chosen: string | undefined): string[] {
  const { value } = useRemote(
    'doctors',
    loadDoctors,
    // Then there are those of the patients shown.
    () => undefined,
  );
  const known = value?.doctors.map(({ name }) => name) ?? [];
  const names = [...known, ...doctorsOf(patients ?? []), ...(chosen === undefined ? [] : [chosen])];
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
}
