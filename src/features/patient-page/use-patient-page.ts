import * as v from 'valibot';
import { ReasonNeeded } from '#shared/contract/staff/access-notices.ts';
import type { PatientPage } from '#shared/contract/patient/correction.ts';
import { patientPageTexts as texts } from '#src/locales/en/staff/patient-page.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { patientPage } from '#src/platform/api/staff/patient-page.ts';
import { type StaffData, useStaffData } from '#src/platform/staff/use-staff-data.ts';
import type { Role } from '#shared/contract/staff/roles.ts';

const Needed = v.pipe(v.string(), v.parseJson(), ReasonNeeded);

/** Whether the record opens after a reason: it is not one of the doctor's own patients. */
export function needsReason(problem: ApiProblem | undefined): boolean {
  return problem?.kind === 'refused' && problem.status === 403 && v.is(Needed, problem.bodyText);
}

/** A patient by the id in the address; an address may be old. */
export function usePatientPage(role: Role, id: string): StaffData<PatientPage> {
  return useStaffData(
    role,
    `patient ${id}`,
    (signal) => patientPage(id, signal),
    (problem) => {
      if (needsReason(problem)) return { title: texts.open.title };
      return { title: problem.kind === 'refused' && problem.status === 404 ? texts.unknown : texts.failed };
    },
  );
}
