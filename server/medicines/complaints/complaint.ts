/** A complaint that can be treated: its words, suitable substances (the first safe one of each group), and measures. */
export type Complaint = {
  readonly label: string;
  readonly said: string;
  readonly groups: readonly (readonly string[])[];
  readonly measures: readonly string[];
  /** What the doctor should examine before signing. */
  readonly look: string;
};

/** First choice for pain and fever. */
export const PAIN = ['paracetamol', 'ibuprofen'];
