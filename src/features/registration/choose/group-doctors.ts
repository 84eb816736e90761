import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { DEPARTMENTS } from '#shared/clinic/departments.ts';

/** A department as step 1 shows one: it exists because a doctor has it as specialization. */
export type DepartmentOfDoctors = { readonly name: string; readonly doctors: readonly Doctor[] };

/** The same department, however it is spelt: `cardiology ` and `Cardiology` are one. */
export function sameName(one: string, other: string): boolean {
  return key(one) === key(other);
}

/**
 * The departments of REG-1, made from the doctors' distinct specializations: the ten known ones first, in the
 * product's order, then the others by the alphabet. A doctor without a specialization, or without any id to book by, is
 * in none.
 */
export function groupDoctors(doctors: readonly Doctor[]): DepartmentOfDoctors[] {
  const groups = new Map<string, { name: string; doctors: Doctor[] }>();
  for (const doctor of doctors) {
    const id = key(doctor.specialization);
    if (id === '' || doctorKey(doctor) === undefined) continue;
    const group = groups.get(id) ?? { name: knownName(id) ?? doctor.specialization.trim(), doctors: [] };
    group.doctors.push(doctor);
    groups.set(id, group);
  }
  return [...groups.values()].toSorted(
    (one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name),
  );
}

function key(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').toLowerCase();
}

function knownName(id: string): string | undefined {
  return DEPARTMENTS.find((department) => key(department) === id);
}

function rank(name: string): number {
  const at = DEPARTMENTS.findIndex((department) => department === name);
  return at === -1 ? DEPARTMENTS.length : at;
}
