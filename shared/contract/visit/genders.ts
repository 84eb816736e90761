/** The three genders of REG-8, in its order. Separate from the schemas, so that a form need not load them. */
export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];
