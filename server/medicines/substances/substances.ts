import { CHECKED_SUBSTANCES } from './checked-substances.ts';
import { COLD_AND_STOMACH_SUBSTANCES } from './cold-and-stomach-substances.ts';
import { PAIN_SUBSTANCES } from './pain-substances.ts';
import type { Substance } from './substance.ts';
import { TOPICAL_SUBSTANCES } from './topical-substances.ts';

/** Every over-the-counter substance known here. */
export const SUBSTANCES: readonly Substance[] = [
  ...PAIN_SUBSTANCES,
  ...COLD_AND_STOMACH_SUBSTANCES,
  ...CHECKED_SUBSTANCES,
  ...TOPICAL_SUBSTANCES,
];

const BY_INGREDIENT = new Map(SUBSTANCES.map((substance) => [substance.ingredient, substance]));

/** @returns the row of a substance by its name in server/medicines/known/substances.tsv. */
export function substanceOf(ingredient: string): Substance | undefined {
  return BY_INGREDIENT.get(ingredient);
}
