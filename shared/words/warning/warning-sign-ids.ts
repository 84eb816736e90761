/** The warning signs (WARN-1), in the order in which they are listed; what each is, is data of a language. */
export const WARNING_SIGN_IDS = [
  'chest-pain',
  'breathing',
  'stroke',
  'growing-weakness',
  'head',
  'meningitis',
  'bleeding',
  'allergy',
  'seizure',
  'consciousness',
  'young-baby',
  'self-harm',
  'poisoning',
  'abdomen',
  'infection',
  'diabetes',
  'spine',
  'cold-limb',
  'swollen-leg',
  'eye',
  'injury',
  'pregnancy',
] as const;

/** A warning sign in the patient's words, which is not a diagnosis. */
export type RedFlag = (typeof WARNING_SIGN_IDS)[number];
