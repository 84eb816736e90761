import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { FALLBACK_DEPARTMENTS } from '#shared/clinic/departments.ts';
import { sameName, type DepartmentOfDoctors } from './group-doctors.ts';
import type { DoctorWish, Handover } from '#src/features/registration/visit/handover.ts';

/** Where the patient stands: telling what brings them, nothing chosen, a department, or a doctor. `doctor` is a `doctorKey`. */
export type Choice = { readonly tells?: true; readonly department?: string; readonly doctor?: string };

const LAST_RESORT = 'General Medicine';

/**
 * The department a suggestion really leads to (REG-7): one of the doctors' specializations, else
 * one of the fallback list, else General Medicine; and General Medicine again when nobody works in the one found.
 * @returns undefined when General Medicine has no doctor either: then the patient chooses.
 */
export function resolveDepartment(
  suggested: string,
  departments: readonly DepartmentOfDoctors[],
): DepartmentOfDoctors | undefined {
  const staffed = (name: string) => departments.find((department) => sameName(department.name, name));
  const listed = FALLBACK_DEPARTMENTS.find((name) => sameName(name, suggested));
  return staffed(suggested) ?? (listed && staffed(listed)) ?? staffed(LAST_RESORT);
}

/** A department with its first doctor. */
export function firstOf(department: DepartmentOfDoctors | undefined): Choice {
  return department ? choiceOf(department.name, department.doctors[0]) : {};
}

/** A department with whichever of its doctors is free first; where none gives times, with its first. */
export function soonestOf(
  department: DepartmentOfDoctors | undefined,
  byDoctor: ReadonlyMap<string, { readonly startsAt: string } | null | undefined>,
): Choice {
  if (!department) return {};
  const at = (doctor: Doctor) => Date.parse(byDoctor.get(doctorKey(doctor) ?? '')?.startsAt ?? '');
  const [soonest] = department.doctors
    .filter((doctor) => !Number.isNaN(at(doctor)))
    .toSorted((one, other) => at(one) - at(other));
  // Whoever has hours and nothing free comes last.
  const walkIn = department.doctors.find((doctor) => byDoctor.get(doctorKey(doctor) ?? '') !== null);
  return choiceOf(department.name, soonest ?? walkIn ?? department.doctors[0]);
}

/** The doctor with that key, wherever it works. */
export function findDoctor(departments: readonly DepartmentOfDoctors[], key: string): Doctor | undefined {
  return departments.flatMap((department) => department.doctors).find((doctor) => doctorKey(doctor) === key);
}

/**
 * What the address has chosen for the patient: an accepted recommendation gives its department's first doctor, a
 * Book Appointment link its doctor, or at least the department when that doctor is gone.
 */
export function preselect(
  departments: readonly DepartmentOfDoctors[],
  handover: Handover | undefined,
  wish: DoctorWish | undefined,
): Choice {
  if (handover?.autoSuggest && handover.suggestedDepartment) {
    return firstOf(resolveDepartment(handover.suggestedDepartment, departments));
  }
  if (!wish) return {};
  const named = departments
    .flatMap((department) => department.doctors.map((doctor) => ({ department: department.name, doctor })))
    .filter(({ doctor }) => sameName(doctor.name, wish.doctorName));
  const found = named.find(({ department }) => sameName(department, wish.specialty)) ?? named[0];
  if (found) return choiceOf(found.department, found.doctor);
  const department = departments.find(({ name }) => sameName(name, wish.specialty));
  return department ? { department: department.name } : {};
}

function choiceOf(department: string, doctor: Doctor | undefined): Choice {
  const key = doctor && doctorKey(doctor);
  return key === undefined ? { department } : { department, doctor: key };
}
