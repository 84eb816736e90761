import { create } from 'zustand';

/** What a prescription needs to know of its patient. */
export type PrescriptionPatient = {
  readonly _id: string;
  readonly name: string;
  readonly age?: number | undefined;
  readonly gender?: string | undefined;
  readonly phone?: string | undefined;
  readonly symptoms: readonly string[];
};

type Chosen = { readonly patient: PrescriptionPatient | undefined; readonly appointmentId: string | undefined };

const NOBODY: Chosen = { patient: undefined, appointmentId: undefined };

/** Whom a prescription is for: in memory only, never in an address, where histories and logs would keep it. */
export const usePrescriptionPatient = create<Chosen>(() => NOBODY);

/** Chooses the patient, and the appointment it came from where there is one. */
export function choosePrescriptionPatient(patient: PrescriptionPatient, appointmentId?: string): void {
  usePrescriptionPatient.setState({ patient, appointmentId });
}

/** To be called at logout: the next person at this screen must not meet the patient of the last one. */
export function forgetPrescriptionPatient(): void {
  // A new object: who listens is told even if nobody had been chosen.
  usePrescriptionPatient.setState({ ...NOBODY });
}
