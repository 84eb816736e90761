/** Dose and frequency, in words for the prescription and in numbers for the check. */
export type Dose = {
  readonly dosage: string;
  readonly frequency: string;
  /**
   * Milligrams per dose, and at most how many doses in 24 hours; missing for what is applied to the skin, nose or eyes.
   */
  readonly mg?: number;
  readonly perDay?: number;
};

/** A child's dose by weight, in kg, inclusive below and exclusive above, as on children's labels. */
export type WeightBand = {
  readonly fromKg: number;
  readonly belowKg: number;
  readonly mg: number;
  /** Millilitres of the children's liquid; if missing, the adult tablets are used. */
  readonly mL?: number;
};

/**
 * One over-the-counter substance with its Drug Facts label. A draft gives at most what the label allows, often less. A
 * clinician must verify every row before it is relied on.
 */
export type Substance = {
  /** Its name in server/medicines/known/substances.tsv. */
  readonly ingredient: string;
  /** The product meant, with its strength. */
  readonly product: string;
  /** False: known to the medicine check only and never suggested. */
  readonly suggested: boolean;
  readonly adult: Dose;
  /**
   * For age 65 and over, low weight, heavy alcohol use, warfarin, kidney disease. If missing, the adult dose applies.
   */
  readonly lower?: Dose;
  /** From 2 to 17 years. If missing, there is no dose for children. */
  readonly child?: {
    readonly minAge: number;
    /** The liquid to which a band's `mL` refers. */
    readonly liquid?: string;
    readonly bands?: readonly WeightBand[];
    readonly dose: Dose;
  };
  /** The label's maximum in 24 hours for adults, in words and, if given, in milligrams. */
  readonly most: string;
  readonly mostMg?: number;
  /** Years; below it the label says to ask a doctor, or not to use it. */
  readonly minAge: number;
  /** Suggested even if something calls for care; others are not. The reasons against it are in server/medicines. */
  readonly despiteCare?: true;
  /** `confirm`: with a doctor's confirmation. */
  readonly pregnancy: 'confirm' | 'no';
  readonly breastfeeding: 'fine' | 'ask';
  readonly sideEffects: string;
  readonly instructions: string;
  /** The public-domain label (openFDA / DailyMed) and its sections. */
  readonly label: string;
  /** What a clinician must verify before this row is relied on. */
  readonly verify: string;
};
