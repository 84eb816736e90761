import { succeed } from '#shared/result.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { type StaffData, useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { allOwnAppointments } from '#src/features/doctor/appointments/all-own-appointments.ts';
import { prescriptionPatientOf } from '#src/features/doctor/appointments/appointment-facts.ts';

/** Everybody who has an appointment with this doctor, once each, the latest first. */
export function useOwnPatients(): StaffData<readonly PrescriptionPatient[]> {
  return useStaffData(
    'doctor',
    'own-patients',
    async (signal) => {
      const answer = await allOwnAppointments('appointments', {}, signal);
      if (!answer.ok) return answer;
      const patients = answer.value.flatMap((appointment) => prescriptionPatientOf(appointment) ?? []);
      return succeed([...new Map(patients.map((patient) => [patient._id, patient])).values()]);
    },
    () => ({ title: doctorTexts.dashboard.failed }),
  );
}
