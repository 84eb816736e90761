import type { ListedPrescription } from '#server/database/repositories/prescriptions/prescriptions-repository.ts';

/** A saved prescription as it is read back (DATA-4): the doctor as an object, every saved field beside it. */
export type VisitView = ReturnType<typeof visitView>;

/** Turns a row into what goes over the wire; `date` repeats `createdAt`, because clients read either (DATA-4). */
export function visitView({ prescription, doctorName, doctorSpecialization }: ListedPrescription) {
  const { id, createdAt, doctorId, deletedAt: _deleted, sample, ...saved } = prescription;
  return {
    ...saved,
    _id: id,
    createdAt: createdAt.toISOString(),
    date: createdAt.toISOString(),
    doctorId: { _id: doctorId, name: doctorName, specialization: doctorSpecialization },
    ...(sample ? { sample: true } : {}),
  };
}
