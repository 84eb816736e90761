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

/** No sign by name, but the words of somebody who needs help at once (sounds-urgent.ts). */
export const SOUNDS_URGENT = 'sounds-urgent';

/** Whatever can be said to warn: the signs, and words that sound urgent without one of them. */
export const WARNING_IDS = [...WARNING_SIGN_IDS, SOUNDS_URGENT] as const;

/** A warning sign by name, which is not a diagnosis. */
export type NamedSign = (typeof WARNING_SIGN_IDS)[number];
/** What in the patient's words warns. */
export type RedFlag = (typeof WARNING_IDS)[number];
