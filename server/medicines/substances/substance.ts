/** How much and how often, in words for the prescription and in numbers for the check. */
export type Dose = {
  readonly dosage: string;
  readonly frequency: string;
  /** Milligrams in one dose, and doses in 24 hours at most; absent for what is put on the skin, in the nose or the eyes. */
  readonly mg?: number;
  readonly perDay?: number;
};

/** A child's dose by weight, kg inclusive below and exclusive above, as the children's labels have it. */
export type WeightBand = {
  readonly fromKg: number;
  readonly belowKg: number;
  readonly mg: number;
  /** Millilitres of the child's liquid; absent: the tablets of the adult. */
  readonly mL?: number;
};

/**
 * One over-the-counter substance as its Drug Facts label has it. The draft gives at most what the label allows, often less.
 * Every row is to be verified by a clinician before it is relied on.
 */
export type Substance = {
  /** As server/medicines/known/substances.tsv calls it. */
  readonly ingredient: string;
  /** The product that is meant, with its strength. */
  readonly product: string;
  /** False: known to the medicine check only; the draft never suggests it. */
  readonly suggested: boolean;
  readonly adult: Dose;
  /** For age 65 and over, low weight, heavy alcohol, warfarin, kidney disease. Absent: the adult dose. */
  readonly lower?: Dose;
  /** From 2 to 17 years. Absent: nothing for children. */
  readonly child?: {
    readonly minAge: number;
    /** What `mL` of a band is of. */
    readonly liquid?: string;
    readonly bands?: readonly WeightBand[];
    readonly dose: Dose;
  };
  /** Label's most in 24 hours for adults, in words and, where it has one, in milligrams. */
  readonly most: string;
  readonly mostMg?: number;
  /** Years; below it the label says to ask a doctor, or not to use it. */
  readonly minAge: number;
  /** Offered where something asks for care only; others are not. What speaks against it stands in server/medicines. */
  readonly despiteCare?: true;
  /** `confirm`: with a doctor's confirmation. */
  readonly pregnancy: 'confirm' | 'no';
  readonly breastfeeding: 'fine' | 'ask';
  readonly sideEffects: string;
  readonly instructions: string;
  /** The public-domain label (openFDA / DailyMed) and its sections. */
  readonly label: string;
  /** What a clinician has to verify before this row is relied on. */
  readonly verify: string;
};
