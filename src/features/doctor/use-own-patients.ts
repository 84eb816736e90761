import { succeed } from '#shared/result.ts';
import { doctorTexts } from '#src/locales/en/doctor.ts';
import { doctorAppointments } from '#src/platform/api/appointments.ts';
import { isOursForSure } from '#src/platform/api/known-backend.ts';
import type { PrescriptionPatient } from '#src/platform/prescription-patient.ts';
import { type StaffData, useStaffData } from '#src/platform/use-staff-data.ts';
import { prescriptionPatientOf } from './appointment-facts.ts';

const MOST_ROWS = 500;

/** Everybody who has an appointment with this doctor, once each, the latest first. */
export function useOwnPatients(): StaffData<readonly PrescriptionPatient[]> {
  return useStaffData(
    'doctor',
    'own-patients',
    async (signal) => {
      await isOursForSure();
      const answer = await doctorAppointments('appointments', {}, { limit: MOST_ROWS }, { signal });
      if (!answer.ok) return answer;
      const patients = answer.value.appointments.flatMap((appointment) => prescriptionPatientOf(appointment) ?? []);
      return succeed([...new Map(patients.map((patient) => [patient._id, patient])).values()]);
    },
    () => ({ title: doctorTexts.dashboard.failed }),
  );
}
