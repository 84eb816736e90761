/** A medicine in a prescription; only the name is needed. */
export type CheckedMedicine = { readonly name: string; readonly dosage?: string; readonly frequency?: string };

export type MedicineWarning = {
  readonly kind: 'allergy' | 'duplicate' | 'interaction' | 'condition' | 'pregnancy' | 'age' | 'dose' | 'unchecked';
  /** `stop`: a doctor needs a reason to continue; `care`: worth knowing. */
  readonly severity: 'stop' | 'care';
  /** The medicine as it was written. */
  readonly medicine: string;
  /** A sentence for the doctor. */
  readonly message: string;
};
