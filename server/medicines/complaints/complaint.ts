/** A complaint that can be helped: what says it, which substances help (the first safe one of each group), what to do. */
export type Complaint = {
  readonly label: string;
  readonly said: string;
  readonly groups: readonly (readonly string[])[];
  readonly measures: readonly string[];
  /** What the doctor should look at before signing. */
  readonly look: string;
};

/** First choice against pain and fever. */
export const PAIN = ['paracetamol', 'ibuprofen'];
