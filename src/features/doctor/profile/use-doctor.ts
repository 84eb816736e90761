import { createContext, use } from 'react';
import type { DoctorInfo } from '#shared/contract/doctor/doctors.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { doctorInfo } from '#src/platform/api/staff/doctor-info.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { type StaffData, useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { claimWorkspace } from './workspace.ts';

/** Who is logged in, as far as it is known. */
export type Doctor = StaffData<DoctorInfo>;

const DoctorContext = createContext<Doctor | undefined>(undefined);
/** Provides the workspace's doctor to its views. */
export const DoctorProvider = DoctorContext;

/** Loads who is logged in, once per workspace. */
export function useLoadedDoctor(): Doctor {
  const leaveForLogin = useSignedOut('doctor');
  return useStaffData(
    'doctor',
    'doctor-info',
    async (signal) => {
      const answer = await doctorInfo({ signal });
      if (answer.ok) claimWorkspace(answer.value.email ?? answer.value.name);
      // Somebody is logged in who is not a doctor, such as an administrator.
      else if (answer.problem.kind === 'refused' && answer.problem.status === 403) leaveForLogin();
      return answer;
    },
    () => ({ title: doctorTexts.infoFailed }),
  );
}

/** The doctor to whose workspace a view belongs. */
export function useDoctor(): Doctor {
  const doctor = use(DoctorContext);
  if (doctor === undefined) throw new Error('a view of the doctor’s stands outside the workspace');
  return doctor;
}
