import { create } from 'zustand';

/** What a prescription needs to know about its patient. */
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

/** The patient a prescription is for: in memory only, never in a URL, where histories and logs would record it. */
export const usePrescriptionPatient = create<Chosen>(() => NOBODY);

/** Chooses the patient, and the appointment it came from if there is one. */
export function choosePrescriptionPatient(patient: PrescriptionPatient, appointmentId?: string): void {
  usePrescriptionPatient.setState({ patient, appointmentId });
}

/** Call at logout: the next user of this screen must not see the previous user's patient. */
export function forgetPrescriptionPatient(): void {
  // A new object, so that listeners are notified even if nobody had been chosen.
  usePrescriptionPatient.setState({ ...NOBODY });
}
