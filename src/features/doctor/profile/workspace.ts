import { create } from 'zustand';
import { tellSeen } from '#src/platform/staff/patient-seen.ts';
import { forgetPrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { forgetRecords } from '#src/features/doctor/record/record-drafts.ts';

export type PanelTab = 'details' | 'prescription';

type Workspace = {
  /** Whose workspace this is, once it is known. */
  readonly owner: string | undefined;
  /** The appointment whose patient is shown in the dashboard's panel. */
  readonly selected: string | undefined;
  readonly tab: PanelTab;
  /** Patients this doctor has removed from view (DOC-6: local only). */
  readonly removed: readonly string[];
};

const NOTHING: Workspace = { owner: undefined, selected: undefined, tab: 'details', removed: [] };

/**
 * What the doctor is looking at. In memory only: it outlives a change of view and a login in between, puts no name in a
 * URL, and is cleared with the session.
 */
export const useWorkspace = create<Workspace>(() => NOTHING);

/** Opens a patient's panel, or without an argument goes back to the list. */
export function selectAppointment(selected: string | undefined, tab: PanelTab = 'details'): void {
  useWorkspace.setState({ selected, tab });
  if (selected !== undefined) tellSeen({ kind: 'opened', appointmentId: selected });
}

export function showTab(tab: PanelTab): void {
  useWorkspace.setState({ tab });
}

/** Hides a patient from this doctor's list. @returns false if there is nobody to hide */
export function removeFromView(patientId: string): boolean {
  if (patientId.trim() === '') return false;
  useWorkspace.setState(({ removed }) => ({ removed: [...removed, patientId] }));
  return true;
}

/** Shows removed patients again: one, or all of them. */
export function showAgain(patientId?: string): void {
  useWorkspace.setState(({ removed }) => ({
    removed: patientId === undefined ? [] : removed.filter((id) => id !== patientId),
  }));
}

/** Somebody has logged in: what another doctor left behind must not be seen. */
export function claimWorkspace(owner: string): void {
  const before = useWorkspace.getState().owner;
  if (before !== undefined && before !== owner) forgetWorkspace();
  useWorkspace.setState({ owner });
}

/** At logout no patient data stays in memory. */
export function forgetWorkspace(): void {
  useWorkspace.setState(NOTHING);
  forgetRecords();
  forgetPrescriptionPatient();
}
