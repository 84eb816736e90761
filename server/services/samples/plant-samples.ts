import { eachPart } from '#shared/contract/prescription/prescription-parts.ts';
import { randomUUID } from 'node:crypto';
import { insertAppointment } from '#server/database/repositories/appointments/appointments-repository.ts';
import { insertDoctors } from '#server/database/repositories/staff/doctors-repository.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { insertPatient } from '#server/database/repositories/patients/patients-repository.ts';
import { insertPrescriptions } from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicTimeToday } from '#server/services/clinic/clinic-time.ts';
import { SAMPLE_DOCTORS } from './sample-doctors.ts';
import { SAMPLE_PATIENTS, type SamplePatient, type SampleVisit } from './sample-patients.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Plants the sample doctors, patients, visits and today's appointments (RUN-4): ordinary rows marked as
 * samples. `passwordHash` is what every sample doctor logs in with.
 */
export async function plantSamples(db: Queryable, passwordHash: string, timeZone: string, now: Date): Promise<void> {
  const doctorIds = new Map(SAMPLE_DOCTORS.map((doctor) => [doctor.code, uuidV7(now)]));
  const idOf = (code: string): string => {
    const id = doctorIds.get(code);
    if (id === undefined) throw new Error(`No sample doctor ${code}`);
    return id;
  };
  await insertDoctors(
    db,
    SAMPLE_DOCTORS.map((doctor, index) => ({
      ...doctor,
      id: idOf(doctor.code),
      nameFolded: foldText(doctor.name),
      specializationFolded: foldText(doctor.specialization),
      passwordHash,
      sample: true,
      // Lists come newest first, and the first sample shall come first.
      createdAt: new Date(now.getTime() - index * MINUTE_MS),
    })),
  );
  for (const [index, patient] of SAMPLE_PATIENTS.entries()) {
    await plantPatient(db, patient, idOf, timeZone, now, new Date(now.getTime() - (index + 1) * 10 * MINUTE_MS));
  }
}

async function plantPatient(
  db: Queryable,
  sample: SamplePatient,
  idOf: (code: string) => string,
  timeZone: string,
  now: Date,
  receivedAt: Date,
): Promise<void> {
  const { name, age, gender, phone, symptoms, today, visits } = sample;
  const id = randomUUID();
  const doctorId = idOf(sample.doctor);
  const person = { name, age, gender, phone, symptoms: [...symptoms] };
  await insertPatient(db, { ...person, id, doctorId, sample: true, receivedAt });
  await insertPrescriptions(
    db,
    visits.map((visit) => visitRow(visit, id, idOf, now)),
  );
  const { at, ...details } = today;
  await insertAppointment(db, {
    id: uuidV7(now),
    patientId: id,
    doctorId,
    appointmentTime: clinicTimeToday(now, timeZone, ...at),
    status: 'Upcoming',
    origin: 'sample',
    details: { ...details, age, gender, symptoms },
    sample: true,
    receivedAt,
  });
}

function visitRow(visit: SampleVisit, patientId: string, idOf: (code: string) => string, now: Date) {
  const createdAt = new Date(now.getTime() - visit.daysAgo * DAY_MS);
  return {
    ...eachPart<string, string[]>('', []),
    id: uuidV7(createdAt),
    patientId,
    doctorId: idOf(visit.doctor),
    status: 'Completed',
    symptoms: [...visit.symptoms],
    diagnosis: visit.diagnosis,
    medicines: visit.medicines,
    notes: visit.notes,
    sample: true,
    createdAt,
  };
}
