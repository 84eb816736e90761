import type { PatientPage } from '#shared/contract/patient/correction.ts';
import { patientPageTexts as texts } from '#src/locales/en/staff/patient-page.ts';
import { patientPage } from '#src/platform/api/staff/patient-page.ts';
import { type StaffData, useStaffData } from '#src/platform/staff/use-staff-data.ts';
import type { Role } from '#shared/contract/staff/roles.ts';

/** A patient by the id in the address; an address may be old. */
export function usePatientPage(role: Role, id: string): StaffData<PatientPage> {
  return useStaffData(
    role,
    `patient ${id}`,
    (signal) => patientPage(id, signal),
    (problem) => ({ title: problem.kind === 'refused' && problem.status === 404 ? texts.unknown : texts.failed }),
  );
}
