import { GENDERS } from '#shared/contract/visit/genders.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { matchesAny } from '#src/platform/browser/matches.ts';

/** The three filters of the patients' view as they stand in its address; what is not set is not filtered by. */
export type PatientFilters = {
  readonly search?: string | undefined;
  readonly doctor?: string | undefined;
  readonly gender?: string | undefined;
  /** `deleted`: those deleted lately instead. */
  readonly view?: string | undefined;
};

/** Search over name, ticket, phone, doctor and specialization; a doctor's name; a gender. All must hold (ADM-4). */
export function matchesFilters(patient: Patient, filters: PatientFilters): boolean {
  const { search = '', doctor } = filters;
  const gender = oneOf(GENDERS, filters.gender);
  return (
    (isFoundBy(search, patient) || matchesAny(search, [patient.doctorName, patient.doctorSpecialization])) &&
    (doctor === undefined || patient.doctorName === doctor) &&
    (gender === undefined || patient.gender?.toLowerCase() === gender)
  );
}

/** The doctors that some patient is assigned to, each once, by name. */
export function doctorsOf(patients: readonly Patient[]): string[] {
  const names = patients.flatMap(({ doctorName }) => (doctorName ? [doctorName] : []));
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
}
